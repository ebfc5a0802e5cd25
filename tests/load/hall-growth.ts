import type { Browser, CDPSession } from 'playwright';
import type { Figure } from './bench.ts';
import { finishDraw, type HallPage, openHallPage, spin, waitForFront } from './hall-page.ts';
import { readCounts } from './lobby-page.ts';

const TIMES = 10;
const WARM_TIMES = 3;

/** The hall above the lobby, a whole draw with its wheel, and back. */
async function visitHall(hall: HallPage): Promise<void> {
  const { page } = hall;
  await page
    .getByRole('button', { name: /^Jackpot/ })
    .first()
    .click();
  await waitForFront(page);
  await spin(hall, 'mega');
  await finishDraw(hall, ['wheel', 'moment']);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !window.__front && !document.querySelector('[data-hall]'));
}

const KINDS = ['objects', 'textures'] as const;
type Kinds = Record<(typeof KINDS)[number], string>;

/** Handles of the prototypes whose objects are counted; the hall is opened only to get them. */
async function readKinds({ page, cdp }: HallPage): Promise<Kinds> {
  await page
    .getByRole('button', { name: /^Jackpot/ })
    .first()
    .click();
  await waitForFront(page);
  const ids: Kinds = { objects: '', textures: '' };
  for (const kind of KINDS) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: `__front.kinds.${kind}` });
    ids[kind] = result.objectId ?? '';
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !window.__front);
  return ids;
}

/** Counts all objects of a prototype that are still reachable after a garbage collection. */
async function countAlive(cdp: CDPSession, prototypeObjectId: string): Promise<number> {
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId, objectGroup: 'count' });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId ?? '',
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'count' });
  return Number(result.value);
}

async function readAlive(hall: HallPage, kinds: Kinds) {
  const { listeners, heapMb } = await readCounts(hall);
  return {
    'display objects': await countAlive(hall.cdp, kinds.objects),
    textures: await countAlive(hall.cdp, kinds.textures),
    listeners,
    heap: heapMb,
  };
}

export async function measureGrowth(browser: Browser, origin: string): Promise<Figure[]> {
  const hall = await openHallPage(browser, origin, '/');
  await hall.page.waitForFunction(() => window.__stage?.isShown(), null, { timeout: 120_000 });
  const kinds = await readKinds(hall);
  for (let turn = 0; turn < WARM_TIMES; turn += 1) await visitHall(hall);
  const before = await readAlive(hall, kinds);
  for (let turn = 0; turn < TIMES; turn += 1) await visitHall(hall);
  const after = await readAlive(hall, kinds);
  await hall.close();
  const growth = (Object.keys(before) as (keyof typeof before)[]).map((name) => ({
    name: `${TIMES} halls opened, drawn in and closed: growth of ${name}`,
    value: after[name] - before[name],
    unit: name === 'heap' ? 'MB' : '',
    limit: { atMost: name === 'heap' ? 2 : 0 },
  }));
  return [
    { name: 'display objects alive with the lobby alone', value: after['display objects'], unit: '' },
    ...growth,
  ];
}
