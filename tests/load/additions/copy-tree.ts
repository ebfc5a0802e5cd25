import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Copies the tracked files as they are now, or those that are wanted, with the packages of this checkout. */
export function copyTree(folder: string, isWanted: (file: string) => boolean = () => true): void {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files.filter((name) => fs.existsSync(name) && isWanted(name))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(file, path.join(folder, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
