import { hash } from 'node:crypto';
import { constants, zstdCompressSync } from 'node:zlib';
import { HASH_BYTES } from '../../../maths/hosted/table-block.ts';
import type { PlacedBook } from '../package/check-books.ts';
import { BOOK_BLOCK_BYTES, PLACE_BYTES, START_BYTES } from './prepared-mode.ts';

const END_OF_LINE = 10;
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Compresses the lines of a book in blocks, and notes where each lies: forty bytes a line, in whatever order they come. */
export class BookBlocks {
  readonly #hashes: Buffer;
  readonly #places: Buffer;
  readonly #starts: number[] = [];
  #end = 0;

  /** @param lines of the mode's table */
  constructor(lines: number) {
    this.#hashes = Buffer.alloc(lines * HASH_BYTES);
    this.#places = Buffer.alloc(lines * PLACE_BYTES);
  }

  /** How many there are. */
  get count(): number {
    return this.#starts.length;
  }

  /** SHA-256 of the book's line that belongs to a line of the table. */
  hashOf(place: number): Uint8Array {
    return this.#hashes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES);
  }

  /** The compressed blocks, one after the other. */
  async *pack(batches: AsyncIterable<readonly PlacedBook[]>): AsyncGenerator<Buffer> {
    // One for all blocks, and hashes as text: a buffer for each would be memory that is given back much later.
    let block = Buffer.alloc(BOOK_BLOCK_BYTES);
    let size = 0;
    for await (const batch of batches)
      for (const { place, bytes: line } of batch) {
        this.#hashes.write(hash('sha256', line, 'binary'), place * HASH_BYTES, 'binary');
        if (size > 0 && size + line.length + 1 > BOOK_BLOCK_BYTES) {
          yield this.#close(block.subarray(0, size));
          size = 0;
        }
        if (line.length >= block.length) block = Buffer.alloc(line.length + 1);
        this.#places.writeUInt32BE(this.#starts.length, place * PLACE_BYTES);
        this.#places.writeUInt32BE(size, place * PLACE_BYTES + 4);
        size += line.copy(block, size);
        block[size] = END_OF_LINE;
        size += 1;
      }
    if (size > 0) yield this.#close(block.subarray(0, size));
  }

  /** The file `places`. */
  async *places(): AsyncGenerator<Buffer> {
    yield this.#places;
    const starts = Buffer.alloc((this.#starts.length + 1) * START_BYTES);
    for (const [at, start] of [...this.#starts, this.#end].entries())
      starts.writeBigUInt64BE(BigInt(start), at * START_BYTES);
    yield starts;
  }

  #close(block: Buffer): Buffer {
    const packed = zstdCompressSync(block, LEVEL);
    this.#starts.push(this.#end);
    this.#end += packed.length;
    return packed;
  }
}
