import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitOf, fairSource, hexOf } from '../provably-fair.ts';
import { drawBelow, WEIGHT_SUM_BELOW } from './draw.ts';
import { type ModeHead, modeRoot, versionCommitment } from './mode-root.ts';
import { climb, leafOf, type SumNode } from './sum-tree.ts';
import { BLOCK_LINES, blockBytes, blockCount, findLine, LINE_BYTES, type TableLine } from './table-block.ts';

/** Which block of a mode's table decides a number, and the way from it to the mode's root. */
export interface ModeProof {
  readonly mode: ModeHead;
  /** The block's place in the table, from 0. */
  readonly blockIndex: number;
  /** Hex; so are the hashes. */
  readonly block: string;
  /** The hash of the block, by which a changed block is told from a changed path. */
  readonly leaf: string;
  /** From the block up; sums in decimal digits. */
  readonly path: readonly { readonly sum: string; readonly hash: string }[];
}

/** What was published before the stake: everything else follows from it. */
export interface HostedPromise {
  /** Of the version of the game. */
  readonly commitment: string;
  /** Of the server seed. */
  readonly commit: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The mode that was bet on, as its package spells it. */
  readonly mode: string;
}

/** A round of a game that its studio's tables decide, as the server shows it. */
export interface HostedRound {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** In decimal digits; the payout in hundredths of the stake. */
  readonly id: string;
  readonly payout: string;
  /** Of all modes of the version. */
  readonly roots: readonly string[];
  readonly proof: ModeProof;
  /** The line of the book, as the studio wrote it. Null where it is not shown: then the table's payout is checked, and no book. */
  readonly book: string | null;
}

/** What of a round can be other than published. */
export type HostedPart =
  | 'serverSeed'
  | 'clientSeed'
  | 'nonce'
  | 'roots'
  | 'mode'
  | 'block'
  | 'path'
  /** The seeds give a number of another block. */
  | 'draw'
  | 'id'
  | 'payout'
  | 'book';

export type HostedVerdict =
  | { readonly kind: 'right'; readonly line: number; readonly id: bigint; readonly payout: bigint }
  | { readonly kind: 'wrong'; readonly field: HostedPart };

/** Works a round out again, from what was published before its stake; it sends no request. */
export function checkHostedRound(promise: HostedPromise, round: HostedRound): HostedVerdict {
  const wrong = (field: HostedPart): HostedVerdict => ({ kind: 'wrong', field });
  const { serverSeed, clientSeed, nonce, roots, proof } = round;
  if (attempt(() => commitOf(serverSeed)) !== promise.commit) return wrong('serverSeed');
  if (clientSeed !== promise.clientSeed) return wrong('clientSeed');
  if (nonce !== promise.nonce) return wrong('nonce');
  if (versionCommitment(roots) !== promise.commitment) return wrong('roots');
  const weightSum = attempt(() => BigInt(proof.mode.weightSum)) ?? 0n;
  const isOffered = proof.mode.name === promise.mode && roots.includes(modeRoot(proof.mode));
  if (!isOffered || weightSum < 1n || weightSum >= WEIGHT_SUM_BELOW) return wrong('mode');
  const place = checkBlock(proof);
  if (typeof place === 'string') return wrong(place);
  const number = drawBelow(fairSource(serverSeed, clientSeed, nonce), weightSum);
  const drawn = number < place.before ? null : findLine(place.block, number - place.before);
  if (!drawn) return wrong('draw');
  if (round.id !== String(drawn.id)) return wrong('id');
  if (round.payout !== String(drawn.payout)) return wrong('payout');
  if (!isBookOf(round, drawn)) return wrong('book');
  const line = place.firstLine + drawn.at;
  return { kind: 'right', line, id: drawn.id, payout: drawn.payout };
}

interface BlockPlace {
  readonly block: Uint8Array;
  /** Counted in the table, from 0. */
  readonly firstLine: number;
  /** Weights of all lines before the block. */
  readonly before: bigint;
}

/** The block of a proof whose root is the published one; the part that is wrong where there is none. */
function checkBlock({ mode, blockIndex, block: text, leaf, path }: ModeProof): BlockPlace | 'block' | 'path' {
  const count = blockCount(mode.lines);
  if (!Number.isInteger(blockIndex) || blockIndex < 0 || blockIndex >= count) return 'path';
  const block = /^[0-9a-f]+$/.test(text) ? attempt(() => hexToBytes(text)) : null;
  if (!block || block.length % LINE_BYTES !== 0) return 'block';
  const node = leafOf(block);
  if (hexOf(node.hash) !== leaf) return 'block';
  if (block.length !== blockBytes(mode.lines, blockIndex)) return 'path';
  const nodes = path.map(readNode);
  if (!nodes.every((one) => one !== null)) return 'path';
  const climbed = climb(node, blockIndex, count, nodes);
  const isPublished = climbed && hexOf(climbed.top.hash) === mode.tree;
  if (!isPublished || String(climbed.top.sum) !== mode.weightSum) return 'path';
  return { block, firstLine: blockIndex * BLOCK_LINES, before: climbed.before };
}

function readNode({ sum, hash }: ModeProof['path'][number]): SumNode | null {
  if (!/^(?:0|[1-9]\d{0,18})$/.test(sum) || !/^[0-9a-f]{64}$/.test(hash)) return null;
  return { sum: BigInt(sum), hash: hexToBytes(hash) };
}

/** Also where the hash is right: a table may have been published whose book says something else. */
function isBookOf({ book: text, id, payout }: HostedRound, { bookHash }: TableLine): boolean {
  if (text === null) return true;
  if (hexOf(sha256(utf8ToBytes(text))) !== hexOf(bookHash)) return false;
  const book = attempt(
    () => JSON.parse(text) as { readonly id?: unknown; readonly payoutMultiplier?: unknown },
  );
  return String(book?.id) === id && String(book?.payoutMultiplier) === payout;
}

/** A part of a wrong shape is a failed check, not a crash. */
function attempt<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
