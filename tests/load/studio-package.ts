import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';

export const LINES = 1_000_000;
/** Two gigabytes unpacked. */
const LINE_BYTES = 2_000;

/** A round's events as a studio writes them, of stops that differ from line to line. */
function bookOf(id: number): string {
  const board = Array.from({ length: 60 }, (_, at) => ({ name: `S${(id * 31 + at * 17) % 13}`, at }));
  const body = JSON.stringify([{ index: 0, type: 'reveal', board }]);
  const line = `{"id":${id},"payoutMultiplier":${payoutOf(id)},"criteria":"any","events":${body},"pad":"`;
  return `${line}${'-'.repeat(Math.max(0, LINE_BYTES - line.length - 3))}"}\n`;
}
const payoutOf = (id: number) => (id % 4 === 0 ? 384 : 0);

/** The mathematics of a package with one mode. */
export async function writeMaths(folder: string): Promise<void> {
  const maths = path.join(folder, 'math');
  fs.mkdirSync(maths);
  const mode = { name: 'base', cost: 1, events: 'books.zst', weights: 'table.csv' };
  fs.writeFileSync(path.join(maths, 'index.json'), JSON.stringify({ modes: [mode] }));
  const inBatches = function* (lineOf: (id: number) => string) {
    for (let id = 0; id < LINES; id += 500)
      yield Buffer.from(Array.from({ length: 500 }, (_, at) => lineOf(id + at)).join(''));
  };
  const tableLine = (id: number) => `${id},${200_000_000_000 + id},${payoutOf(id)}\n`;
  await pipeline(Readable.from(inBatches(tableLine)), fs.createWriteStream(path.join(maths, 'table.csv')));
  await pipeline(
    Readable.from(inBatches(bookOf)),
    createZstdCompress(),
    fs.createWriteStream(path.join(maths, 'books.zst')),
  );
}
