import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findInstalledChromium, readMajorVersion } from '../../tools/chromium.ts';
import { findPackagedChromium } from '../../tools/packaged-chromium.ts';
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
    const find = () => findChromium(() => expect.unreachable('another is searched'));
    expect(find).toThrow(StartError);
    expect(find).toThrow(`CHROME_PATH ${program} does not start: set it to a Chromium or Chrome program.`);
  });

  it('installed Chromium that does not start is skipped', () => {
    putProgram('chromium', BROKEN);
    const working = putProgram('google-chrome', WORKING);
    vi.stubEnv('PATH', folder);
    expect(findChromium(() => null)).toBe(working);
  });

  // A process in an empty folder, where nothing is installed or downloaded. Browsers of a Mac are found without PATH.
  it.skipIf(process.platform === 'darwin')(
    'error in one line states what to install when no Chromium is found',
    async () => {
      const program = `import { findChromium } from '${pathToFileURL('tools/chromium.ts').href}';
      try { findChromium(() => null); } catch (error) { console.log(error.constructor.name + ': ' + error.message); }`;
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
        cwd: folder,
        env: { PATH: folder },
      });
      expect(stdout).toBe(
        'StartError: A Chromium is needed for the tests: install Chrome or Chromium, or set CHROME_PATH.\n',
      );
    },
  );

  it('major version is read, and is 0 when none is printed', () => {
    expect(readMajorVersion(putProgram('new', WORKING))).toBe(156);
    expect(readMajorVersion(putProgram('mute', 'exit 0'))).toBe(0);
  });
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('packaged Chromium', () => {
  it('program is unpacked once, starts with its own libraries and fonts, and tells its version', () => {
    const program = findPackagedChromium() ?? '';
    expect(findPackagedChromium()).toBe(program);
    expect(readMajorVersion(program)).toBeGreaterThan(150);
    const script = fs.readFileSync(program, 'utf8');
    expect(script).toContain('LD_LIBRARY_PATH="$here/al2023/lib"');
    expect(fs.readdirSync(path.join(path.dirname(program), 'fonts'))).toContain('fonts.conf');
  });

  it('it is chosen before an installed one, which is found by itself for what needs windows', () => {
    const installed = putProgram('chromium', WORKING);
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    expect(findChromium()).toBe(findPackagedChromium());
    expect(findInstalledChromium()).toBe(installed);
  });
});
