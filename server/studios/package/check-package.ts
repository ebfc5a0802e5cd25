import path from 'node:path';
import type { ModeFigures } from '../../../maths/hosted/mode-figures.ts';
import { type BookFigures, checkBooks, type HearBooks } from './check-books.ts';
import { readIndex } from './read-index.ts';
import { readWeights } from './read-weights.ts';

/** The folder of a package that decides its rounds. */
export const MATHS = 'math';

export interface CheckedMode {
  readonly name: string;
  readonly costText: string;
  readonly figures: ModeFigures;
  readonly books: BookFigures;
}

/**
 * Reads the mathematics of a package whole, as streams, and adds up what each mode promises.
 * @param folder of the package, with `math/` in it
 * @throws PackageError with file, line and reason for the first thing that is wrong
 */
export async function checkPackage(folder: string, hear?: HearBooks): Promise<readonly CheckedMode[]> {
  const maths = path.join(folder, MATHS);
  const checked: CheckedMode[] = [];
  // One after the other: a table is in memory while its book is read.
  for (const { name, costText, cost, events, weights } of await readIndex(maths)) {
    const { figures, payouts } = await readWeights(maths, weights, cost);
    checked.push({ name, costText, figures, books: await checkBooks(maths, events, payouts, hear) });
  }
  return checked;
}
