import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';

const made: string[] = [];

/** A project of one file, for a check to find the breach in it; it is deleted after the test. @returns its folder */
export const plantFile = (file: string, text: string): string => plantFiles({ [file]: text });

/** The same of several files, text by path. */
export function plantFiles(texts: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'planted-'));
  made.push(folder);
  for (const [file, text] of Object.entries(texts)) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true });
});
