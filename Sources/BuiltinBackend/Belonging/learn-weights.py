#!/usr/bin/env python3
"""Learns the weights of BelongingSign and OwnNoteSign from lines of people's days, and prints them as BelongingWeights.swift.

    MAGPIE_BELONGING_SIGNS=signs.jsonl swift test --filter BelongingSignsTests
    python3 learn-weights.py signs.jsonl

Each line of the file is something that was told: every place where it may belong, with its signs, which one is right, and whether a note
of its own would do. People are left out in turn to see how well the weights do on others; that is told on standard error. Needs
numpy and scipy.
"""
import json, random, sys
import numpy as np
from scipy.optimize import minimize

SHRINKING = 2.0
FOLDS = 6
BARS = (0.5, 0.6, 0.7, 0.8)


def load(path):
    return [json.loads(line) for line in open(path, encoding="utf-8")]


def likelihoods(places, weights):
    scores = places @ weights
    share = np.exp(scores - scores.max())
    return share / share.sum()


def learn(lines):
    def loss(weights):
        total, slope = SHRINKING / 2 * weights @ weights, SHRINKING * weights
        for _, places, right in lines:
            share = likelihoods(places, weights)
            total -= np.log(share[right] + 1e-12)
            slope = slope + share @ places - places[right]
        return total, slope

    return minimize(loss, np.zeros(lines[0][1].shape[1]), jac=True, method="L-BFGS-B").x


def learn_own(lines):
    signs, would = np.array([line[1] for line in lines]), np.array([line[2] for line in lines], float)

    def loss(weights):
        likely = 1 / (1 + np.exp(-signs @ weights))
        total = -(would * np.log(likely + 1e-12) + (1 - would) * np.log(1 - likely + 1e-12)).sum()
        return total + weights @ weights, signs.T @ (likely - would) + 2 * weights

    return minimize(loss, np.zeros(signs.shape[1]), jac=True, method="L-BFGS-B").x


def kind(places, index):
    return ("nothing", "own", "note")[min(len(places) - 1 - index, 2)]


def main():
    rows = load(sys.argv[1])
    lines = [(row["person"], np.array(row["places"]), row["right"]) for row in rows if row.get("right") is not None]
    own = [(row["person"], np.array(row["own"]), row["mayBeOwn"]) for row in rows if row.get("mayBeOwn") is not None]
    people = sorted({row["person"] for row in rows})
    random.Random(1).shuffle(people)
    told = {(bar, what): [0, 0] for bar in BARS for what in ("nothing", "own", "note")}
    hits = 0
    for fold in range(FOLDS):
        left_out = set(people[fold::FOLDS])
        weights = learn([line for line in lines if line[0] not in left_out])
        for _, places, right in (line for line in lines if line[0] in left_out):
            share = likelihoods(places, weights)
            best = int(share.argmax())
            hits += best == right
            for bar in BARS:
                if share[best] >= bar:
                    told[bar, kind(places, best)][best != right] += 1
    print(f"people left out: {hits} of {len(lines)} lines have the right place first", file=sys.stderr)
    for (bar, what), (right, wrong) in told.items():
        print(f"  from {bar}: {what} {right} right, {wrong} wrong", file=sys.stderr)
    kept = {bar: [0, 0] for bar in BARS + (0.9,)}
    for fold in range(FOLDS):
        left_out = set(people[fold::FOLDS])
        weights = learn_own([line for line in own if line[0] not in left_out])
        for _, signs, would in (line for line in own if line[0] in left_out):
            for bar in kept:
                if 1 / (1 + np.exp(-signs @ weights)) >= bar:
                    kept[bar][not would] += 1
    print(f"a note of its own would do for {sum(line[2] for line in own)} of {len(own)}", file=sys.stderr)
    for bar, (right, wrong) in kept.items():
        print(f"  from {bar}: {right} right, {wrong} wrong", file=sys.stderr)
    learnt = "learnt from the lines of people's days, see <doc:Belonging>."
    show("BelongingSign", f"What it adds to the logarithm of the likelihood; {learnt}", rows[0]["signs"], learn(lines))
    print()
    odds = f"What it adds to the logarithm of the odds; {learnt}"
    show("OwnNoteSign", odds, rows[0]["ownSigns"], learn_own(own))


def show(name, comment, signs, weights):
    print(f"extension {name} {{\n    /// {comment}\n    var weight: Double {{\n        switch self {{")
    for sign, weight in zip(signs, weights):
        print(f"        case .{sign}: {weight:.2f}".replace(": -0.00", ": 0"))
    print("        }\n    }\n}")


if __name__ == "__main__":
    main()
