import type { Browser, CDPSession } from 'playwright';
import type { AnyGame } from '../../../maths/game-maths.ts';
import { isSharedGame } from '../../../maths/shared-game.ts';
import type { Figure } from '../bench.ts';
import { comeToRest, type FramePage, goOn, openFramePage, playOn } from './open-frame-page.ts';

const ROUNDS = 1_000;
/** Pools, caches and the list of rounds are full by then. */
const WARM_ROUNDS = 300;
const STEP_MS = 400;
const LONGEST_MS = 1_200_000;
const GC_TURNS = 4;
/** What one round leaves on the table and another does not, and Pixi's pool of texts; a thousand would leave thousands. */
const LIMITS: Readonly<Record<string, number>> = { 'display objects': 40, textures: 12, heap: 2 };

/** Handles of the prototypes whose objects are counted: of everything that is shown, and of what textures hold. */
const KINDS = {
  'display objects': `(() => {
    let kind = Object.getPrototypeOf(__renderer.lastObjectRendered);
    while (!Object.hasOwn(kind, 'addChild')) kind = Object.getPrototypeOf(kind);
    return kind;
  })()`,
  textures: `(() => {
    const find = (item) => item.texture?.source ?? item.children?.map(find).find(Boolean);
    let kind = Object.getPrototypeOf(find(__renderer.lastObjectRendered));
    while (!Object.hasOwn(kind, 'updateMipmaps')) kind = Object.getPrototypeOf(kind);
    return kind;
  })()`,
} as const;

async function countAlive(cdp: CDPSession, expression: string): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, objectGroup: 'count' });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'count',
  });
  const counted = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId ?? '',
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'count' });
  return Number(counted.result.value);
}

async function readAlive({ page, cdp }: FramePage): Promise<Record<string, number>> {
  for (let turn = 0; turn < GC_TURNS; turn += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => document.body.offsetWidth);
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    'display objects': await countAlive(cdp, KINDS['display objects']),
    textures: await countAlive(cdp, KINDS.textures),
    canvases: await page.evaluate(() => document.querySelectorAll('canvas').length),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    listeners: read('JSEventListeners'),
    heap: read('JSHeapUsedSize') / 1e6,
  };
}

/** Plays until so many rounds are over, then waits until the game is at rest. */
async function playTo(frame: FramePage, game: AnyGame, rounds: number): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  await goOn(frame);
  while (frame.answers.rounds < rounds) {
    if (Date.now() > until) throw new Error(`only ${frame.answers.rounds} rounds were played`);
    await new Promise((done) => setTimeout(done, 50));
  }
  await comeToRest(frame, isSharedGame(game));
}

/** What is still alive after a thousand rounds more. */
export async function measureGrowth(browser: Browser, origin: string, game: AnyGame): Promise<Figure[]> {
  const rounds = Number(process.env.GAME_PAGE_ROUNDS ?? ROUNDS);
  const frame = await openFramePage(browser, origin, game, { stepMs: STEP_MS }, 'webgl');
  await playOn(frame);
  await playTo(frame, game, WARM_ROUNDS);
  const before = await readAlive(frame);
  await playTo(frame, game, WARM_ROUNDS + rounds);
  const after = await readAlive(frame);
  await frame.close();
  return Object.keys(before).map((name) => ({
    name: `${game.slug}: ${rounds} rounds, growth of ${name}`,
    value: (after[name] ?? 0) - (before[name] ?? 0),
    unit: name === 'heap' ? 'MB' : '',
    limit: { atMost: LIMITS[name] ?? 0 },
  }));
}
