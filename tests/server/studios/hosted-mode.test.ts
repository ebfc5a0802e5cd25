import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { checkHostedRound } from '../../../maths/hosted/check-proof.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';
import type { RandomSource } from '../../../maths/random-source.ts';
import { HostedMode, TableMismatch } from '../../../server/studios/tables/hosted-mode.ts';
import { preparePackage } from '../../../server/studios/tables/prepare-package.ts';
import type { PreparedMode } from '../../../server/studios/tables/prepared-mode.ts';
import { seededRandom } from '../../maths/seeded-random.ts';
import { book, COIN, type MathFiles, makePackage } from './made-package.ts';
import { MadeStore } from './made-store.ts';

const undo: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function prepare(files: MathFiles) {
  const store = new MadeStore();
  const folder = makePackage(files);
  undo.push(
    () => store.remove(),
    () => fs.rmSync(folder, { recursive: true }),
  );
  return { store, ...(await preparePackage(folder, store.put)) };
}

async function openMode(store: MadeStore, mode: PreparedMode | undefined): Promise<HostedMode> {
  const opened = await HostedMode.open(mode as PreparedMode, store.placeOf);
  undo.push(() => opened.close());
  return opened;
}

type Row = readonly [id: number, weight: bigint, payout: number];

const filesOf = (rows: readonly Row[], books = rows, bookOf = book): MathFiles => ({
  ...COIN,
  'table_base.csv': rows.map((row) => `${row.join()}\n`).join(''),
  'books_base.jsonl.zst': books.map(([id, , payout]) => `${bookOf(id, payout)}\n`).join(''),
});

/** Gives one number of 64 bits. */
function sourceOf(number: bigint): RandomSource {
  const words = [Number(number >> 32n), Number(number & 0xffff_ffffn)];
  return { integer: () => words.shift() as number };
}

const random = seededRandom(5);
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random.integer(2 ** 30) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** Sparse ids in any order, weights of 0 among them; the last line can be drawn. */
const randomRows = (count: number): Row[] =>
  shuffled(Array.from({ length: count }, (_, at) => at)).map((at, place) => [
    at * 3 + (count % 2),
    place === count - 1 ? 2n : BigInt(random.integer(4)),
    at % 3 === 0 ? 0 : at * 50,
  ]);

