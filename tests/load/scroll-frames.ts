import type { Browser } from 'playwright';
import type { Figure } from './bench.ts';
import { type LobbyPage, openLobby } from './lobby-page.ts';

const VIEWPORTS = [
  { width: 412, height: 915 },
  { width: 1280, height: 720 },
];
const SCROLL_PX = 1_400;

/** A frame requested from the browser's compositor, as recorded in its trace. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly args?: { readonly frame_reporter?: { readonly state?: string } };
}

/**
 * Share of the frames with an update that were presented in time, in the process that had most of them: the page's, as
 * the browser's own window has a compositor too.
 */
export function countFrames(events: readonly TraceEvent[]): { onTime: number; wanted: number } {
  const byProcess = new Map<number, { onTime: number; wanted: number }>();
  for (const { name, ph, pid, args } of events) {
    const state = args?.frame_reporter?.state;
    if (name !== 'PipelineReporter' || ph !== 'b' || !state || state === 'STATE_NO_UPDATE_DESIRED') continue;
    const counts = byProcess.get(pid) ?? { onTime: 0, wanted: 0 };
    counts.wanted += 1;
    if (state === 'STATE_PRESENTED_ALL') counts.onTime += 1;
    byProcess.set(pid, counts);
  }
  return [...byProcess.values()].toSorted((a, b) => b.wanted - a.wanted)[0] ?? { onTime: 0, wanted: 0 };
}

/** Presented frames of 60 per second while the lobby is flung up and down, with its automatically chosen renderer. */
export async function measureFrames(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const viewport of VIEWPORTS) {
    const lobby = await openLobby(browser, { origin, renderer: 'auto', games: null, viewport });
    const renderer = await lobby.page.evaluate(() => window.__stage?.renderer ?? 'none');
    await fling(lobby);
    const { onTime, wanted } = countFrames(await traceOf(browser, () => fling(lobby)));
    figures.push({
      name: `scroll: frames on time at ${viewport.width}×${viewport.height}, ${renderer} as chosen`,
      value: (100 * onTime) / wanted,
      unit: '%',
    });
    await lobby.close();
  }
  return figures;
}

async function fling({ page, cdp }: LobbyPage): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 412, height: 915 };
  for (const direction of [-1, 1, -1, 1]) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: Math.round(width / 2),
      y: Math.round(height * 0.6),
      yDistance: direction * SCROLL_PX,
      speed: 1_600,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}

async function traceOf(browser: Browser, work: () => Promise<void>): Promise<TraceEvent[]> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['cc', 'benchmark'] } });
  await work();
  const isComplete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await isComplete;
  await cdp.detach();
  return events;
}
