import { modeRoot } from '../../../maths/hosted/mode-root.ts';
import { leafOf, NODE_BYTES, SumTree, writeNode } from '../../../maths/hosted/sum-tree.ts';
import {
  BLOCK_LINES,
  blockBytes,
  blockCount,
  LINE_BYTES,
  writeLine,
} from '../../../maths/hosted/table-block.ts';
import { hexOf } from '../../../maths/provably-fair.ts';
import { type BookFigures, type HearBooks, readBooks } from '../package/check-books.ts';
import type { CheckedMode } from '../package/check-package.ts';
import type { PayoutTable } from '../package/payout-table.ts';
import type { PackageMode } from '../package/read-index.ts';
import { readWeights } from '../package/read-weights.ts';
import { BookBlocks } from './book-blocks.ts';
import type { FileSink, PreparedMode } from './prepared-mode.ts';

/** A mode that was read whole, with its figures and the files by which its rounds are decided. */
interface ReadMode {
  readonly checked: CheckedMode;
  readonly prepared: PreparedMode;
}

/**
 * Checks a mode and writes the files by which its rounds are decided: the same package gives the same bytes. The book goes
 * through as a stream; of each line of the table 65 bytes are in memory, and no other file is written.
 * @param folder with the files that the mode names
 * @throws PackageError with file, line and reason for the first thing that is wrong
 */
export async function prepareMode(
  folder: string,
  mode: PackageMode,
  put: FileSink,
  hear?: HearBooks,
): Promise<ReadMode> {
  const { name, costText } = mode;
  const { figures, payouts } = await readWeights(folder, mode.weights, mode.cost);
  const blocks = new BookBlocks(payouts.size);
  const read: { books?: BookFigures } = {};
  const bookLines = async function* () {
    read.books = yield* readBooks(folder, mode.events, payouts, hear);
  };
  const books = await put(blocks.pack(bookLines()));
  if (!read.books) throw new Error('the book was not read to its end');
  const leaves = new Uint8Array(blockCount(payouts.size) * NODE_BYTES);
  const table = await put(writeTable(payouts, blocks, leaves));
  const head = {
    name,
    cost: costText,
    lines: payouts.size,
    weightSum: String(figures.weightSum),
    tree: hexOf(new SumTree(leaves).top.hash),
  };
  const files = { table, leaves: await put(once(leaves)), books, places: await put(blocks.places()) };
  return {
    checked: { name, costText, figures, books: read.books },
    prepared: { head, root: modeRoot(head), bookBlocks: blocks.count, files },
  };
}

/** Blocks that are handed on at once. */
const BATCH_BLOCKS = 16;

/** The blocks of the table in its order. @param leaves receives the sum and the hash of each */
async function* writeTable(
  table: PayoutTable,
  books: BookBlocks,
  leaves: Uint8Array,
): AsyncGenerator<Uint8Array> {
  const count = blockCount(table.size);
  for (let first = 0; first < count; first += BATCH_BLOCKS) {
    const batch: Uint8Array[] = [];
    for (let index = first; index < Math.min(first + BATCH_BLOCKS, count); index += 1) {
      const block = new Uint8Array(blockBytes(table.size, index));
      for (let at = 0; at < block.length / LINE_BYTES; at += 1) {
        const place = index * BLOCK_LINES + at;
        writeLine(block, at, { ...table.line(place), bookHash: books.hashOf(place) });
      }
      writeNode(leaves, index, leafOf(block));
      batch.push(block);
    }
    yield Buffer.concat(batch);
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
