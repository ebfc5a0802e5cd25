import { execFileSync } from 'node:child_process';
import type { Sources } from './choose-faults.ts';

const FOLDERS = ['contract', 'games', 'maths', 'scenes', 'server', 'src'];
const MAX_BYTES = 256 * 1024 * 1024;

const git = (args: readonly string[], input?: string): Buffer =>
  execFileSync('git', args, { ...(input !== undefined && { input }), maxBuffer: MAX_BYTES });

/** The full id of a commit. @throws Error when there is none */
export const resolveCommit = (name: string): string =>
  git(['rev-parse', '--verify', `${name}^{commit}`])
    .toString()
    .trim();

/** All TypeScript of the product as it is in a commit. */
export function readSources(commit: string): Sources {
  const files = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', ...FOLDERS])
    .toString()
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file));
  const told = git(['cat-file', '--batch'], files.map((file) => `${commit}:${file}\n`).join(''));
  const sources = new Map<string, string>();
  let at = 0;
  for (const file of files) {
    const headEnd = told.indexOf('\n', at);
    const size = Number(told.subarray(at, headEnd).toString().split(' ')[2]);
    sources.set(file, told.subarray(headEnd + 1, headEnd + 1 + size).toString());
    at = headEnd + 1 + size + 1;
  }
  return sources;
}
