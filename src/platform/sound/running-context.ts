import { Howler } from 'howler';

/** Null where the browser has no Web Audio; Howler's types know nothing of that. */
const audioContext = (): AudioContext | null => Howler.ctx as AudioContext | null;

const isAsleep = (): boolean => audioContext() !== null && audioContext()?.state !== 'running';

/**
 * Wakes the context, should it sleep: before the first touch, after half a minute of silence, and during or after a call.
 * Howler believes that it runs in the last case, and wakes it for nobody.
 */
export function wakeContext(): void {
  // Refused while a call lasts or before a touch: the next touch asks again.
  if (isAsleep())
    void audioContext()
      ?.resume()
      .catch(() => undefined);
}

/**
 * Calls `work` as soon as the context runs. What Howler is told before goes into a queue that it works off after the
 * first samples: a sound would begin at a level that nobody wants any more.
 */
export function onceRunning(work: () => void): void {
  const sleeping = isAsleep() ? audioContext() : null;
  if (!sleeping) {
    work();
    return;
  }
  const stop = new AbortController();
  const listen = () => {
    if (isAsleep()) return;
    stop.abort();
    work();
  };
  sleeping.addEventListener('statechange', listen, { signal: stop.signal });
  wakeContext();
}
