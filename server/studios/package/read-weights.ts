import { createReadStream } from 'node:fs';
import type { Fraction } from '../../../maths/game-figures.ts';
import { WEIGHT_SUM_BELOW } from '../../../maths/hosted/draw.ts';
import { type ModeFigures, ModeSums } from '../../../maths/hosted/mode-figures.ts';
import { PackageError } from './package-error.ts';
import { locateFile } from './package-file.ts';
import { PayoutTable } from './payout-table.ts';
import { readLines } from './read-lines.ts';

const MAX_LINE_BYTES = 100;
const MAX_LINES = 5_000_000;
const LINE = /^(\d{1,20}),(\d{1,20}),(\d{1,20})$/;
const MAX_UINT64 = 2n ** 64n - 1n;

/** The table of a mode: id, weight and payout in hundredths of the stake in each line. */
export interface ModeTable {
  readonly figures: ModeFigures;
  readonly payouts: PayoutTable;
}

/** @throws PackageError for a line that is none of three whole numbers of 64 bits, for ids that repeat, for sums out of range */
export async function readWeights(folder: string, file: string, cost: Fraction): Promise<ModeTable> {
  const place = await locateFile(folder, file);
  const sums = new ModeSums();
  const payouts = new PayoutTable();
  for await (const batch of readLines(createReadStream(place), { file, maxLineBytes: MAX_LINE_BYTES }))
    for (const { line, text } of batch) {
      if (line > MAX_LINES) throw new PackageError(file, line, `there are more than ${MAX_LINES} lines`);
      const numbers = LINE.exec(text)?.slice(1).map(BigInt);
      const [id, weight, payout] = numbers ?? [];
      if (id === undefined || weight === undefined || payout === undefined)
        throw new PackageError(file, line, 'it is not id, weight and payout, three whole numbers from 0 on');
      if (id > MAX_UINT64 || weight > MAX_UINT64 || payout > MAX_UINT64)
        throw new PackageError(file, line, 'a number has more than 64 bits');
      sums.add({ weight, payout });
      payouts.add({ id, weight, payout });
      if (sums.weightSum >= WEIGHT_SUM_BELOW)
        throw new PackageError(file, line, 'the weights sum to 2^63 or more');
    }
  if (sums.weightSum === 0n) throw new PackageError(file, null, 'the weights sum to 0');
  const doubled = payouts.seal();
  if (doubled) throw new PackageError(file, doubled.line, `id ${doubled.id} is there twice`);
  return { figures: sums.figures(cost), payouts };
}
