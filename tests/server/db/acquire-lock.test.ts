import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireLock, isLock } from '../../../server/db/acquire-lock.ts';
import { makeDataDirInMemory } from '../../temp-data-dir.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = makeDataDirInMemory();
  file = path.join(folder, 'lock');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('lock is granted to one process, names its holder to another, and leaves nothing behind', () => {
  const lock = acquireLock(file);
  expect(acquireLock(file)).toMatchObject({ pid: process.pid });
  expect(fs.readdirSync(folder)).toEqual(['lock']);
  if (!isLock(lock)) throw new Error('a free lock was refused');
  lock.release();
  expect(fs.readdirSync(folder)).toEqual([]);
});

it.each([
  ['a process that has ended', '999999999 1'],
  ['an earlier process with the same id', `${process.pid} 1`],
  ['an interrupted start', ''],
])('lock is taken over from %s', (_whose, content) => {
  fs.writeFileSync(file, content);
  expect(isLock(acquireLock(file))).toBe(true);
  expect(fs.readdirSync(folder)).toEqual(['lock']);
  expect(acquireLock(file)).toMatchObject({ pid: process.pid });
});

it('lock is not acquired where something other than a file has its name', () => {
  fs.mkdirSync(file);
  expect(() => acquireLock(file)).toThrow('EEXIST');
  expect(fs.readdirSync(folder)).toEqual(['lock']);
});
