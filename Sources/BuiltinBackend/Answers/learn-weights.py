#!/usr/bin/env python3
"""Learns the weights of AnswerSign from questions of people's days, and prints them.

    MAGPIE_ANSWER_SIGNS=signs.jsonl swift test --filter AnswerSignsTests
    python3 learn-weights.py signs.jsonl

Each line of the file is a question: its person, what the answer must have, and every passage with its signs. A passage is right
when it has all of that; where none has, the notes as wholes that do, else those that have some. The likelihood of the right ones
among all passages is made as large as can be. People are left out in turn to see how well the weights do on others. Needs numpy
and scipy.
"""
import json, random, sys
import numpy as np
from scipy.optimize import minimize

REACH, SAME_NOTE, MOST, LEAST = 3.0, 1.25, 4, 1.8


def is_in(wanted, text):
    return any(part.strip() in text for part in wanted.lower().split("|"))


def load(path):
    questions, names = [], None
    for row in map(json.loads, open(path, encoding="utf-8")):
        names = row["signs"]
        wanted = [t for t in row["answers"] if not t.startswith("!")]
        unwanted = [t[1:] for t in row["answers"] if t.startswith("!")]
        passages = row["passages"]
        if not wanted or not passages:
            continue
        texts = [(p["title"] + " " + p["text"]).lower() for p in passages]
        signs = np.array([p["signs"] for p in passages])
        whole = signs[:, names.index("whole")] == 1
        has_all = np.array([all(is_in(t, text) for t in wanted) and not any(is_in(t, text) for t in unwanted) for text in texts])
        has_some = np.array([any(is_in(t, text) for t in wanted) for text in texts])
        right = next((r for r in (has_all & ~whole, has_all, has_some & ~whole) if r.any()), None)
        questions.append((row["person"], [p["note"] for p in passages], texts, signs, right, wanted, unwanted))
    return names, questions


def learn(questions):
    known = [(signs, right) for _, _, _, signs, right, _, _ in questions if right is not None]

    def loss(weights):
        total, slope = weights @ weights, 2 * weights
        for signs, right in known:
            scores = signs @ weights
            share = np.exp(scores - scores.max())
            share /= share.sum()
            hit = share[right].sum()
            total -= np.log(hit + 1e-12)
            slope -= (np.where(right, share, 0) / hit - share) @ signs
        return total, slope

    return minimize(loss, np.zeros(known[0][0].shape[1]), jac=True, method="L-BFGS-B").x


def shown(notes, signs, weights, names):
    scores, whole, found = signs @ weights, signs[:, names.index("whole")], []
    related = signs[:, [names.index(n) for n in ("words", "day", "open", "spokenOf")]].max(axis=1) > 0
    order = [i for i in np.argsort(-scores, kind="stable") if scores[i] >= LEAST and related[i]]
    for i in order:
        same = [j for j in found if notes[j] == notes[i]]
        behind = scores[order[0]] - scores[i]
        if len(found) < MOST and behind <= (SAME_NOTE if same else REACH) and not any(whole[j] or whole[i] for j in same):
            found.append(i)
    return found


def main():
    names, questions = load(sys.argv[1])
    people = sorted({q[0] for q in questions})
    random.Random(1).shuffle(people)
    right = count = 0
    for fold in range(6):
        left_out = set(people[fold::6])
        weights = learn([q for q in questions if q[0] not in left_out])
        for _, notes, texts, signs, _, wanted, unwanted in (q for q in questions if q[0] in left_out):
            found = shown(notes, signs, weights, names)
            text = " ".join(texts[i] for i in found)
            right += all(is_in(t, text) for t in wanted) and not any(is_in(t, text) for t in unwanted)
            count += len(found)
    print(f"people left out: {right} of {len(questions)} questions answered, {count / len(questions):.2f} passages each")
    for name, weight in zip(names, learn(questions)):
        print(f"{name:10}{weight:6.1f}")


if __name__ == "__main__":
    main()
