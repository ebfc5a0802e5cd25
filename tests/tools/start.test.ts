import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lockDataDir } from '../../server/db/data-lock.ts';
import { findFreePorts } from '../e2e/support/product.ts';
import { makeDataDirInMemory } from '../temp-data-dir.ts';
import { collectOutput, type Ending } from './collect-output.ts';

const folders: string[] = [];
const makeFolder = () => {
  const folder = makeDataDirInMemory();
  folders.push(folder);
  return folder;
};

/** Starts the product where it must fail; returns its output and exit. */
async function startWrongly(env: Record<string, string>): Promise<Ending> {
  const { DATABASE_URL: _ignored, ...own } = process.env;
  const child = spawn(process.execPath, ['tools/serve.ts'], {
    env: { ...own, PORT: String(await findFreePorts()), DATA_DIR: makeFolder(), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return collectOutput(child);
}

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('npm start that fails prints one line and exits with status 1', () => {
  it.each([0, 1, 2, 4])('start fails when its port %i is taken', async (offset) => {
    const port = await findFreePorts();
    const other = net.createServer().listen(port + offset, '127.0.0.1');
    await once(other, 'listening');
    const { code, lines } = await startWrongly({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`Port ${port + offset} is in use`)]);
  });

  it('start fails when another start uses the same data folder', async () => {
    const folder = makeFolder();
    const lock = lockDataDir(folder);
    const { code, lines } = await startWrongly({ DATA_DIR: folder });
    lock.release();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`Already running on ${folder}`)]);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['LOG_LEVEL', 'loud'],
  ])('start fails when %s is %s', async (name, value) => {
    const { code, lines } = await startWrongly({ [name]: value });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`Bad setting ${name}`)]);
  });

  it('start fails when the data folder cannot be made', async () => {
    const file = path.join(makeFolder(), 'a-file');
    fs.writeFileSync(file, '');
    const { code, lines } = await startWrongly({ DATA_DIR: path.join(file, 'data') });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('cannot be written')]);
  });

  it('start fails when the database of DATABASE_URL does not answer', async () => {
    const port = await findFreePorts();
    const { code, lines } = await startWrongly({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` });
    expect(code).toBe(1);
    expect(lines).toEqual(['The database at DATABASE_URL does not answer.']);
  });
});
