import { createReadStream } from 'node:fs';
import { pipeline, Transform } from 'node:stream';
import { constants, createZstdDecompress } from 'node:zlib';
import * as z from 'zod/mini';
import { PackageError } from './package-error.ts';
import { locateFile } from './package-file.ts';
import type { PayoutTable } from './payout-table.ts';
import { readLines } from './read-lines.ts';

/** What is wrong with a book is said with its line; a longer one cannot be sent to a player either. */
export const MAX_BOOK_LINE_BYTES = 4 * 1024 * 1024;
/** A frame may ask for this much memory to be unpacked: 128 MiB. */
const WINDOW_LOG = 27;
const MAX_UNPACKED_BYTES = 16 * 1024 ** 3;
/** What is unpacked at once. */
const CHUNK_BYTES = 64 * 1024;
/** Books of lost rounds are alike, and shrink to a hundredth. */
const MAX_RATIO = 1_000;
/** Before this the ratio says nothing. */
const RATIO_FROM_BYTES = 64 * 1024 ** 2;

/** A line of a book. What else the studio writes into it is the page's own affair. */
const bookSchema = z.object({
  id: z.int().check(z.nonnegative()),
  payoutMultiplier: z.int().check(z.nonnegative()),
  events: z.array(z.unknown()).check(z.minLength(1)),
});

export interface BookFigures {
  readonly lines: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
}

/** Called after each part of a book, with all that was read of it so far. */
export type HearBooks = (
  read: { readonly file: string } & Pick<BookFigures, 'lines' | 'packedBytes'>,
) => void;

/** A line of a book that is what its table says. */
export interface PlacedBook {
  /** The place of its id in the table, from 0. */
  readonly place: number;
  /** As the studio wrote it, without the end of the line. */
  readonly bytes: Buffer;
}

/** Reads a mode's book for its figures alone. @throws PackageError as `readBooks` does */
export async function checkBooks(
  folder: string,
  file: string,
  payouts: PayoutTable,
  hear?: HearBooks,
): Promise<BookFigures> {
  const reading = readBooks(folder, file, payouts, hear);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return value;
  }
}

/**
 * Reads a mode's book against its table: each id of the table once, with the same payout, and events to show.
 * @throws PackageError for whatever is not so, and for a file that unpacks to more than it may
 */
export async function* readBooks(
  folder: string,
  file: string,
  payouts: PayoutTable,
  hear: HearBooks = () => undefined,
): AsyncGenerator<readonly PlacedBook[], BookFigures> {
  const place = await locateFile(folder, file);
  const sizes = { packed: 0, unpacked: 0 };
  const packed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizes.packed += chunk.length;
      done(null, chunk);
    },
  });
  const unpack = createZstdDecompress({
    chunkSize: CHUNK_BYTES,
    params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG },
  });
  // An error of one ends the others, and the loop below throws it.
  pipeline(createReadStream(place), packed, unpack, () => undefined);
  let lines = 0;
  try {
    const bounds = { file, maxLineBytes: MAX_BOOK_LINE_BYTES };
    for await (const batch of readLines(bounded(unpack, file, sizes), bounds)) {
      lines += batch.length;
      hear({ file, lines, packedBytes: sizes.packed });
      yield batch.map(({ line, text, bytes }) => ({ place: checkBook(file, line, text, payouts), bytes }));
    }
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(
      file,
      null,
      `it cannot be unpacked: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    unpack.destroy();
  }
  const missing = payouts.firstUntaken();
  if (missing !== null) throw new PackageError(file, null, `the book of id ${missing} is missing`);
  return { lines, packedBytes: sizes.packed, unpackedBytes: sizes.unpacked };
}

async function* bounded(
  chunks: AsyncIterable<Buffer>,
  file: string,
  sizes: { readonly packed: number; unpacked: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    sizes.unpacked += chunk.length;
    const isTooDense = sizes.unpacked > RATIO_FROM_BYTES && sizes.unpacked > sizes.packed * MAX_RATIO;
    if (isTooDense || sizes.unpacked > MAX_UNPACKED_BYTES)
      throw new PackageError(file, null, 'it unpacks to more than a book may have');
    yield chunk;
  }
}

/** @returns the place of the book's id in the table */
function checkBook(file: string, line: number, text: string, payouts: PayoutTable): number {
  const book = bookSchema.safeParse(parse(text));
  if (!book.success)
    throw new PackageError(file, line, 'it is no book: id, payoutMultiplier (whole numbers) and events');
  const { id, payoutMultiplier } = book.data;
  const place = payouts.take(BigInt(id));
  if (place === null) throw new PackageError(file, line, `id ${id} is not in the table`);
  if (place === 'taken') throw new PackageError(file, line, `id ${id} is there twice`);
  const { payout } = payouts.line(place);
  if (payout !== BigInt(payoutMultiplier))
    throw new PackageError(file, line, `id ${id} pays ${payoutMultiplier}, in the table ${payout}`);
  return place;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
