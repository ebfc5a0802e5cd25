import type { ModeHead } from '../../../maths/hosted/mode-root.ts';

/** A file of the store: SHA-256 of its content in hex, and its size. */
interface StoredFile {
  readonly hash: string;
  readonly bytes: number;
}

/** Stores a file that it reads to the end. */
export type FileSink = (chunks: AsyncIterable<Uint8Array>) => Promise<StoredFile>;

/** A mode whose rounds can be decided. */
export interface PreparedMode {
  readonly head: ModeHead;
  readonly root: string;
  readonly bookBlocks: number;
  readonly files: {
    /** The lines of the table in blocks, as they are hashed. */
    readonly table: StoredFile;
    /** Sum and hash of each block. */
    readonly leaves: StoredFile;
    /** Lines of the book, each with its end of line, in blocks that are compressed by themselves. */
    readonly books: StoredFile;
    /** For each line of the table the block of its book and the offset in it; then where each block begins, and the last ends. */
    readonly places: StoredFile;
  };
}

/** The modes of a version as its row has them, in the order of the package's index. */
export const readPrepared = (text: string): readonly PreparedMode[] => JSON.parse(text);

/** Block and offset of a line's book, 32 bits each. */
export const PLACE_BYTES = 8;
/** Where a block of books begins, 64 bits. */
export const START_BYTES = 8;
/** A longer line of a book has a block of its own. */
export const BOOK_BLOCK_BYTES = 64 * 1024;
