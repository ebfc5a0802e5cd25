import fs from 'node:fs';
import path from 'node:path';
import type { Addition } from './addition.ts';

const FOLDER = 'tests/load/additions';

/**
 * Writes the example's new files into the tree at `folder` and edits the existing ones.
 * @throws Error when a new file exists already, or a search text does not occur exactly once
 */
export function applyAddition({ name, edits }: Addition, folder: string): void {
  const source = path.join(FOLDER, name, 'files');
  for (const file of listNewFiles(source)) {
    const target = path.join(folder, file.slice(0, -'.txt'.length));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(source, file), target, fs.constants.COPYFILE_EXCL);
  }
  for (const { file, search, replace } of edits) {
    const target = path.join(folder, file);
    const parts = fs.readFileSync(target, 'utf8').split(search);
    if (parts.length !== 2) throw new Error(`${name}: ${file} has ${parts.length - 1} × ${search}`);
    fs.writeFileSync(target, parts.join(replace));
  }
}

function listNewFiles(source: string): string[] {
  return fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'));
}
