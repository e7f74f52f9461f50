#!/usr/bin/env python3
"""Learns the weights of BelongingSign from lines of people's days, and prints them as BelongingWeights.swift.

    MAGPIE_BELONGING_SIGNS=signs.jsonl swift test --filter BelongingSignsTests
    python3 learn-weights.py signs.jsonl

Each line of the file is something that was told: every place where it may belong, with its signs, and which one is right. People are
left out in turn to see how well the weights do on others; that is told on standard error. Needs numpy and scipy.
"""
import json, random, sys
import numpy as np
from scipy.optimize import minimize

SHRINKING = 2.0
FOLDS = 6
BARS = (0.5, 0.6, 0.7, 0.8)


def load(path):
    rows = [json.loads(line) for line in open(path, encoding="utf-8")]
    return rows[0]["signs"], [(row["person"], np.array(row["places"]), row["right"]) for row in rows]


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


def kind(places, index):
    return ("nothing", "own", "note")[min(len(places) - 1 - index, 2)]


def main():
    names, lines = load(sys.argv[1])
    people = sorted({line[0] for line in lines})
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
    print("extension BelongingSign {")
    print("    /// What it adds to the logarithm of the likelihood; learnt from the lines of people's days, see <doc:Belonging>.")
    print("    var weight: Double {")
    print("        switch self {")
    for name, weight in zip(names, learn(lines)):
        print(f"        case .{name}: {weight:.2f}".replace(": -0.00", ": 0"))
    print("        }\n    }\n}")


if __name__ == "__main__":
    main()
