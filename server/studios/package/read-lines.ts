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
  let rest: Buffer = Buffer.alloc(0);
  const toLine = (bytes: Buffer): NumberedLine => {
    line += 1;
    if (bytes.length > maxLineBytes)
      throw new PackageError(file, line, `it has more than ${maxLineBytes} bytes`);
    if (!isUtf8(bytes)) throw new PackageError(file, line, 'it is no UTF-8');
    const own = bytes.at(-1) === 13 ? bytes.subarray(0, -1) : bytes;
    return { line, text: own.toString('utf8'), bytes: own };
  };
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const batch: NumberedLine[] = [];
    let from = 0;
    for (let end = bytes.indexOf(10, rest.length); end >= 0; end = bytes.indexOf(10, from)) {
      batch.push(toLine(bytes.subarray(from, end)));
      from = end + 1;
    }
    rest = bytes.subarray(from);
    if (rest.length > maxLineBytes) toLine(rest);
    if (batch.length > 0) yield batch;
  }
  if (rest.length > 0) yield [toLine(rest)];
}
