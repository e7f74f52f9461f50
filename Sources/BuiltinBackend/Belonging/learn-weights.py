#!/usr/bin/env python3
"""Learns the weights of BelongingSign from lines of people's days, and prints them.

    MAGPIE_BELONGING_SIGNS=signs.jsonl swift test --filter BelongingSignsTests
    python3 learn-weights.py signs.jsonl

Each line of the file is something that was told: what is wanted of it, and every place where it may belong, with its signs. Where only
a note of its own is wanted, that is right; where a change is wanted, the notes that have what is to be replaced, else those that
have anything of what must stand there. The others are left out. People are left out in turn to see how well the weights do on others.
Needs numpy and scipy.
"""
import json, random, sys
import numpy as np
from scipy.optimize import minimize

SURELY = 0.6


def is_in(wanted, text):
    return any(part.strip() in text for part in wanted.lower().split("|"))


def right_places(row, signs, own):
    texts = [place["text"].lower() for place in row["places"]]
    if any("[" in text for text in row["texts"]) or row["want"] not in ("create", "update"):
        return None
    if row["want"] == "create":
        return own
    gone = [text[1:] for text in row["texts"] if text.startswith("!")]
    there = [text for text in row["texts"] if not text.startswith("!")]
    for wanted in (gone, there):
        hit = np.array([any(is_in(w, text) for w in wanted) for text in texts]) & ~own
        if hit.any():
            return hit
    return None


def load(path):
    lines, names = [], None
    for row in map(json.loads, open(path, encoding="utf-8")):
        names = row["signs"]
        signs = np.array([place["signs"] for place in row["places"]])
        own = signs[:, names.index("own")] == 1
        right = right_places(row, signs, own)
        if right is not None:
            lines.append((row["person"], signs, right, own))
    return names, lines


def likelihoods(signs, weights):
    scores = signs @ weights
    share = np.exp(scores - scores.max())
    return share / share.sum()


def learn(lines):
    def loss(weights):
        total, slope = weights @ weights / 2, weights.copy()
        for _, signs, right, _ in lines:
            share = likelihoods(signs, weights)
            hit = share[right].sum() + 1e-12
            total -= np.log(hit)
            slope -= (np.where(right, share, 0) / hit - share) @ signs
        return total, slope

    return minimize(loss, np.zeros(lines[0][1].shape[1]), jac=True, method="L-BFGS-B").x


def main():
    names, lines = load(sys.argv[1])
    people = sorted({line[0] for line in lines})
    random.Random(1).shuffle(people)
    below = [0, 0]
    for fold in range(6):
        left_out = set(people[fold::6])
        weights = learn([line for line in lines if line[0] not in left_out])
        for _, signs, right, own in (line for line in lines if line[0] in left_out):
            share = likelihoods(signs, weights)
            best = int(share.argmax())
            if share[best] >= SURELY and not own[best]:
                below[0] += bool(right[best])
                below[1] += 1
    print(f"people left out: of {below[1]} lines put below a note, {below[0]} belong there; {len(lines)} lines")
    for name, weight in zip(names, learn(lines)):
        print(f"{name:14}{weight:6.1f}")


if __name__ == "__main__":
    main()
