import fs from 'node:fs/promises';
import path from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import type { StudioMode } from './studio-mode.ts';

const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 15 } };

/** Writes the mathematics of a package: `index.json`, and of each mode its table and its books. Ids count from 0. */
export async function writeMaths(folder: string, modes: readonly StudioMode[]): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => fs.writeFile(path.join(folder, name), content);
  const index = modes.map(({ name, cost }) => ({
    name,
    cost,
    events: `books_${name}.jsonl.zst`,
    weights: `weights_${name}.csv`,
  }));
  await write('index.json', `${JSON.stringify({ modes: index }, null, 2)}\n`);
  for (const { name, rounds } of modes) {
    const table = rounds.map(({ weight, payout }, id) => `${id},${weight},${payout}\n`);
    const books = rounds.map(
      ({ payout, events }, id) => `${JSON.stringify({ id, payoutMultiplier: payout, events })}\n`,
    );
    await write(`weights_${name}.csv`, table.join(''));
    await write(`books_${name}.jsonl.zst`, zstdCompressSync(books.join(''), COMPRESSION));
  }
}
