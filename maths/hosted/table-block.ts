/** Lines of a table in a block; the last block of a table may have fewer. */
export const BLOCK_LINES = 64;
export const HASH_BYTES = 32;
/** Id, weight and payout with 64 bits each, the high byte first, and the hash of the book's line. */
export const LINE_BYTES = 3 * 8 + HASH_BYTES;

/** A line of a mode's table, with the SHA-256 of the bytes of its book's line. */
export interface TableLine {
  readonly id: bigint;
  readonly weight: bigint;
  /** In hundredths of the stake. */
  readonly payout: bigint;
  readonly bookHash: Uint8Array;
}

/** The line that a drawn number falls into. */
export interface DrawnLine extends TableLine {
  /** Its place in the block, from 0. */
  readonly at: number;
  /** Weights of the block's lines before it. */
  readonly before: bigint;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** How many blocks a table has. */
export const blockCount = (lines: number): number => Math.ceil(lines / BLOCK_LINES);

/** How many bytes a block of the table has. */
export const blockBytes = (lines: number, block: number): number =>
  Math.min(BLOCK_LINES, lines - block * BLOCK_LINES) * LINE_BYTES;

/** @param at the line's place in the block, from 0 */
export function writeLine(block: Uint8Array, at: number, { id, weight, payout, bookHash }: TableLine): void {
  const view = viewOf(block);
  const start = at * LINE_BYTES;
  view.setBigUint64(start, id);
  view.setBigUint64(start + 8, weight);
  view.setBigUint64(start + 16, payout);
  block.set(bookHash, start + 24);
}

/** @param at the line's place in the block, from 0 */
export function readLine(block: Uint8Array, at: number): TableLine {
  const view = viewOf(block);
  const start = at * LINE_BYTES;
  return {
    id: view.getBigUint64(start),
    weight: view.getBigUint64(start + 8),
    payout: view.getBigUint64(start + 16),
    bookHash: block.subarray(start + 24, start + LINE_BYTES),
  };
}

/** The sum of the weights of a block. */
export function blockWeight(block: Uint8Array): bigint {
  const view = viewOf(block);
  let sum = 0n;
  for (let start = 8; start < block.length; start += LINE_BYTES) sum += view.getBigUint64(start);
  return sum;
}

/**
 * The line of a number that is counted from the first weight of the block; a line of weight 0 has none.
 * @returns null where the block's weights sum to less
 */
export function findLine(block: Uint8Array, number: bigint): DrawnLine | null {
  const view = viewOf(block);
  let before = 0n;
  for (let at = 0; at < block.length / LINE_BYTES; at += 1) {
    const weight = view.getBigUint64(at * LINE_BYTES + 8);
    if (number < before + weight) return { ...readLine(block, at), at, before };
    before += weight;
  }
  return null;
}
