/** A package cannot be taken; the message is one line for its studio: file, line and reason. */
export class PackageError extends Error {
  override readonly name = 'PackageError';

  /** @param file its path in the package; @param line counted from 1, null where the file itself is at fault */
  constructor(file: string, line: number | null, reason: string) {
    super(line === null ? `${file}: ${reason}` : `${file}, line ${line}: ${reason}`);
  }
}
