import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';

/** Files of a package's mathematics by their path; texts of a name in `.zst` are compressed. */
export type MathFiles = Readonly<Record<string, string | Buffer>>;

export const book = (id: number, payoutMultiplier: number, events: unknown[] = [{ type: 'reveal' }]) =>
  JSON.stringify({ id, events, payoutMultiplier, criteria: 'any', baseGameWins: 0.1 });

/** A coin: seven rounds in eight return nothing, the eighth 768 hundredths; 96 %. */
export const COIN: MathFiles = {
  'index.json': JSON.stringify({
    modes: [{ name: 'base', cost: 1, events: 'books_base.jsonl.zst', weights: 'table_base.csv' }],
  }),
  'table_base.csv': '0,7,0\n1,1,768\n',
  'books_base.jsonl.zst': `${book(0, 0)}\n${book(1, 768)}\n`,
};

/** @returns the package's folder, which the caller removes */
export function makePackage(files: MathFiles): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'));
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(folder, 'math', name);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    const isPacked = name.endsWith('.zst') && typeof content === 'string';
    fs.writeFileSync(place, isPacked ? zstdCompressSync(content) : content);
  }
  return folder;
}
