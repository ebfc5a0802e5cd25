import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { readMajorVersion } from './chromium.ts';

const NAME = 'chromium-headless-shell';
const INSTALL_MS = 300_000;

/**
 * Path of the Chromium that has no windows, of the same major version as the whole one; '' where there is none. It draws
 * the same pages without the toolbars of the whole one, whose own renderer costs a test more than the page under test.
 * HEADLESS_SHELL_PATH names another; a machine whose Chromium is chosen by CHROME_PATH has that one only.
 */
export function findHeadlessShell(chromium: string): string {
  const asked = process.env.HEADLESS_SHELL_PATH;
  if (asked !== undefined) return asked;
  if (process.env.CHROME_PATH) return '';
  return findInstalled(chromium);
}

/** As `findHeadlessShell`; Debian's package is installed first where we may. A machine without it tests with the whole one. */
export function provideHeadlessShell(chromium: string, say: (line: string) => void): string {
  const found = findHeadlessShell(chromium);
  if (found || process.env.CHROME_PATH || process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    return found;
  say('Installing the Chromium without windows with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: 'ignore', timeout: INSTALL_MS } as const;
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', NAME], options).status;
  // The lists may be missing, or older than the packages that the server still has.
  if (install() !== 0 && spawnSync('apt-get', ['update', '-q'], options).status === 0) install();
  return findInstalled(chromium);
}

function findInstalled(chromium: string): string {
  const files = (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${NAME}`);
  const major = readMajorVersion(chromium);
  return files.find((file) => fs.existsSync(file) && readMajorVersion(file) === major) ?? '';
}
