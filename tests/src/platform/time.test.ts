import { describe, expect, it } from 'vitest';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import { makePlatformClock } from '../../../src/platform/time.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 28, 12);
const header = (at: number) => new Date(at).toUTCString();

/** A page on a device whose clock is so far off. */
function open(errorMs: number, keys = makeKeyValues(() => undefined)) {
  const world = { server: NOON, elapsed: 5_000, error: errorMs };
  const clock = makePlatformClock({
    elapsed: () => world.elapsed,
    deviceNow: () => world.server + world.error,
    keys,
  });
  const pass = (ms: number) => {
    world.server += ms;
    world.elapsed += ms;
  };
  return { clock, world, pass, keys };
}

describe('time of the platform', () => {
  it.each([3 * DAY_MS, -3 * DAY_MS])('time is the server’s on a device that is %i ms off', (error) => {
    const { clock, pass } = open(error);
    clock.learn(header(NOON));
    pass(90_000);
    expect(clock.now()).toBe(NOON + 90_000);
  });

  it('time is whole milliseconds, as the contract and what is stored want them, though the browser counts fractions', () => {
    const { clock, pass } = open(0);
    clock.learn(header(NOON));
    pass(1_000.7);
    expect(clock.now()).toBe(NOON + 1_000);
  });

  it('time goes on evenly while somebody sets the clock of the device', () => {
    const { clock, world, pass } = open(0);
    clock.learn(header(NOON));
    world.error = -7 * DAY_MS;
    pass(1_000);
    expect(clock.now()).toBe(NOON + 1_000);
  });

  it('time is kept for the next start, which may have no network', () => {
    const { clock, keys } = open(-2 * DAY_MS);
    clock.learn(header(NOON));
    const next = open(-2 * DAY_MS, keys);
    next.pass(3_600_000);
    expect(next.clock.now()).toBe(NOON + 3_600_000);
  });

  it('time is the device’s where what was kept is too old, or the clock has been set since', () => {
    const { clock, keys } = open(-2 * DAY_MS);
    clock.learn(header(NOON));
    const later = open(-2 * DAY_MS, keys);
    later.pass(31 * DAY_MS);
    expect(later.clock.now()).toBe(NOON + 31 * DAY_MS - 2 * DAY_MS);
    const set = open(-4 * DAY_MS, keys);
    expect(set.clock.now()).toBe(NOON - 4 * DAY_MS);
  });

  it('answer without a date, or with a wrong one, teaches nothing', () => {
    const { clock } = open(DAY_MS);
    clock.learn(null);
    clock.learn('yesterday');
    expect(clock.now()).toBe(NOON + DAY_MS);
  });
});
