import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hexOf } from '../provably-fair.ts';

/** What the root of a mode is taken of. */
export interface ModeHead {
  /** As the package spells it. */
  readonly name: string;
  /** What a round is charged, in stakes, as the package writes it. */
  readonly cost: string;
  /** Of its table. */
  readonly lines: number;
  /** All weights, in decimal digits. */
  readonly weightSum: string;
  /** Hash of the top over the blocks of the table. Hex. */
  readonly tree: string;
}

/** First bytes of what is hashed; those of blocks and pairs of nodes are 0 and 1. */
const MODE = 2;
const VERSION = 3;

const hashText = (kind: number, text: string): string =>
  hexOf(sha256(Uint8Array.of(kind, ...utf8ToBytes(text))));

/** The root of a mode: SHA-256 of the byte 2 and its name, cost, lines, sum of weights and tree, joined by colons. Hex. */
export const modeRoot = ({ name, cost, lines, weightSum, tree }: ModeHead): string =>
  hashText(MODE, [name, cost, lines, weightSum, tree].join(':'));

/**
 * What a version of a game is published by: SHA-256 of the byte 3 and the roots of its modes, in the order of the package's
 * index, joined by colons. Hex.
 */
export const versionCommitment = (roots: readonly string[]): string => hashText(VERSION, roots.join(':'));
