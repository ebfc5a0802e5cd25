import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairSource } from '../../../maths/provably-fair.ts';
import type { HostedMode } from '../../../server/studios/tables/hosted-mode.ts';
import { HostedModes } from '../../../server/studios/tables/hosted-modes.ts';
import { preparePackage } from '../../../server/studios/tables/prepare-package.ts';
import type { PreparedMode } from '../../../server/studios/tables/prepared-mode.ts';
import { COIN, makePackage } from './made-package.ts';
import { MadeStore } from './made-store.ts';

const store = new MadeStore();
let modes: readonly PreparedMode[];
const SEED = 'ab'.repeat(32);
const drawOne = (mode: HostedMode) => mode.draw(fairSource(SEED, 'player', 0));

beforeAll(async () => {
  const names = ['base', 'one', 'two', 'three'];
  const index = names.map((name) => ({
    name,
    cost: 1,
    events: 'books_base.jsonl.zst',
    weights: 'table_base.csv',
  }));
  const folder = makePackage({ ...COIN, 'index.json': JSON.stringify({ modes: index }) });
  modes = (await preparePackage(folder, store.put)).modes;
  fs.rmSync(folder, { recursive: true });
});
afterAll(() => store.remove());

describe('open modes', () => {
  const [at0, at1, at2, at3] = [0, 1, 2, 3].map((at) => () => modes[at] as PreparedMode) as [
    () => PreparedMode,
    () => PreparedMode,
    () => PreparedMode,
    () => PreparedMode,
  ];

  it('mode that was used longest ago is closed when there are too many', async () => {
    const open = new HostedModes(store.placeOf, { bytes: 1_000_000, modes: 2 });
    await open.use(at0(), drawOne);
    await open.use(at1(), drawOne);
    await open.use(at0(), drawOne);
    await open.use(at2(), drawOne);
    expect(open.roots).toEqual([at0().root, at2().root]);
    await open.close();
    expect(open.roots).toEqual([]);
  });

  it('budget of bytes closes modes, and never one that is in use', async () => {
    const open = new HostedModes(store.placeOf, { bytes: 1, modes: 10 });
    const drawn = await open.use(at0(), async (mode) => {
      await open.use(at1(), drawOne);
      expect(open.roots).toEqual([at0().root]);
      return drawOne(mode);
    });
    expect(drawn.weight).toBeGreaterThan(0n);
    expect(open.roots).toEqual([]);
  });

  it('users at one time share one opening, and a failed one is tried again', async () => {
    const open = new HostedModes(store.placeOf);
    const seen = new Set<HostedMode>();
    const draws = await Promise.all(
      Array.from({ length: 50 }, () =>
        open.use(at3(), (mode) => {
          seen.add(mode);
          return drawOne(mode);
        }),
      ),
    );
    expect(new Set(draws.map(({ line }) => line)).size).toBe(1);
    expect(seen.size).toBe(1);
    const lost = { ...at0(), root: 'lost', files: { ...at0().files, leaves: { hash: 'none', bytes: 1 } } };
    await expect(open.use(lost, drawOne)).rejects.toThrow('ENOENT');
    await expect(open.use(lost, drawOne)).rejects.toThrow('ENOENT');
    expect(open.roots).toEqual([at3().root]);
    await open.close();
  });
});
