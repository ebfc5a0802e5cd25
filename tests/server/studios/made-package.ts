import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterEach } from 'vitest';

/** Files by their path; texts of a name in `.zst` are compressed. */
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

/** A coin whose eighth round pays another number of hundredths. */
export const coinThatPays = (payout: number): MathFiles => ({
  ...COIN,
  'table_base.csv': `0,7,0\n1,1,${payout}\n`,
  'books_base.jsonl.zst': `${book(0, 0)}\n${book(1, payout)}\n`,
});

/** A page of a start page, a script, a style sheet and a picture. */
export const PAGE: MathFiles = {
  'index.html': '<!doctype html><title>Coin</title><script type="module" src="./assets/main.js"></script>',
  'assets/main.js': 'document.title = "Coin";',
  'assets/main.css': 'body { color: black }',
  'assets/coin.png': Buffer.from([137, 80, 78, 71]),
};

/** @returns the package's folder, which the caller removes */
export function makePackage(maths: MathFiles, page: MathFiles = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'));
  writeFiles(path.join(folder, 'math'), maths);
  writeFiles(path.join(folder, 'page'), page);
  return folder;
}

/** Packages of a test file, each of which goes after its test. */
export function usePackages(): typeof makePackage {
  const made: string[] = [];
  afterEach(() => {
    for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true });
  });
  return (maths, page) => {
    const folder = makePackage(maths, page);
    made.push(folder);
    return folder;
  };
}

function writeFiles(folder: string, files: MathFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(folder, name);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    const isPacked = name.endsWith('.zst') && typeof content === 'string';
    fs.writeFileSync(place, isPacked ? zstdCompressSync(content) : content);
  }
}
