import fs from 'node:fs';
import path from 'node:path';

/**
 * Records by id in a file of JSON lines, of which the last line of an id counts. A line is on the disk before `put` returns, so
 * that a process that ends goes on where it was.
 */
export class Journal<R extends { readonly id: string }> {
  readonly #file: string;
  readonly #records = new Map<string, R>();

  /** @param isKept which records of the file are still wanted; the others go */
  constructor(file: string, isKept: (record: R) => boolean) {
    this.#file = file;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    for (const record of readLines<R>(file)) this.#records.set(record.id, record);
    const kept = [...this.#records.values()].filter(isKept);
    this.#records = new Map(kept.map((record) => [record.id, record]));
    fs.writeFileSync(`${file}.new`, kept.map(lineOf).join(''), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }

  put(record: R): void {
    fs.appendFileSync(this.#file, lineOf(record), { flush: true });
    this.#records.set(record.id, record);
  }

  get = (id: string): R | undefined => this.#records.get(id);

  all = (): readonly R[] => [...this.#records.values()];
}

const lineOf = (record: unknown): string => `${JSON.stringify(record)}\n`;

function readLines<R>(file: string): R[] {
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as R];
      } catch {
        // The last line of a process that was ended while it wrote.
        return [];
      }
    });
}
