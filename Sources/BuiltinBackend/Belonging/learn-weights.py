#!/usr/bin/env python3
"""Learns the weights of BelongingSign, OwnNoteSign and DoneSign from lines of people's days, and prints them as Swift.

    MAGPIE_BELONGING_SIGNS=signs.jsonl swift test --filter BelongingSignsTests
    python3 learn-weights.py signs.jsonl > BelongingWeights.swift
    MAGPIE_DONE_SIGNS=done.jsonl swift test --filter DoneSignsTests
    python3 learn-weights.py --done done.jsonl > DoneWeights.swift

Each line of the first file is something that was told: every place where it may belong, with its signs, which one is right, and whether a
note of its own would do; each of the second is an open task, with its signs, and whether the line tells that it is done. People are left
out in turn to see how well the weights do on others; that is told on standard error. Needs numpy and scipy.
"""
import json, random, sys
import numpy as np
from scipy.optimize import minimize

SHRINKING = 2.0
FOLDS = 6
BARS = (0.35, 0.5, 0.6, 0.7, 0.8, 0.9)


def load(path):
    return [json.loads(line) for line in open(path, encoding="utf-8")]


def likelihoods(places, weights):
    scores = places @ weights
    share = np.exp(scores - scores.max())
    return share / share.sum()


def learn_places(lines):
    def loss(weights):
        total, slope = SHRINKING / 2 * weights @ weights, SHRINKING * weights
        for _, places, right in lines:
            share = likelihoods(places, weights)
            total -= np.log(share[right] + 1e-12)
            slope = slope + share @ places - places[right]
        return total, slope

    return minimize(loss, np.zeros(lines[0][1].shape[1]), jac=True, method="L-BFGS-B").x


def learn_odds(lines, shrinking):
    signs, would = np.array([line[1] for line in lines]), np.array([line[2] for line in lines], float)

    def loss(weights):
        likely = 1 / (1 + np.exp(-signs @ weights))
        total = -(would * np.log(likely + 1e-12) + (1 - would) * np.log(1 - likely + 1e-12)).sum()
        return total + (shrinking * weights) @ weights / 2, signs.T @ (likely - would) + shrinking * weights

    return minimize(loss, np.zeros(signs.shape[1]), jac=True, method="L-BFGS-B").x


def learn_own(lines):
    return learn_odds(lines, np.full(len(lines[0][1]), SHRINKING))


def learn_done(lines):
    # What speaks for no task by itself is not shrunk.
    return learn_odds(lines, np.array([0.0] + [1.0] * (len(lines[0][1]) - 1)))


def with_weights_of_others(lines, learn):
    """Each line with the weights that were learnt without its person."""
    people = sorted({line[0] for line in lines})
    random.Random(1).shuffle(people)
    for fold in range(FOLDS):
        left_out = set(people[fold::FOLDS])
        weights = learn([line for line in lines if line[0] not in left_out])
        yield from ((line, weights) for line in lines if line[0] in left_out)


def kind(places, index):
    return ("nothing", "own", "note")[min(len(places) - 1 - index, 2)]


def tell_places(lines):
    told, hits = {}, 0
    for (_, places, right), weights in with_weights_of_others(lines, learn_places):
        share = likelihoods(places, weights)
        best = int(share.argmax())
        hits += best == right
        for bar in (bar for bar in BARS if share[best] >= bar):
            told.setdefault((bar, kind(places, best)), [0, 0])[best != right] += 1
    print(f"people left out: {hits} of {len(lines)} lines have the right place first", file=sys.stderr)
    for (bar, what), (right, wrong) in sorted(told.items()):
        print(f"  from {bar}: {what} {right} right, {wrong} wrong", file=sys.stderr)


def tell_odds(lines, learn, what):
    told = {bar: [0, 0] for bar in BARS}
    for (_, signs, would), weights in with_weights_of_others(lines, learn):
        for bar in (bar for bar in BARS if 1 / (1 + np.exp(-signs @ weights)) >= bar):
            told[bar][not would] += 1
    print(f"{what}: {sum(line[2] for line in lines)} of {len(lines)}", file=sys.stderr)
    for bar, (right, wrong) in told.items():
        print(f"  from {bar}: {right} right, {wrong} wrong", file=sys.stderr)


def show(name, measure, signs, weights):
    learnt = f"What it adds to the logarithm of the {measure}; learnt from the lines of people's days, see <doc:Belonging>."
    print(f"extension {name} {{\n    /// {learnt}\n    var weight: Double {{\n        switch self {{")
    for sign, weight in zip(signs, weights):
        print(f"        case .{sign}: {weight:.2f}".replace(": -0.00", ": 0"))
    print("        }\n    }\n}")


def done(rows):
    signs = rows[0]["signs"]
    lines = [(row["person"], np.array([row["values"][i] for i in range(len(signs))]), row["isDone"]) for row in rows]
    tell_odds(lines, learn_done, "a task is done")
    show("DoneSign", "odds", signs, learn_done(lines))


def belonging(rows):
    lines = [(row["person"], np.array(row["places"]), row["right"]) for row in rows if row.get("right") is not None]
    own = [(row["person"], np.array(row["own"]), row["mayBeOwn"]) for row in rows if row.get("mayBeOwn") is not None]
    tell_places(lines)
    tell_odds(own, learn_own, "a note of its own would do")
    show("BelongingSign", "likelihood", rows[0]["signs"], learn_places(lines))
    print()
    show("OwnNoteSign", "odds", rows[0]["ownSigns"], learn_own(own))


if __name__ == "__main__":
    done(load(sys.argv[2])) if sys.argv[1] == "--done" else belonging(load(sys.argv[1]))
