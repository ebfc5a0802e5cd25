import type { OpeningHours } from '../../contract/support/support-calls.ts';

const QUARTER_MS = 15 * 60_000;
/** A week and a day: a change that is further away never comes. */
const STEPS = 8 * 24 * 4;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export interface OpeningState {
  readonly isOpen: boolean;
  /** When that changes; null: never. */
  readonly changesAt: number | null;
}

/**
 * Whether it is open at `now`, and until when. Hours begin and end at quarters of an hour, as do the offsets of all time
 * zones, so that a change is at one of them.
 */
export function openingAt(hours: readonly OpeningHours[], timeZone: string, now: number): OpeningState {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const isOpenAt = (at: number): boolean => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const day = DAYS.indexOf(parts.weekday ?? '');
    const time = `${parts.hour}:${parts.minute}`;
    return hours.some(({ days, from, until }) => days.includes(day) && from <= time && time < until);
  };
  const isOpen = isOpenAt(now);
  const first = Math.floor(now / QUARTER_MS) * QUARTER_MS;
  for (let step = 1; step <= STEPS; step += 1) {
    const at = first + step * QUARTER_MS;
    if (isOpenAt(at) !== isOpen) return { isOpen, changesAt: at };
  }
  return { isOpen, changesAt: null };
}
