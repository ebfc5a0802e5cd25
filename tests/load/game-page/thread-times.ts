import type { CDPSession } from 'playwright';

/** A traced span of time, in microseconds; `tdur` is what the thread itself was at work of it. */
interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const FRAME = 'PageAnimator::serviceScriptedAnimations';
const CALLBACK = 'FireAnimationFrame';

/**
 * Records how long the page's thread worked in the script of each frame. The clock counts other processes too, which on a
 * machine of two cores is most of its dearest frames.
 * @returns what ends it and tells the milliseconds of each frame
 */
export async function traceThreadTimes(cdp: CDPSession): Promise<() => Promise<number[]>> {
  const spans: Span[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    spans.push(...(value as unknown as Span[]).filter(({ name, ph }) => ph === 'X' && isOfFrame(name)));
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink', 'rail'] },
  });
  return async () => {
    const isComplete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
    await cdp.send('Tracing.end');
    await isComplete;
    return framesOf(spans);
  };
}

const isOfFrame = (name: string) => name === FRAME || name === CALLBACK;

/** Of the process that had the most callbacks: the browser's other pages have frames too. */
function framesOf(spans: readonly Span[]): number[] {
  const callbacks = spans.filter(({ name }) => name === CALLBACK);
  const [own] = [...Map.groupBy(callbacks, ({ pid }) => pid).entries()].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!own) return [];
  const [pid, ofPage] = own;
  return spans
    .filter((span) => span.name === FRAME && span.pid === pid)
    .map(({ ts, dur = 0 }) => ofPage.filter((callback) => callback.ts >= ts && callback.ts <= ts + dur))
    .filter((within) => within.length > 0)
    .map((within) => within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000);
}
