import { afterEach, describe, expect, it } from 'vitest';
import { JACKPOT_TIERS } from '../../../contract/ids.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { HEARTBEAT_MS, JACKPOT_REFRESH_MS, WINNERS_STEP_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { type BoardSources, boardStore, startBoard } from '../../../src/features/jackpot/board-store.ts';
import { sectionOf } from '../../../src/features/jackpot/tiers.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { setPaused } from '../../../src/session/pause-store.ts';

const section = (low: number, high: number): [ReturnType<typeof cents>, ReturnType<typeof cents>] => [
  cents(low),
  cents(high),
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
  readAt: 1,
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

/** A board whose clock is turned by hand. */
function startTestBoard(
  isVisible = () => true,
  load: BoardSources['load'] = async () => info,
  stored = new Map<string, string>(),
) {
  const beats: { ms: number; work: () => void }[] = [];
  const watchers = new Set<() => void>();
  let share = 0.1;
  const sources: BoardSources = {
    random: () => {
      share = (share * 7.3 + 0.17) % 1;
      return share;
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
    store: {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
    },
  };
  const stop = startBoard(sources);
  const beat = (ms: number) => {
    for (const entry of beats.filter((each) => each.ms === ms)) entry.work();
  };
  const turn = () => {
    for (const watcher of watchers) watcher();
  };
  return { stop, beat, beats, turn };
}

afterEach(() => boardStore.setState({ info: null, amounts: null, winnerIndex: 0 }));

describe('jackpot board', () => {
  it('[T12] every tier shows an amount inside its section, and another one every 6 s', async () => {
    const { stop, beat } = startTestBoard();
    await new Promise((done) => setImmediate(done));
    const first = boardStore.getState().amounts;
    beat(JACKPOT_REFRESH_MS);
    const second = boardStore.getState().amounts;
    expect(second).not.toEqual(first);
    for (const amounts of [first, second]) {
      for (const tier of JACKPOT_TIERS) {
        const [low, high] = sectionOf(info, tier);
        expect(amounts?.[tier]).toBeGreaterThanOrEqual(low);
        expect(amounts?.[tier]).toBeLessThanOrEqual(high);
      }
    }
    stop();
  });

  it('[T12] amount never falls after a refresh, a new reading or a reload, until a pot is paid', async () => {
    const stored = new Map<string, string>();
    let reading = info;
    const settle = () => new Promise((done) => setImmediate(done));
    const amounts = () => boardStore.getState().amounts ?? { mega: 0, major: 0, minor: 0, mini: 0 };
    let before = { mega: 0, major: 0, minor: 0, mini: 0 } as Record<string, number>;
    const expectRisen = () => {
      for (const tier of JACKPOT_TIERS) expect(amounts()[tier]).toBeGreaterThanOrEqual(before[tier] ?? 0);
      before = amounts();
    };
    for (let page = 0; page < 20; page += 1) {
      const { stop, beat } = startTestBoard(undefined, async () => reading, stored);
      await settle();
      expectRisen();
      for (let refresh = 0; refresh < 50; refresh += 1) {
        beat(JACKPOT_REFRESH_MS);
        expectRisen();
      }
      beat(HEARTBEAT_MS);
      await settle();
      expectRisen();
      stop();
      boardStore.setState({ info: null, amounts: null });
    }
    expect(before.mega).toBeGreaterThan(5_000_000);

    reading = { ...info, megaJackpotSection: section(1_000, 1_000), megaJackpot: cents(1_000) };
    const { stop } = startTestBoard(undefined, async () => reading, stored);
    await settle();
    expect(amounts().mega).toBe(1_000);
    expect(amounts().mini).toBe(before.mini);
    stop();
  });

  it('[O17] next winner follows every 2 s, and the first one after the last', async () => {
    const { stop, beat } = startTestBoard();
    await new Promise((done) => setImmediate(done));
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
    const { stop, beat } = startTestBoard(() => isVisible);
    await new Promise((done) => setImmediate(done));
    setPaused(true);
    const paused = boardStore.getState();
    beat(JACKPOT_REFRESH_MS);
    beat(WINNERS_STEP_MS);
    expect(boardStore.getState()).toEqual(paused);
    setPaused(false);
    isVisible = false;
    const hidden = boardStore.getState();
    beat(JACKPOT_REFRESH_MS);
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
    await new Promise((done) => setImmediate(done));
    expect(boardStore.getState()).toMatchObject({ hasFailed: false, info: { readAt: 2 } });
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
    await new Promise((done) => setImmediate(done));
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
    const { stop, beats } = startTestBoard();
    stop();
    expect(beats).toHaveLength(0);
  });
});
