import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JACKPOT_TIERS } from '../../../contract/ids.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import {
  HEARTBEAT_MS,
  JACKPOT_READING_MS,
  JACKPOT_REFRESH_MS,
  WINNERS_STEP_MS,
} from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { type BoardSources, boardStore, startBoard } from '../../../src/features/jackpot/board-store.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { setPaused } from '../../../src/session/pages/pause-store.ts';

const section = (low: number, high: number): [ReturnType<typeof cents>, ReturnType<typeof cents>] => [
  cents(low),
  cents(high),
];

/** A minute before the answer, and now: a thousandth more. */
const readings = (amount: number) => [
  { at: 0, amount: cents(amount) },
  { at: JACKPOT_READING_MS, amount: cents(Math.floor(amount * 1.001)) },
];

const info: JackpotInfo = {
  total: cents(100),
  megaJackpot: cents(5_000_000),
  majorJackpot: cents(500_000),
  minorJackpot: cents(50_000),
  miniJackpot: cents(5_000),
  megaJackpotSection: section(4_900_000, 5_100_000),
  majorJackpotSection: section(490_000, 510_000),
  minorJackpotSection: section(49_000, 51_000),
  miniJackpotSection: section(4_900, 5_100),
  megaJackpotReadings: readings(500_000_000),
  majorJackpotReadings: readings(50_000_000),
  minorJackpotReadings: readings(5_000_000),
  miniJackpotReadings: readings(500_000),
  readAt: JACKPOT_READING_MS,
  canReceiveDrawChance: false,
  needDeposit: cents(0),
  needTyping: cents(0),
  jackpotWinnerList: ['a', 'b', 'c'].map((nickname, index) => ({
    nickname,
    propId: 50004,
    type: 1,
    amountSection: section(1, 2),
    count: cents(2),
    updateTime: index,
    isSample: true,
  })),
  tiers: JACKPOT_TIERS.map((tier) => ({
    tier,
    seed: cents(1_000),
    ceiling: cents(10_000_000),
    sharePpm: 1_000,
    weight: 1,
  })),
  draw: {
    isOpen: true,
    chances: 0,
    hasDrawnToday: false,
    nextDayAt: 86_400_000,
    depositTarget: cents(50_000),
    typingTarget: cents(200_000),
    commit: null,
  },
};

/** The clock of every board, turned by hand. */
let now = 0;

