import fs from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedPlatform } from '../../../server/modules.ts';
import { useDatabase } from '../support/database.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { COIN, type MathFiles, makePackage } from './made-package.ts';

const { sql } = useDatabase();
let now = Date.UTC(2027, 2, 10);
const made: string[] = [];

beforeAll(() => seedPlatform(sql, now));
afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true });
});

function check(files: MathFiles): Promise<string> {
  const folder = makePackage(files);
  made.push(folder);
  now += 1;
  return operate(sql, now, 'olive', ['studio', 'check', folder]);
}

describe('command that checks a package', () => {
  it('figures of each mode are printed in percent, with the market’s verdict', async () => {
    const said = await check(COIN);
    expect(said.split('\n')[0]?.split('\t')).toEqual([
      'mode base',
      'costs 1',
      '2 results',
      'returns 96.0000 % (24/25)',
      'hits 12.5000 %',
      'deviation 2.5399',
      'top prize 7.68 stakes, once in 8 rounds',
      '768000 cents at a stake of 100000',
      expect.stringMatching(/^books \d+ bytes, packed \d+$/),
    ]);
    expect(said).toContain('\tnothing\t87.500000 %\n\tfrom 5 stakes\t12.500000 %\n');
    expect(said).toMatch(/Within the market’s bounds\.$/);
  });

  it.each([
    ['returns 100.0000 %, more than 98.00 %', '0,7,0\n1,1,800\n', 800],
    ['returns 84.5000 %, less than 85.00 %', '0,7,0\n1,1,676\n', 676],
    ['pays up to 26000 stakes, more than 25000', '0,27082,0\n1,1,2600000\n', 2_600_000],
  ])('mode that %s is out of bounds', async (reason, table, payout) => {
    const said = await check({
      ...COIN,
      'table_base.csv': table,
      'books_base.jsonl.zst': (COIN['books_base.jsonl.zst'] as string).replace('768', String(payout)),
    });
    expect(said).toContain(`OUT OF BOUNDS: mode base ${reason}.`);
  });

  it('package without a level that gives whole cents is out of bounds, with what each mode asks for', async () => {
    const said = await check({
      ...COIN,
      'index.json': String(COIN['index.json']).replace('"cost":1', '"cost":1.00000001'),
    });
    expect(said).toContain(
      'OUT OF BOUNDS: no round amount from 100 to 100000 cents gives whole cents, as it must be a multiple of 100000000 cents in mode base.',
    );
  });

  it('bounds are the operator’s', async () => {
    const bounds = {
      minReturnBp: 9_000,
      maxReturnBp: 9_500,
      maxTopPrize: 5,
      maxExposure: 700_000,
      largestStake: 100_000,
    };
    now += 1;
    await operateByTwo(sql, now, ['config', 'set', 'studioBounds', JSON.stringify(bounds)]);
    expect(await check(COIN)).toContain('OUT OF BOUNDS: mode base returns 96.0000 %, more than 95.00 %.');
    now += 1;
    await operateByTwo(sql, now, [
      ...[
        'config',
        'set',
        'studioBounds',
        JSON.stringify({ ...bounds, maxReturnBp: 9_800, maxTopPrize: 100 }),
      ],
    ]);
    expect(await check(COIN)).toContain(
      'OUT OF BOUNDS: mode base pays up to 768000 cents at the largest stake, more than 700000.',
    );
  });

  it('package with a fault is refused with file, line and reason', async () => {
    await expect(check({ ...COIN, 'table_base.csv': '0,7,0\n1,x,768\n' })).rejects.toThrow(
      'Refused: table_base.csv, line 2: it is not id, weight and payout, three whole numbers from 0 on.',
    );
    await expect(operate(sql, now, 'olive', ['studio', 'check'])).rejects.toThrow(
      'Missing: the folder of the package.',
    );
    await expect(operate(sql, now, 'olive', ['studio', 'check', '/nowhere'])).rejects.toThrow(
      'Refused: index.json: there is no such file.',
    );
  });
});

describe('command that verifies a package', () => {
  const verify = (files: MathFiles, ...options: readonly string[]): Promise<string> => {
    const folder = makePackage(files);
    made.push(folder);
    now += 1;
    return operate(sql, now, 'olive', ['studio', 'verify', folder, ...options]);
  };

  it('roots and commitment of a package are printed, and compared with the published one', async () => {
    const said = await verify(COIN);
    expect(said).toMatch(/^mode base\t2 lines\troot [0-9a-f]{64}\ncommitment [0-9a-f]{64}$/);
    const commitment = said.slice(-64);
    expect(await verify(COIN, '--commitment', commitment)).toMatch(
      /This package was published by that commitment\.$/,
    );
    const dearer = { ...COIN, 'index.json': (COIN['index.json'] as string).replace('"cost":1', '"cost":2') };
    await expect(verify(dearer, '--commitment', commitment)).rejects.toThrow(
      /^Another package was published: the commitment of this one is [0-9a-f]{64}\.$/,
    );
  });

  it('package with a fault, and a commitment that is none, are refused', async () => {
    await expect(verify({ ...COIN, 'table_base.csv': '0,7,0\n1,1,769\n' })).rejects.toThrow(
      'Refused: books_base.jsonl.zst, line 2: id 1 pays 768, in the table 769.',
    );
    await expect(verify(COIN, '--commitment', 'ABC')).rejects.toThrow(
      'A commitment is 64 hexadecimal digits in lower case.',
    );
  });
});