describe('prepared mode', () => {
  it('[C90] every number below the sum draws the line of a plain walk, each line as often as its weight', async () => {
    for (const count of [1, 2, 63, 64, 65, 200, 700]) {
      const rows = randomRows(count);
      const { store, modes } = await prepare(filesOf(rows, shuffled(rows)));
      const mode = await openMode(store, modes[0]);
      let before = 0n;
      for (const [line, [id, weight, payout]] of rows.entries()) {
        const expected = { line, id: BigInt(id), weight, payout: BigInt(payout), before };
        for (let number = before; number < before + weight; number += 1n) {
          const { bookHash, ...drawn } = await mode.draw(sourceOf(number));
          expect(drawn).toEqual(expected);
          expect(await mode.book(line, bookHash)).toBe(book(id, payout));
        }
        expect(await mode.book(line)).toBe(book(id, payout));
        before += weight;
      }
      expect(modes[0]?.head.weightSum).toBe(String(before));
    }
  });

  it('weights of 2^40 and more are drawn exactly at their edges', async () => {
    const rows = Array.from({ length: 300 }, (_, id): Row => [id, 2n ** 40n * BigInt(1 + (id % 900)), id]);
    const { store, modes } = await prepare(filesOf(rows));
    const mode = await openMode(store, modes[0]);
    let before = 0n;
    for (const [line, [, weight]] of rows.entries()) {
      expect(await mode.draw(sourceOf(before))).toMatchObject({ line, before });
      before += weight;
      expect(await mode.draw(sourceOf(before - 1n))).toMatchObject({ line, weight });
    }
  });

  it('[C90] rounds of each of twenty modes are right by the published commitment', async () => {
    const index = Array.from({ length: 20 }, (_, at) => ({
      name: at === 0 ? 'base' : `mode${at}`,
      cost: 1 + at / 4,
      events: `b${at % 3}.zst`,
      weights: `t${at % 3}.csv`,
    }));
    const tables = Object.fromEntries(
      [1, 90, 400].flatMap((count, at) => {
        const files = filesOf(randomRows(count));
        return [
          [`t${at}.csv`, files['table_base.csv'] as string],
          [`b${at}.zst`, files['books_base.jsonl.zst'] as string],
        ];
      }),
    );
    const { store, modes, commitment } = await prepare({
      'index.json': JSON.stringify({ modes: index }),
      ...tables,
    });
    const roots = modes.map(({ root }) => root);
    expect(new Set(roots).size).toBe(20);
    for (const [at, prepared] of modes.entries()) {
      const mode = await openMode(store, prepared);
      const serverSeed = createHash('sha256').update(`seed ${at}`).digest('hex');
      const seeds = { clientSeed: 'player', nonce: at };
      const drawn = await mode.draw(fairSource(serverSeed, seeds.clientSeed, seeds.nonce));
      const verdict = checkHostedRound(
        { commitment, commit: commitOf(serverSeed), mode: prepared.head.name, ...seeds },
        {
          ...seeds,
          serverSeed,
          id: String(drawn.id),
          payout: String(drawn.payout),
          roots,
          proof: await mode.proof(drawn.line),
          book: await mode.book(drawn.line),
        },
      );
      expect(verdict).toMatchObject({ kind: 'right', line: drawn.line, id: drawn.id });
    }
  });

  it('same package gives the same bytes, and a changed cost, weight or book another commitment', async () => {
    const rows = randomRows(300);
    const files = filesOf(rows);
    const { modes, commitment } = await prepare(files);
    expect((await prepare(files)).modes).toEqual(modes);
    // How the studio compressed its book, and in which order, decides nothing.
    expect((await prepare(filesOf(rows, shuffled(rows)))).commitment).toBe(commitment);
    const changes: readonly MathFiles[] = [
      { ...files, 'index.json': (files['index.json'] as string).replace('"cost":1', '"cost":2') },
      {
        ...files,
        'table_base.csv': (files['table_base.csv'] as string).replace(/,(\d+),(\d+)\n/, ',9,$2\n'),
      },
      filesOf(rows, rows, (id, payout) => book(id, payout, [{ type: 'other' }])),
    ];
    for (const changed of changes) expect((await prepare(changed)).commitment).not.toBe(commitment);
  });

  it('lines larger than a block of books, and those beside them, are read back', async () => {
    const rows = randomRows(40);
    const padOf = (id: number) => 'x'.repeat(id % 4 === 0 ? 200_000 : id % 4 === 1 ? 65_000 : 10);
    const large = (id: number, payout: number) => book(id, payout, [{ type: 'ñ', pad: padOf(id) }]);
    const { store, modes } = await prepare(filesOf(rows, shuffled(rows), large));
    const mode = await openMode(store, modes[0]);
    for (const [line, [id, , payout]] of rows.entries())
      expect(await mode.book(line)).toBe(large(id, payout));
    expect(modes[0]?.bookBlocks).toBeGreaterThan(10);
  });

  it.each(['table', 'leaves', 'books'] as const)(
    'file %s with a byte changed decides nothing',
    async (name) => {
      const { store, modes } = await prepare(filesOf(randomRows(100)));
      const place = store.placeOf(modes[0]?.files[name].hash ?? '');
      const content = fs.readFileSync(place);
      content.writeUInt8(content.readUInt8(20) ^ 1, 20);
      fs.writeFileSync(place, content);
      const play = async () => {
        const mode = await openMode(store, modes[0]);
        for (let line = 0; line < 100; line += 1) await mode.book(line);
      };
      await expect(play()).rejects.toThrow();
    },
  );

  it('mode whose head is not that of its root is not opened, and a file that was cut off is refused', async () => {
    const { store, modes } = await prepare(filesOf(randomRows(100)));
    const [mode] = modes as [PreparedMode];
    const cheaper = { ...mode, head: { ...mode.head, cost: '0.5' } };
    await expect(openMode(store, cheaper)).rejects.toThrow(
      new TableMismatch('the leaves of mode base are not those of its root'),
    );
    fs.truncateSync(store.placeOf(mode.files.table.hash), 100);
    const opened = await openMode(store, mode);
    await expect(opened.proof(0)).rejects.toThrow('a file of the store is shorter than it was');
    await expect(opened.proof(-1)).rejects.toThrow('mode base has no block -1');
    await expect(opened.proof(100_000)).rejects.toThrow('mode base has no block');
  });

  it('package with a fault is refused as the check refuses it', async () => {
    await expect(prepare({ ...COIN, 'table_base.csv': '0,7,0\n1,1,769\n' })).rejects.toThrow(
      'books_base.jsonl.zst, line 2: id 1 pays 768, in the table 769',
    );
  });
});
