import type { Browser } from 'playwright';
import type { Figure } from './bench.ts';
import { type HallPage, spin } from './hall-page.ts';

/** On a busy machine the animation is slowed down, so that none of it is skipped. */
const SHOW_MS = 400_000;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of wall time, and of CPU time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Pauses {
  readonly count: number;
  /** CPU time: other work of the machine does not count. */
  readonly longestMs: number;
  readonly longestClockMs: number;
}

/** Garbage collections on the main threads of the pages. */
function longestPause(trace: Buffer): Pauses {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const found = traceEvents.filter(
    (event) => /^(MinorGC|MajorGC)$/.test(event.name) && event.ph === 'X' && main.has(threadOf(event)),
  );
  const longest = (read: (event: TraceEvent) => number | undefined) =>
    Math.max(0, ...found.map((event) => (read(event) ?? 0) / 1000));
  return {
    count: found.length,
    longestMs: longest(({ tdur, dur }) => tdur ?? dur),
    longestClockMs: longest(({ dur }) => dur),
  };
}

/** Draws, each evaluated by itself; the worst one counts. */
const DRAWS = 3;

/** Plays whole draws in real time, from the press to the last coin. */
export async function measurePauses(browser: Browser, hall: HallPage): Promise<Figure[]> {
  const draws: Pauses[] = [];
  for (let draw = 0; draw < DRAWS; draw += 1) draws.push(await watchDraw(browser, hall));
  const most = (key: keyof Pauses) => Math.max(...draws.map((pauses) => pauses[key]));
  return [
    { name: `a whole draw, the worst of ${DRAWS}: collections`, value: most('count'), unit: '' },
    {
      name: 'a whole draw: longest collection',
      value: most('longestMs'),
      unit: 'ms',
      limit: { atMost: 10 },
    },
    { name: 'a whole draw: longest collection, wall time', value: most('longestClockMs'), unit: 'ms' },
  ];
}

async function watchDraw(browser: Browser, hall: HallPage): Promise<Pauses> {
  await hall.page.bringToFront();
  // Earlier garbage does not belong to the draw: an idle browser would collect it in the middle of the draw.
  await hall.cdp.send('HeapProfiler.collectGarbage');
  const categories = ['v8', 'devtools.timeline', 'disabled-by-default-v8.gc', '__metadata'];
  await browser.startTracing(hall.page, { categories });
  await spin(hall, 'mega');
  await hall.page.locator('[data-counted]').waitFor({ timeout: SHOW_MS });
  const pauses = longestPause(await browser.stopTracing());
  await hall.page.getByRole('button', { name: 'Done' }).click();
  await hall.page.locator('[data-hall][data-phase="idle"]').waitFor();
  return pauses;
}
