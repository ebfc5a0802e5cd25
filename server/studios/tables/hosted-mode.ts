import { hash } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { zstdDecompressSync } from 'node:zlib';
import type { ModeProof } from '../../../maths/hosted/check-proof.ts';
import { drawBelow } from '../../../maths/hosted/draw.ts';
import { modeRoot } from '../../../maths/hosted/mode-root.ts';
import { leafOf, SumTree } from '../../../maths/hosted/sum-tree.ts';
import {
  BLOCK_LINES,
  blockBytes,
  findLine,
  LINE_BYTES,
  readLine,
} from '../../../maths/hosted/table-block.ts';
import { hexOf } from '../../../maths/provably-fair.ts';
import type { RandomSource } from '../../../maths/random-source.ts';
import { MAX_BOOK_LINE_BYTES } from '../package/check-books.ts';
import { BOOK_BLOCK_BYTES, PLACE_BYTES, type PreparedMode, START_BYTES } from './prepared-mode.ts';

const MAX_BLOCK_BYTES = Math.max(BOOK_BLOCK_BYTES, MAX_BOOK_LINE_BYTES + 1);
const END_OF_LINE = 10;

/** The line of a mode's table that a round's numbers give. */
export interface HostedResult {
  /** Its place in the table, from 0. */
  readonly line: number;
  readonly id: bigint;
  readonly weight: bigint;
  /** In hundredths of the stake. */
  readonly payout: bigint;
  /** The weights of all lines before it: the drawn number is not below this sum. */
  readonly before: bigint;
  /** Of its book. */
  readonly bookHash: Uint8Array;
}

/** The files of a store changed, or are those of another mode: nothing may be decided by them. */
export class TableMismatch extends Error {
  override readonly name = 'TableMismatch';
}

type OpenFiles = Readonly<Record<'table' | 'books' | 'places', FileHandle>>;

/**
 * A prepared mode with its files open. The tree over its blocks is in memory; a draw reads one block, and a book one block
 * of books. Whatever is read is checked against the published root before it decides anything.
 */
export class HostedMode {
  readonly root: string;
  readonly #mode: PreparedMode;
  readonly #tree: SumTree;
  readonly #starts: Buffer;
  readonly #files: OpenFiles;

  private constructor(mode: PreparedMode, tree: SumTree, starts: Buffer, files: OpenFiles) {
    this.root = mode.root;
    this.#mode = mode;
    this.#tree = tree;
    this.#starts = starts;
    this.#files = files;
  }

  /**
   * @param placeOf where the store has a file, by its hash
   * @throws TableMismatch where the files are not those of the mode's root
   */
  static async open(mode: PreparedMode, placeOf: (hash: string) => string): Promise<HostedMode> {
    const { head, files, bookBlocks, root } = mode;
    const tree = new SumTree(await readFile(placeOf(files.leaves.hash)));
    const { top } = tree;
    const isTree = hexOf(top.hash) === head.tree && String(top.sum) === head.weightSum;
    if (!isTree || modeRoot(head) !== root)
      throw new TableMismatch(`the leaves of mode ${head.name} are not those of its root`);
    const opened: FileHandle[] = [];
    try {
      for (const name of ['table', 'books', 'places'] as const)
        opened.push(await open(placeOf(files[name].hash)));
      const [table, books, places] = opened as [FileHandle, FileHandle, FileHandle];
      const starts = await readAt(places, head.lines * PLACE_BYTES, (bookBlocks + 1) * START_BYTES);
      return new HostedMode(mode, tree, starts, { table, books, places });
    } catch (error) {
      await Promise.all(opened.map((file) => file.close()));
      throw error;
    }
  }

  /** What it has in memory. */
  get bytes(): number {
    return this.#tree.bytes + this.#starts.length;
  }

  /** The line that the numbers of a round give. */
  async draw(source: RandomSource): Promise<HostedResult> {
    const number = drawBelow(source, this.#tree.top.sum);
    const { block: index, before } = this.#tree.find(number);
    const drawn = findLine(await this.#block(index), number - before);
    if (!drawn) throw new TableMismatch(`block ${index} has no line for ${number}`);
    const { at, ...line } = drawn;
    return { ...line, line: index * BLOCK_LINES + at, before: before + drawn.before };
  }

  /**
   * The line of the book that belongs to a line of the table, as the studio wrote it.
   * @param bookHash of a line that was drawn just now; without it the table is asked
   */
  async book(line: number, bookHash?: Uint8Array): Promise<string> {
    const published = bookHash ?? (await this.#bookHash(line));
    const place = await readAt(this.#files.places, line * PLACE_BYTES, PLACE_BYTES);
    const [block, offset] = [place.readUInt32BE(0), place.readUInt32BE(4)];
    const [start, end] = [this.#start(block), this.#start(block + 1)];
    const packed = await readAt(this.#files.books, start, end - start);
    // At once: to hand a block to another thread takes longer, and its line is parsed on this one.
    const lines = zstdDecompressSync(packed, { maxOutputLength: MAX_BLOCK_BYTES });
    const text = lines.subarray(offset, lines.indexOf(END_OF_LINE, offset));
    if (hash('sha256', text) !== hexOf(published))
      throw new TableMismatch(`the book of line ${line} is not the published one`);
    return text.toString();
  }

  /** By which anybody checks a line of the table against the root. */
  async proof(line: number): Promise<ModeProof> {
    const blockIndex = Math.floor(line / BLOCK_LINES);
    const block = await this.#block(blockIndex);
    return {
      mode: this.#mode.head,
      blockIndex,
      block: hexOf(block),
      leaf: hexOf(this.#tree.leaf(blockIndex).hash),
      path: this.#tree.path(blockIndex).map(({ sum, hash }) => ({ sum: String(sum), hash: hexOf(hash) })),
    };
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#files).map((file) => file.close()));
  }

  async #bookHash(line: number): Promise<Uint8Array> {
    return readLine(await this.#block(Math.floor(line / BLOCK_LINES)), line % BLOCK_LINES).bookHash;
  }

  /** @throws RangeError where the table has no such block; TableMismatch where it is not the published one */
  async #block(index: number): Promise<Buffer> {
    const { lines, name } = this.#mode.head;
    const size = blockBytes(lines, index);
    if (!Number.isInteger(index) || index < 0 || size <= 0)
      throw new RangeError(`mode ${name} has no block ${index}`);
    const block = await readAt(this.#files.table, index * BLOCK_LINES * LINE_BYTES, size);
    if (hexOf(leafOf(block).hash) !== hexOf(this.#tree.leaf(index).hash))
      throw new TableMismatch(`block ${index} of mode ${name} is not the published one`);
    return block;
  }

  #start(block: number): number {
    return Number(this.#starts.readBigUInt64BE(block * START_BYTES));
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new TableMismatch('a file of the store is shorter than it was');
  return buffer;
}
