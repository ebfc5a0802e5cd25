import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPackage } from '../../../server/studios/package/check-package.ts';
import { book, COIN, type MathFiles, makePackage } from './made-package.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true });
});

function packageOf(files: MathFiles): string {
  const folder = makePackage(files);
  made.push(folder);
  return folder;
}
const check = (changes: MathFiles, without: readonly string[] = []) => {
  const files = Object.entries({ ...COIN, ...changes }).filter(([name]) => !without.includes(name));
  return checkPackage(packageOf(Object.fromEntries(files)));
};
const index = (mode: object, ...more: object[]) =>
  JSON.stringify({
    modes: [
      { name: 'base', cost: 1, events: 'books_base.jsonl.zst', weights: 'table_base.csv', ...mode },
      ...more,
    ],
  });

describe('package of a studio', () => {
  it('modes of a package have the exact figures of their tables', async () => {
    const [base, ...others] = await check({});
    expect(others).toEqual([]);
    expect(base).toMatchObject({
      name: 'base',
      costText: '1',
      figures: {
        rtp: { numerator: 24n, denominator: 25n },
        hitRate: { numerator: 1n, denominator: 8n },
        top: { payout: 768n, chance: { numerator: 1n, denominator: 8n } },
        lines: 2,
      },
      books: { lines: 2 },
    });
  });

  it('mode whose cost is no whole number is taken as written', async () => {
    const bought = { name: 'bonus', cost: 1.25, events: 'books_base.jsonl.zst', weights: 'table_base.csv' };
    const [, bonus] = await check({ 'index.json': index({}, bought) });
    expect(bonus).toMatchObject({
      costText: '1.25',
      figures: { rtp: { numerator: 96n, denominator: 125n } },
    });
  });

  it('lines in any order, with ids from 1 on, CRLF and no end of line are taken', async () => {
    const [base] = await check({
      'table_base.csv': '9,1,200\r\n1,1,0\r\n5,2,100',
      'books_base.jsonl.zst': [book(5, 100), book(9, 200), book(1, 0)].join('\n'),
    });
    expect(base?.figures.rtp).toEqual({ numerator: 1n, denominator: 1n });
  });

  it('files in a folder of the package are found', async () => {
    const nested = index({ events: 'files/b.zst', weights: 'files/t.csv' });
    const files = {
      'files/b.zst': COIN['books_base.jsonl.zst'] ?? '',
      'files/t.csv': COIN['table_base.csv'] ?? '',
    };
    expect(await check({ 'index.json': nested, ...files })).toHaveLength(1);
  });

  it('book longer than a chunk of the stream is read as one line', async () => {
    const long = book(1, 768, [{ type: 'x'.repeat(300_000) }]);
    const [base] = await check({ 'books_base.jsonl.zst': `${book(0, 0)}\n${long}\n` });
    expect(base?.books.lines).toBe(2);
  });

  it.each<[string, MathFiles]>([
    ['index.json: it is not what an index has', { 'index.json': 'no JSON' }],
    ['index.json: modes is not what an index has', { 'index.json': '{"modes":[]}' }],
    ['index.json: modes.0.cost is not what an index has', { 'index.json': index({ cost: '1' }) }],
    ['index.json: mode base costs 0: more than 0, at most 10000', { 'index.json': index({ cost: 0 }) }],
    ['index.json: mode base costs -1: more than 0, at most 10000', { 'index.json': index({ cost: -1 }) }],
    [
      'index.json: mode base costs 10001: more than 0, at most 10000',
      { 'index.json': index({ cost: 10_001 }) },
    ],
    [
      'index.json: mode BASE is there twice',
      { 'index.json': index({}, { name: 'BASE', cost: 1, events: 'a', weights: 'b' }) },
    ],
    [
      'index.json: there is no mode base, with which a game begins',
      { 'index.json': index({ name: 'bonus' }) },
    ],
    ['nowhere.csv: there is no such file', { 'index.json': index({ weights: 'nowhere.csv' }) }],
    [
      '../table.csv: this is no path of a file inside the package',
      { 'index.json': index({ weights: '../table.csv' }) },
    ],
    [
      '/etc/passwd: this is no path of a file inside the package',
      { 'index.json': index({ weights: '/etc/passwd' }) },
    ],
    ['a/./b: this is no path of a file inside the package', { 'index.json': index({ events: 'a/./b' }) }],
    ['a\\b: this is no path of a file inside the package', { 'index.json': index({ events: 'a\\b' }) }],
    [
      'table_base.csv, line 2: it is not id, weight and payout, three whole numbers from 0 on',
      { 'table_base.csv': '0,7,0\n1,1,-768\n' },
    ],
    [
      'table_base.csv, line 1: it is not id, weight and payout, three whole numbers from 0 on',
      { 'table_base.csv': '0,7,0.5\n' },
    ],
    [
      'table_base.csv, line 2: it is not id, weight and payout, three whole numbers from 0 on',
      { 'table_base.csv': '0,7,0\n\n1,1,768\n' },
    ],
    [
      'table_base.csv, line 1: a number has more than 64 bits',
      { 'table_base.csv': '0,18446744073709551616,0\n' },
    ],
    [
      'table_base.csv, line 2: the weights sum to 2^63 or more',
      { 'table_base.csv': '0,9223372036854775807,0\n1,1,768\n' },
    ],
    ['table_base.csv: the weights sum to 0', { 'table_base.csv': '0,0,0\n1,0,768\n' }],
    ['table_base.csv: the weights sum to 0', { 'table_base.csv': '' }],
    ['table_base.csv, line 3: id 0 is there twice', { 'table_base.csv': '0,7,0\n1,1,768\n0,1,0\n' }],
    ['table_base.csv, line 1: it has more than 100 bytes', { 'table_base.csv': '0'.repeat(300_000) }],
    [
      'books_base.jsonl.zst, line 2: id 1 pays 769, in the table 768',
      { 'books_base.jsonl.zst': `${book(0, 0)}\n${book(1, 769)}\n` },
    ],
    [
      'books_base.jsonl.zst, line 2: id 2 is not in the table',
      { 'books_base.jsonl.zst': `${book(0, 0)}\n${book(2, 768)}\n` },
    ],
    [
      'books_base.jsonl.zst, line 2: id 0 is there twice',
      { 'books_base.jsonl.zst': `${book(0, 0)}\n${book(0, 0)}\n${book(1, 768)}\n` },
    ],
    ['books_base.jsonl.zst: the book of id 1 is missing', { 'books_base.jsonl.zst': `${book(0, 0)}\n` }],
    [
      'books_base.jsonl.zst, line 1: it is no book: id, payoutMultiplier (whole numbers) and events',
      { 'books_base.jsonl.zst': '{"id":0,"payoutMultiplier":0.5,"events":[{}]}\n' },
    ],
    [
      'books_base.jsonl.zst, line 1: it is no book: id, payoutMultiplier (whole numbers) and events',
      { 'books_base.jsonl.zst': `${book(0, 0, [])}\n` },
    ],
    [
      'books_base.jsonl.zst, line 2: it is no book: id, payoutMultiplier (whole numbers) and events',
      { 'books_base.jsonl.zst': `${book(0, 0)}\n{"id":` },
    ],
    [
      'books_base.jsonl.zst, line 1: it is no UTF-8',
      { 'books_base.jsonl.zst': zstdCompressSync(Buffer.from([0xff, 0xfe, 10])) },
    ],
    [
      'books_base.jsonl.zst, line 1: it has more than 4194304 bytes',
      { 'books_base.jsonl.zst': zstdCompressSync(Buffer.alloc(5 * 1024 ** 2, 'x')) },
    ],
  ])('package is refused: %s', async (reason, changes) => {
    await expect(check(changes)).rejects.toMatchObject({ name: 'PackageError', message: reason });
  });

  it('book that is no zstd, or was cut off, is refused', async () => {
    const whole = zstdCompressSync(`${book(0, 0)}\n${book(1, 768)}\n`);
    const name = 'books_base.jsonl.zst';
    await expect(check({ [name]: Buffer.from('no zstd at all') })).rejects.toThrow(
      `${name}: it cannot be unpacked`,
    );
    await expect(check({ [name]: whole.subarray(0, whole.length - 10) })).rejects.toThrow(name);
  });

  it('book that unpacks to far more than its size is refused', async () => {
    // Every line is right by itself, and none too long: the bound on the ratio alone can refuse them.
    const pad = 'x'.repeat(3 * 1024 ** 2);
    const ids = Array.from({ length: 24 }, (_, id) => id);
    const text = ids.map((id) => `${book(id, 0, [pad])}\n`).join('');
    const dense = zstdCompressSync(text);
    expect(dense.length * 1_000).toBeLessThan(text.length);
    const table = ids.map((id) => `${id},1,0\n`).join('');
    const files = { 'table_base.csv': table, 'books_base.jsonl.zst': dense };
    await expect(check(files)).rejects.toMatchObject({
      name: 'PackageError',
      message: 'books_base.jsonl.zst: it unpacks to more than a book may have',
    });
  });

  it('file that is a link, or lies behind one, is refused', async () => {
    const folder = packageOf(COIN);
    const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'outside-'));
    made.push(outside);
    fs.writeFileSync(path.join(outside, 't.csv'), '0,1,96\n');
    const maths = path.join(folder, 'math');
    fs.rmSync(path.join(maths, 'table_base.csv'));
    fs.symlinkSync(path.join(outside, 't.csv'), path.join(maths, 'table_base.csv'));
    await expect(checkPackage(folder)).rejects.toThrow('table_base.csv: there is no such file');
    fs.symlinkSync(outside, path.join(maths, 'far'));
    fs.writeFileSync(path.join(maths, 'index.json'), index({ weights: 'far/t.csv' }));
    await expect(checkPackage(folder)).rejects.toThrow('far/t.csv: the file lies outside of the package');
  });
});
