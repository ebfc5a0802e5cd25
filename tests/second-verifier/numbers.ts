import { createHash, createHmac } from 'node:crypto';

/** Draws a whole number from 0 to `below` - 1. */
export type Draw = (below: number) => number;

const RANGE = 2 ** 32;
const WORDS_IN_BLOCK = 8;

/** SHA-256 of bytes that are given as hexadecimal digits. */
export const hashHex = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** The draws of a round, in their order. */
export function openDraws(serverSeed: string, clientSeed: string, nonce: number | null): Draw {
  const key = Buffer.from(serverSeed, 'hex');
  const start = nonce === null ? clientSeed : `${clientSeed}:${nonce}`;
  let used = 0;
  let block = Buffer.alloc(0);
  const nextWord = () => {
    const at = used % WORDS_IN_BLOCK;
    if (at === 0) {
      const message = Buffer.from(`${start}:${used / WORDS_IN_BLOCK}`, 'utf8');
      block = createHmac('sha256', key).update(message).digest();
    }
    used += 1;
    return block.readUInt32BE(at * 4);
  };
  return (below) => {
    const limit = RANGE - (RANGE % below);
    for (;;) {
      const word = nextWord();
      if (word < limit) return word % below;
    }
  };
}

/** Different numbers of 0 to `size` - 1, one with each call. */
export function openDistinct(size: number, draw: Draw): () => number {
  const list = Array.from({ length: size }, (_, place) => place);
  let place = 0;
  return () => {
    const other = place + draw(size - place);
    const drawn = list[other] as number;
    list[other] = list[place] as number;
    list[place] = drawn;
    place += 1;
    return drawn;
  };
}

/** The row that a weighted draw gives. */
export function drawRow<Row extends { readonly weight: number }>(rows: readonly Row[], draw: Draw): Row {
  let rest = draw(rows.reduce((sum, { weight }) => sum + weight, 0));
  for (const row of rows) {
    if (rest < row.weight) return row;
    rest -= row.weight;
  }
  throw new RangeError('no row has a weight');
}
