import { type KeyValues, localKeys } from './key-values.ts';
import { makeServerClock } from './server-clock.ts';

/** How much later the server's clock is than the device's, and when it was heard, by the server's. */
const KEY = 'server_clock';
/** What was heard longer ago says nothing: the device's clock has been set since, more likely than not. */
const MAX_AGE_MS = 30 * 86_400_000;
/** The header has whole seconds. */
const STEP_MS = 1_000;

interface KeptOffset {
  readonly offset: number;
  readonly heardAt: number;
}

export interface PlatformClock {
  /** The server's time. Whole milliseconds since 1970. */
  now(): number;
  /** @param date of an answer, as in its header */
  learn(date: string | null): void;
}

interface ClockDependencies {
  /** Milliseconds that only go forward. */
  elapsed(): number;
  /** What the device takes for the time; milliseconds since 1970. */
  deviceNow(): number;
  readonly keys: KeyValues;
}

/** Tells the server's time: by the last answers, before the first one by what an earlier visit has heard. */
export function makePlatformClock({ elapsed, deviceNow, keys }: ClockDependencies): PlatformClock {
  let kept = parse(keys.get(KEY));
  const guess = () => {
    const now = deviceNow() + (kept?.offset ?? 0);
    const age = now - (kept?.heardAt ?? now);
    return age >= 0 && age <= MAX_AGE_MS ? now : deviceNow();
  };
  const clock = makeServerClock(elapsed, guess);
  return {
    // Whole, as every moment of the contract: the browser counts fractions.
    now: () => Math.floor(clock.now()),
    learn(date) {
      const at = Date.parse(date ?? '');
      if (!Number.isFinite(at)) return;
      clock.learn(at);
      const heardAt = clock.now();
      const offset = heardAt - deviceNow();
      const isNews =
        !kept || Math.abs(offset - kept.offset) > STEP_MS || heardAt - kept.heardAt > MAX_AGE_MS / 30;
      if (!isNews) return;
      kept = { offset: Math.round(offset), heardAt: Math.round(heardAt) };
      keys.set(KEY, JSON.stringify(kept));
    },
  };
}

function parse(text: string | null): KeptOffset | null {
  try {
    const { offset, heardAt } = JSON.parse(text ?? '{}') as Partial<KeptOffset>;
    return Number.isFinite(offset) && Number.isFinite(heardAt) ? ({ offset, heardAt } as KeptOffset) : null;
  } catch {
    return null;
  }
}

/** Milliseconds since the page began: for whatever lasts. A clock that is set changes nothing of it. */
export const elapsedMs = (): number => performance.now();

/**
 * What the device takes for the time. Only for what it stores and compares with itself, across pages and its worker: it
 * may be days off.
 */
export const deviceNow = (): number => Date.now();

const clock = makePlatformClock({ elapsed: elapsedMs, deviceNow, keys: localKeys });

/** The time, as the server has it: for every moment that is shown, stored or compared. Milliseconds since 1970. */
export const timeNow = (): number => clock.now();

/** Every answer of the server tells the time. */
export const learnTime = (date: string | null): void => clock.learn(date);
