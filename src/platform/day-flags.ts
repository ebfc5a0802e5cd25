import { utcDay } from './clock.ts';
import { type KeyValues, localKeys } from './key-values.ts';
import { timeNow } from './time.ts';

/** Flags that hold for the current UTC day. */
export function makeDayFlags(keys: KeyValues, now: () => number) {
  return {
    has: (name: string) => keys.get(`day:${name}`) === utcDay(now()),
    set: (name: string) => keys.set(`day:${name}`, utcDay(now())),
  };
}

export const dayFlags = makeDayFlags(localKeys, timeNow);
