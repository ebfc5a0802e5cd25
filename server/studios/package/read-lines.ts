import { isUtf8 } from 'node:buffer';
import { PackageError } from './package-error.ts';

export interface NumberedLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Without the end of the line. */
  readonly bytes: Buffer;
}

interface LineBounds {
  /** The file's path in the package, for what is wrong with it. */
  readonly file: string;
  readonly maxLineBytes: number;
}

/**
 * The lines of a stream, one batch for each of its chunks; an end of line at the end of the file begins no further line.
 * @throws PackageError for a line that is too long or no UTF-8
 */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  { file, maxLineBytes }: LineBounds,
): AsyncGenerator<readonly NumberedLine[]> {
  let line = 0;
  /** Of a line whose end has not come: put together once, however many chunks it has. */
  let pieces: Buffer[] = [];
  let held = 0;
  const toLine = (bytes: Buffer): NumberedLine => {
    line += 1;
    if (bytes.length > maxLineBytes)
      throw new PackageError(file, line, `it has more than ${maxLineBytes} bytes`);
    if (!isUtf8(bytes)) throw new PackageError(file, line, 'it is no UTF-8');
    const own = bytes.at(-1) === 13 ? bytes.subarray(0, -1) : bytes;
    return { line, text: own.toString('utf8'), bytes: own };
  };
  for await (const chunk of chunks) {
    const batch: NumberedLine[] = [];
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const last = chunk.subarray(from, end);
      batch.push(toLine(held === 0 ? last : Buffer.concat([...pieces, last])));
      pieces = [];
      held = 0;
      from = end + 1;
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from));
    held += chunk.length - from;
    if (held > maxLineBytes) toLine(Buffer.concat(pieces));
    if (batch.length > 0) yield batch;
  }
  if (held > 0) yield [toLine(Buffer.concat(pieces))];
}
