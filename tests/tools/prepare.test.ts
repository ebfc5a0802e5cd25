import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput, type Ending } from './collect-output.ts';

const LOCK = '{"name":"copy","lockfileVersion":3,"packages":{"":{"dependencies":{"zod":"4.6.7"}}}}\n';
const COUNT_CALLS = 'echo called >> calls\n';
const PUT_NODE = `mkdir -p node_modules/.bin && ln -sf '${process.execPath}' node_modules/.bin/node\n`;

let project: string;
let programs: string;

/** A temporary project that the real `prepare.mjs` installs; its entry only prints that it was reached. */
beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'marquee-prepare-'));
  programs = path.join(project, 'programs');
  fs.mkdirSync(path.join(project, 'tools'));
  fs.mkdirSync(programs);
  for (const file of ['prepare.mjs', 'start.mjs'])
    fs.copyFileSync(path.join('tools', file), path.join(project, 'tools', file));
  fs.writeFileSync(path.join(project, 'tools', 'serve.ts'), "console.log('reached');\n");
  fs.writeFileSync(path.join(project, 'package.json'), '{"type":"module","dependencies":{"zod":"4.6.7"}}\n');
  fs.writeFileSync(path.join(project, 'package-lock.json'), LOCK);
});

afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

/** An npm replacement that runs these shell commands. */
function putNpm(script: string): void {
  fs.writeFileSync(path.join(programs, 'npm'), `#!/bin/sh\n${COUNT_CALLS}${script}`, { mode: 0o755 });
}

/** Shell commands that put a patching program in the place of the real one. */
const putPatcher = (then: string) =>
  `mkdir -p node_modules/patch-package
cat > node_modules/patch-package/index.js <<'END'
` +
  `require('node:fs').appendFileSync('patched', process.argv[2]);${then}
END
`;

const npmThatSays = (error: string) => putNpm(`echo '${error}' >&2\nexit 1\n`);

function start(options: { flags?: string[]; env?: Record<string, string> } = {}): Promise<Ending> {
  const child = spawn(process.execPath, [...(options.flags ?? []), 'tools/start.mjs'], {
    cwd: project,
    env: { PATH: `${programs}:/usr/bin:/bin`, HOME: project, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return collectOutput(child);
}

const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8');

describe('first start on a machine without packages', () => {
  it('packages are installed once, the packaged Node is used, and the lock file is unchanged', async () => {
    putNpm(`${PUT_NODE}echo changed > package-lock.json\n`);
    expect(await start()).toEqual({ code: 0, lines: ['Installing packages …', 'reached'] });
    expect(read('package-lock.json')).toBe(LOCK);
    expect(await start()).toEqual({ code: 0, lines: ['reached'] });
    expect(read('calls')).toBe('called\n');
  });

  it('packages are installed again when the lock file has changed', async () => {
    putNpm(PUT_NODE);
    await start();
    fs.writeFileSync(path.join(project, 'package-lock.json'), LOCK.replace('copy', 'other'));
    expect((await start()).lines[0]).toBe('Installing packages …');
  });

  it('installed packages are patched, and installed again when a patch has changed', async () => {
    const patch = path.join(project, 'patches', 'zod+4.6.7.patch');
    putNpm(`${PUT_NODE}${putPatcher("console.log('patching')")}`);
    fs.mkdirSync(path.dirname(patch));
    fs.writeFileSync(patch, 'one');
    await start();
    fs.writeFileSync(patch, 'two');
    expect((await start()).lines).toEqual(['Installing packages …', 'reached']);
    expect(read('patched')).toBe('--error-on-fail--error-on-fail');
  });

  it('patch that does not apply stops this start and the next one', async () => {
    putNpm(`${PUT_NODE}${putPatcher("console.error('Failed to apply patch'); process.exit(1)")}`);
    fs.mkdirSync(path.join(project, 'patches'));
    fs.writeFileSync(path.join(project, 'patches', 'zod+4.6.7.patch'), '');
    for (let i = 0; i < 2; i++) {
      const ending = await start();
      expect(ending.code).toBe(1);
      expect(ending.lines.at(-1)).toBe('A package could not be patched: Failed to apply patch');
    }
  });

  it('required Node version is named', async () => {
    const old = "Object.defineProperty(process,'versions',{value:{node:'18.20.4'}})";
    const ending = await start({ flags: ['--import', `data:text/javascript,${old}`] });
    expect(ending).toEqual({ code: 1, lines: ['Node 20.19 or newer is needed, this is 18.20.4.'] });
  });

  it('missing npm is reported', async () => {
    const ending = await start({ env: { PATH: programs } });
    expect(ending.code).toBe(1);
    expect(ending.lines.at(-1)).toBe('Packages could not be installed: npm is not installed.');
  });

  it.each([
    ['npm error code ENOSPC', 'the disk is full.'],
    ['npm error nospc ENOSPC: no space left on device, write', 'the disk is full.'],
    ['npm error code EACCES', 'cannot be written by this user.'],
    ['npm error code ENOTFOUND', 'the package registry does not answer.'],
    ['npm error code ETIMEDOUT', 'the package registry does not answer.'],
    ['npm error something nobody has seen', 'npm error something nobody has seen'],
  ])('npm error “%s” is reported as: %s', async (error, told) => {
    npmThatSays(error);
    const ending = await start();
    expect(ending.code).toBe(1);
    expect(ending.lines).toHaveLength(2);
    expect(ending.lines[1]).toContain(told);
  });

  it('missing packaged Node is reported, and packages are installed again at the next start', async () => {
    putNpm('mkdir -p node_modules\n');
    const ending = await start();
    expect(ending.code).toBe(1);
    expect(ending.lines.at(-1)).toMatch(/^The packaged Node 24 is missing: npm skipped install scripts\./);
    putNpm(PUT_NODE);
    expect((await start()).lines.at(-1)).toBe('reached');
  });

  it('real npm without a registry is reported as a registry that does not answer', async () => {
    const ending = await start({
      env: {
        PATH: process.env.PATH ?? '',
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_fetch_retries: '0',
        npm_config_cache: path.join(project, 'cache'),
      },
    });
    expect(ending.code).toBe(1);
    expect(ending.lines.at(-1)).toBe(
      'Packages could not be installed: the package registry does not answer.',
    );
  });
});
