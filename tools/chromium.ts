import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findPackagedChromium } from './packaged-chromium.ts';
import { StartError } from './start-error.ts';

const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

/**
 * Path of a Chromium that starts: CHROME_PATH, the one of the package, or, where that does not run, one that is installed.
 * @throws StartError with one line that says what to install.
 */
export function findChromium(findPackaged: () => string | null = findPackagedChromium): string {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (canStart(asked)) return asked;
    throw new StartError(`CHROME_PATH ${asked} does not start: set it to a Chromium or Chrome program.`);
  }
  const found = findPackaged() ?? findInstalledChromium();
  if (found) return found;
  throw new StartError('A Chromium is needed for the tests: install Chrome or Chromium, or set CHROME_PATH.');
}

/** One with windows, for what belongs to them; null where none is installed. */
export function findInstalledChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(':');
  const programs = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...programs, ...MAC_APPS].find((file) => fs.existsSync(file) && canStart(file)) ?? null;
}

/** Major version, as its user agent states it. */
export function readMajorVersion(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 0);
}

/** A program may exist and still lack a system library. */
function canStart(program: string): boolean {
  return fs.existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}