function startTestBoard(isVisible = () => true, load: BoardSources['load'] = async () => info) {
  const beats: { ms: number; work: () => void }[] = [];
  const timers = new Set<{ at: number; work: () => void }>();
  const watchers = new Set<() => void>();
  const sources: BoardSources = {
    now: () => now,
    after(ms, work) {
      const timer = { at: now + ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    every(ms, work) {
      const beat = { ms, work };
      beats.push(beat);
      return () => beats.splice(beats.indexOf(beat), 1);
    },
    isVisible,
    onVisibilityChange(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    load,
  };
  const stop = startBoard(sources);
  const beat = (ms: number) => {
    for (const entry of beats.filter((each) => each.ms === ms)) entry.work();
  };
  const turn = () => {
    for (const watcher of watchers) watcher();
  };
  /** Time goes by, and what is due by then is done. */
  const pass = (ms: number) => {
    now += ms;
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      timers.delete(timer);
      timer.work();
    }
  };
  return { stop, beat, beats, timers, turn, pass };
}

const settle = () => new Promise((done) => setImmediate(done));
const amounts = () => {
  const shown = boardStore.getState().amounts;
  if (!shown) throw new Error('nothing is shown');
  return shown;
};

beforeEach(() => {
  now = 0;
});
afterEach(() => boardStore.setState(boardStore.getInitialState(), true));

describe('jackpot board', () => {
  it('[T12] every tier shows an amount inside its readings, and a higher one every 6 s', async () => {
    const { stop, pass } = startTestBoard();
    await settle();
    pass(JACKPOT_READING_MS);
    for (let refresh = 0; refresh < 10; refresh += 1) {
      const before = amounts();
      pass(JACKPOT_REFRESH_MS);
      for (const tier of JACKPOT_TIERS) {
        expect(amounts()[tier]).toBeGreaterThan(before[tier]);
        expect(amounts()[tier]).toBeLessThanOrEqual(info[`${tier}JackpotReadings`].at(-1)?.amount ?? 0);
      }
    }
    stop();
  });

  it('[T12] second page shows what the first one shows, and a reload never less', async () => {
    const first = startTestBoard();
    await settle();
    first.pass(JACKPOT_READING_MS + 3 * JACKPOT_REFRESH_MS + 1_000);
    const shown = amounts();
    first.stop();
    boardStore.setState(boardStore.getInitialState(), true);
    // The same moment by the server's clock; this page began later.
    const readAt = JACKPOT_READING_MS + now;
    const second = startTestBoard(undefined, async () => ({ ...info, readAt }));
    await settle();
    expect(amounts()).toEqual(shown);
    second.pass(JACKPOT_REFRESH_MS);
    for (const tier of JACKPOT_TIERS) expect(amounts()[tier]).toBeGreaterThan(shown[tier]);
    second.stop();
  });

  it('[T12] two hundred reloads over ten minutes in two tabs show no fall and never more than the pool', async () => {
    /** A pool that grows by ₱2.50 a second, read once a minute. */
    const poolAt = (at: number) => 500_000_000 + Math.floor(at / 1_000) * 250;
    const answerAt = (at: number): JackpotInfo => {
      const minute = Math.floor(at / JACKPOT_READING_MS);
      const last = [minute - 2, minute - 1, minute].map((one) => one * JACKPOT_READING_MS);
      return {
        ...info,
        megaJackpotReadings: last
          .filter((one) => one >= 0)
          .map((one) => ({ at: one, amount: cents(poolAt(one)) })),
        readAt: at,
      };
    };
    const shownBy: [number, number] = [0, 0];
    for (let reload = 0; reload < 200; reload += 1) {
      const tab = reload % 2;
      boardStore.setState(boardStore.getInitialState(), true);
      const { stop, pass } = startTestBoard(undefined, async () => answerAt(now));
      await settle();
      for (const seconds of [0, 1, 2]) {
        if (seconds > 0) pass(1_000);
        const { mega } = amounts();
        expect(mega, `at ${now} ms`).toBeGreaterThanOrEqual(Math.max(...shownBy));
        expect(mega).toBeLessThanOrEqual(poolAt(now));
        shownBy[tab] = mega;
      }
      stop();
      now += 1_000;
    }
    expect(now).toBe(600_000);
    expect(shownBy[0], 'it follows the pool').toBeGreaterThan(0.995 * poolAt(now - 3 * JACKPOT_READING_MS));
  });

  it('[T12] answer that was long on its way sets no amount back', async () => {
    let answer = info;
    const { stop, beat, pass } = startTestBoard(undefined, async () => answer);
    await settle();
    pass(JACKPOT_READING_MS + 3 * JACKPOT_REFRESH_MS);
    const shown = amounts();
    answer = { ...info, readAt: JACKPOT_READING_MS + now - 2 * JACKPOT_REFRESH_MS };
    beat(HEARTBEAT_MS);
    await settle();
    expect(amounts()).toEqual(shown);
    stop();
  });

  it('[T12] pot that was paid falls at the next answer, also on a board that is paused, and no other does', async () => {
    let answer = info;
    const { stop, beat, pass } = startTestBoard(undefined, async () => answer);
    await settle();
    pass(JACKPOT_READING_MS + 3 * JACKPOT_REFRESH_MS);
    setPaused(true);
    const shown = amounts();
    answer = { ...info, megaJackpotReadings: [{ at: now, amount: cents(1_000) }] };
    beat(HEARTBEAT_MS);
    await settle();
    expect(amounts()).toEqual({ ...shown, mega: 1_000 });
    setPaused(false);
    stop();
  });

  it('[T12] amounts that do not change are not told again', async () => {
    const { stop, pass } = startTestBoard();
    await settle();
    pass(20 * JACKPOT_READING_MS);
    const shown = amounts();
    pass(JACKPOT_REFRESH_MS);
    expect(amounts()).toBe(shown);
    stop();
  });

  it('[O17] next winner follows every 2 s, and the first one after the last', async () => {
    const { stop, beat } = startTestBoard();
    await settle();
    expect(WINNERS_STEP_MS).toBe(2_000);
    const seen = [1, 2, 3].map(() => {
      beat(WINNERS_STEP_MS);
      return boardStore.getState().winnerIndex;
    });
    expect(seen).toEqual([1, 2, 0]);
    stop();
  });

  it('[O17][T12] board stops while paused or out of sight', async () => {
    let isVisible = true;
    const { stop, beat, pass } = startTestBoard(() => isVisible);
    await settle();
    setPaused(true);
    const paused = boardStore.getState();
    pass(2 * JACKPOT_READING_MS);
    beat(WINNERS_STEP_MS);
    expect(boardStore.getState()).toEqual(paused);
    setPaused(false);
    isVisible = false;
    const hidden = boardStore.getState();
    pass(2 * JACKPOT_READING_MS);
    beat(WINNERS_STEP_MS);
    beat(HEARTBEAT_MS);
    expect(boardStore.getState()).toEqual(hidden);
    stop();
  });

  it('reading requested for the previous player is discarded, and the board is requested again', async () => {
    const first = Promise.withResolvers<JackpotInfo>();
    const readings = [first.promise, Promise.resolve({ ...info, readAt: 2 })];
    tokenStore.write('before');
    const { stop } = startTestBoard(
      () => true,
      () => readings.shift() ?? Promise.reject(new Error('asked too often')),
    );
    tokenStore.write('after');
    first.resolve({ ...info, readAt: 1, canReceiveDrawChance: true });
    await settle();
    expect(boardStore.getState()).toMatchObject({ failure: null, info: { readAt: 2 } });
    stop();
    tokenStore.clear();
  });

  it('[D09] board opened in a background tab is requested only when the tab becomes visible', async () => {
    let isVisible = false;
    let asked = 0;
    const { stop, beat, turn } = startTestBoard(
      () => isVisible,
      async () => {
        asked += 1;
        return info;
      },
    );
    beat(WINNERS_STEP_MS);
    turn();
    expect(asked).toBe(0);
    isVisible = true;
    turn();
    await settle();
    expect(boardStore.getState().info).toEqual(info);
    beat(WINNERS_STEP_MS);
    expect(asked).toBe(1);
    // What covers the lobby goes without a word.
    isVisible = false;
    beat(HEARTBEAT_MS);
    isVisible = true;
    beat(WINNERS_STEP_MS);
    expect(asked).toBe(2);
    stop();
  });

  it('closed board leaves no timer behind', () => {
    const { stop, beats, timers } = startTestBoard();
    stop();
    expect(beats).toHaveLength(0);
    expect(timers.size).toBe(0);
  });
});
