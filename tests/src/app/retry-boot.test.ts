import { expect, it } from 'vitest';
import { retryBoot } from '../../../src/app/retry-boot.ts';

function world(isOnline: boolean, failures = 0) {
  const online: (() => void)[] = [];
  const timers: { ms: number; work: () => void }[] = [];
  let reloads = 0;
  let isGivenUp = false;
  retryBoot({
    isOnline,
    failures,
    onOnline: (work) => online.push(work),
    after: (ms, work) => timers.push({ ms, work }),
    reload: () => {
      reloads += 1;
    },
    giveUp: () => {
      isGivenUp = true;
    },
  });
  return { online, timers, reloads: () => reloads, isGivenUp: () => isGivenUp };
}

it('[T19] page that cannot load its services reloads after three seconds, and not before', () => {
  const { timers, online, reloads } = world(true);
  expect([timers.map(({ ms }) => ms), online.length, reloads()]).toEqual([[3_000], 0, 0]);
  timers[0]?.work();
  expect(reloads()).toBe(1);
});

it('[T19] page that cannot load its services waits for the network while offline: a reload would lose the page that is shown', () => {
  const { timers, online, reloads } = world(false);
  expect([timers.length, online.length, reloads()]).toEqual([0, 1, 0]);
  online[0]?.();
  expect(reloads()).toBe(1);
});

it('[T19] page that cannot load its services waits longer each time, and then says so instead of reloading for ever', () => {
  expect([1, 2].map((failures) => world(true, failures).timers[0]?.ms)).toEqual([10_000, 30_000]);
  const last = world(true, 3);
  expect([last.timers.length, last.reloads(), last.isGivenUp()]).toEqual([0, 0, true]);
});
