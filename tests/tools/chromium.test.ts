import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, readMajorVersion } from '../../tools/chromium.ts';
import { findHeadlessShell } from '../../tools/headless-shell.ts';
import { StartError } from '../../tools/start-error.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marquee-chromium-'));
  vi.stubEnv('CHROME_PATH', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true, force: true });
});

function putProgram(name: string, script: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

const WORKING = 'echo "Chromium 156.0.7405.2 built on Debian"';
const BROKEN = 'echo "error while loading shared libraries" >&2; exit 127';

describe('choice of the Chromium for tests', () => {
  it('Chromium of CHROME_PATH is used', () => {
    const program = putProgram('mine', WORKING);
    vi.stubEnv('CHROME_PATH', program);
    expect(findChromium()).toBe(program);
  });

  it.each([
    ['a missing file', () => path.join(folder, 'none')],
    ['a folder', () => folder],
    ['a program that does not start', () => putProgram('mine', BROKEN)],
  ])('error in one line states that CHROME_PATH is %s, and no other Chromium is searched', (_what, make) => {
    const program = make();
    vi.stubEnv('CHROME_PATH', program);
    const find = () => findChromium(() => expect.unreachable('nothing is installed instead'));
    expect(find).toThrow(StartError);
    expect(find).toThrow(`CHROME_PATH ${program} does not start: set it to a Chromium or Chrome program.`);
  });

  it('installed Chromium that does not start is skipped', () => {
    putProgram('chromium', BROKEN);
    const working = putProgram('google-chrome', WORKING);
    vi.stubEnv('PATH', folder);
    expect(findChromium()).toBe(working);
  });

  // A process in an empty folder, where nothing is installed or downloaded. Browsers of a Mac are found without PATH.
  it.skipIf(process.platform === 'darwin')(
    'error in one line states what to install when no Chromium is found',
    async () => {
      const program = `import { findChromium } from '${pathToFileURL('tools/chromium.ts').href}';
      try { findChromium(); } catch (error) { console.log(error.constructor.name + ': ' + error.message); }`;
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
        cwd: folder,
        env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder },
      });
      expect(stdout).toMatch(
        /^StartError: A Chromium is needed for the tests: install one .* or set CHROME_PATH\.\n$/,
      );
    },
  );

  it('major version is read, and is 0 when none is printed', () => {
    expect(readMajorVersion(putProgram('new', WORKING))).toBe(156);
    expect(readMajorVersion(putProgram('mute', 'exit 0'))).toBe(0);
  });
});

describe('choice of the Chromium without windows', () => {
  it('shell of the same major version is used, one of another version is not', () => {
    const chromium = putProgram('chromium', WORKING);
    const shell = putProgram('chromium-headless-shell', WORKING);
    vi.stubEnv('PATH', folder);
    expect(findHeadlessShell(chromium)).toBe(shell);
    putProgram('chromium-headless-shell', WORKING.replace('156', '150'));
    expect(findHeadlessShell(chromium)).toBe('');
  });

  it('Chromium that was chosen by CHROME_PATH runs all tests, unless a shell is named beside it', () => {
    const chromium = putProgram('mine', WORKING);
    const shell = putProgram('chromium-headless-shell', WORKING);
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROME_PATH', chromium);
    expect(findHeadlessShell(chromium)).toBe('');
    vi.stubEnv('HEADLESS_SHELL_PATH', shell);
    expect(findHeadlessShell(chromium)).toBe(shell);
    vi.stubEnv('HEADLESS_SHELL_PATH', '');
    vi.stubEnv('CHROME_PATH', '');
    expect(findHeadlessShell(chromium)).toBe('');
  });
});
