import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright';
import { StartError } from './start-error.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
const INSTALL_MS = 600_000;
/** Timeout: a machine without access to the download server must fail soon. */
const DOWNLOAD_MS = 240_000;

/**
 * Path of a Chromium that starts: CHROME_PATH, one installed on the machine, Debian's package when we may install it,
 * or Playwright's own download.
 * @throws StartError with one line that says what to install.
 */
export function findChromium(say: (line: string) => void = () => {}): string {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (canStart(asked)) return asked;
    throw new StartError(`CHROME_PATH ${asked} does not start: set it to a Chromium or Chrome program.`);
  }
  const found = findInstalled() ?? (canStart(chromium.executablePath()) ? chromium.executablePath() : null);
  if (found) return found;
  const installed = installDebianPackage(say) ?? downloadOwn(say);
  if (installed) return installed;
  throw new StartError(
    'A Chromium is needed for the tests: install one (on Debian or Ubuntu, as root: apt-get install chromium), or set CHROME_PATH.',
  );
}

/** Major version, which decides the set of reference screenshots. */
export function readMajorVersion(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 0);
}

function findInstalled(): string | null {
  const folders = (process.env.PATH ?? '').split(':');
  const programs = NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...programs, ...MAC_APPS].find((file) => fs.existsSync(file) && canStart(file)) ?? null;
}

function installDebianPackage(say: (line: string) => void): string | null {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return null;
  say('Installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: 'ignore', timeout: INSTALL_MS } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  // A machine without any font draws nothing for text that our own font files do not cover.
  const packages = ['chromium', 'fonts-liberation'];
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
  return findInstalled();
}

function downloadOwn(say: (line: string) => void): string | null {
  say('Downloading a Chromium …');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
    stdio: 'ignore',
    timeout: DOWNLOAD_MS,
  });
  const program = chromium.executablePath();
  return canStart(program) ? program : null;
}

/** A program may exist and still lack a system library. */
function canStart(program: string): boolean {
  return fs.existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}
