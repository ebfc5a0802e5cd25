declare global {
  interface Window {
    /** Answers a call of the frame by the bench; JSON text. */
    __answer?: (call: string, body: string) => Promise<string>;
    __clock?: { now(): number; stop(): void };
  }
}

export interface ClockOptions {
  /** Virtual time from one frame to the next, milliseconds; 0 leaves the browser's own clock and frames. */
  readonly stepMs: number;
}

/**
 * Runs in the page before its scripts: the frame's calls are answered by the bench, and its time goes in steps as fast as
 * frames can be drawn. It stands still while a call is on its way, so that none times out.
 */
export function installClock({ stepMs }: ClockOptions): void {
  const realFetch = window.fetch.bind(window);
  const realTimeout = window.setTimeout.bind(window);
  const begun = Date.now();
  let virtual = performance.now();
  let pending = 0;
  let nextId = 1;
  let isStopped = false;
  const frames = new Map<number, FrameRequestCallback>();
  const timers = new Map<number, { at: number; every: number | null; run: () => void }>();

  window.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const call = /\/app\/v1\/(.+)$/.exec(address)?.[1];
    if (!call || !window.__answer) return realFetch(input, init);
    // A look at a round of all players is answered after a while.
    if (call === 'game/watch') await new Promise((done) => setTimeout(done, 1_000));
    pending += 1;
    try {
      const data = await window.__answer(call, JSON.stringify({ now: Date.now(), body: init?.body ?? '' }));
      return new Response(data, { headers: { 'content-type': 'application/json' } });
    } finally {
      realTimeout(() => {
        pending -= 1;
      }, 0);
    }
  };
  if (stepMs === 0) return;

  const setTimer = (handler: TimerHandler, ms: number | undefined, isRepeated: boolean, args: unknown[]) => {
    const id = nextId++;
    const wait = Math.max(1, Number(ms ?? 0));
    const run = () => (typeof handler === 'function' ? handler(...args) : undefined);
    timers.set(id, { at: virtual + wait, every: isRepeated ? wait : null, run });
    return id;
  };
  const clearTimer = (id?: number) => void timers.delete(Number(id));
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...args: unknown[]) =>
      setTimer(handler, ms, false, args),
    setInterval: (handler: TimerHandler, ms?: number, ...args: unknown[]) =>
      setTimer(handler, ms, true, args),
    clearTimeout: clearTimer,
    clearInterval: clearTimer,
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      const id = nextId++;
      frames.set(id, callback);
      return id;
    },
    cancelAnimationFrame: (id: number) => void frames.delete(id),
  });
  performance.now = () => virtual;
  Date.now = () => begun + Math.round(virtual);

  const channel = new MessageChannel();
  const step = () => {
    if (isStopped) return;
    if (pending === 0) {
      virtual += stepMs;
      for (const [id, timer] of [...timers]) {
        if (timer.at > virtual || !timers.has(id)) continue;
        if (timer.every === null) timers.delete(id);
        else timer.at = virtual + timer.every;
        timer.run();
      }
      const due = [...frames.values()];
      frames.clear();
      for (const callback of due) callback(virtual);
    }
    channel.port2.postMessage(0);
  };
  channel.port1.onmessage = step;
  channel.port2.postMessage(0);
  window.__clock = {
    now: () => virtual,
    stop: () => {
      isStopped = true;
    },
  };
}
