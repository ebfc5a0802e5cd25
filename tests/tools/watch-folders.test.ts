import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolders } from '../../tools/watch-folders.ts';
import { makeTempDataDir } from '../temp-data-dir.ts';

let folder: string;
let stop: () => void;
let told: () => void;
const place = (...names: string[]) => path.join(folder, ...names);
/** Resolves at the next burst of changes; without one the test reaches its time limit. */
const nextChange = () => new Promise<void>((resolve) => (told = resolve));

beforeEach(() => {
  folder = makeTempDataDir();
  fs.mkdirSync(place('services'));
  fs.writeFileSync(place('services', 'a.ts'), 'one');
  stop = watchFolders([folder], () => told());
});

afterEach(() => {
  stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('written and replaced files are reported every time', async () => {
  let change = nextChange();
  fs.writeFileSync(place('services', 'a.ts'), 'two');
  await change;
  for (const text of ['three', 'four']) {
    change = nextChange();
    fs.writeFileSync(place('b.ts'), text);
    fs.renameSync(place('b.ts'), place('services', 'a.ts'));
    await change;
  }
});

it('files in a folder that was made later are reported', async () => {
  let change = nextChange();
  fs.mkdirSync(place('new'));
  await change;
  change = nextChange();
  fs.writeFileSync(place('new', 'c.ts'), 'one');
  await change;
});

it('burst of changes is reported once', async () => {
  let count = 0;
  const change = nextChange();
  const first = told;
  told = () => {
    count += 1;
    first();
  };
  for (let at = 0; at < 20; at++) fs.writeFileSync(place('services', `${at}.ts`), 'x');
  await change;
  expect(count).toBe(1);
});
