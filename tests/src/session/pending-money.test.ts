import { beforeEach, describe, expect, it } from 'vitest';
import { followPendingMoney } from '../../../src/session/player/pending-money.ts';

let now: number;
let asked: number[];
let isHidden: boolean;
let isPending: boolean;
let timer: { at: number; work: () => void } | null;
let onVisibility: () => void;
let onPending: () => void;

function advance(ms: number): void {
  const end = now + ms;
  while (timer && timer.at <= end) {
    const { at, work } = timer;
    timer = null;
    now = at;
    work();
  }
  now = end;
}

const start = () =>
  followPendingMoney({
    ask: async () => {
      asked.push(now);
    },
    isPending: () => isPending,
    onPendingChange: (listener) => {
      onPending = listener;
      return () => {
        onPending = () => {};
      };
    },
    isHidden: () => isHidden,
    onVisibilityChange: (listener) => {
      onVisibility = listener;
      return () => {
        onVisibility = () => {};
      };
    },
    after: (ms, work) => {
      const mine = { at: now + ms, work };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
  });

beforeEach(() => {
  [now, asked, isHidden, isPending, timer] = [0, [], false, false, null];
});

describe('balance of a page', () => {
  it('balance is requested every 20 s from when money is on its way until it has arrived', () => {
    const stop = start();
    advance(120_000);
    expect(asked).toEqual([]);
    isPending = true;
    onPending();
    advance(60_000);
    expect(asked).toEqual([140_000, 160_000, 180_000]);
    isPending = false;
    onPending();
    advance(120_000);
    expect(asked).toHaveLength(3);
    stop();
  });

  it('balance is not requested while the page is hidden, and at once when it is visible again', () => {
    isPending = true;
    const stop = start();
    isHidden = true;
    onVisibility();
    advance(300_000);
    expect(asked).toEqual([]);
    isHidden = false;
    onVisibility();
    expect(asked).toEqual([300_000]);
    advance(20_000);
    expect(asked).toEqual([300_000, 320_000]);
    stop();
    advance(60_000);
    onVisibility();
    expect(asked).toHaveLength(2);
  });

  it('balance is requested when the page is visible again also without money on its way', () => {
    const stop = start();
    isHidden = true;
    onVisibility();
    advance(5_000);
    isHidden = false;
    onVisibility();
    advance(60_000);
    expect(asked).toEqual([5_000]);
    stop();
  });
});
