import { describe, expect, it, vi } from 'vitest';
import type { AirshipBet } from '../../../contract/games/airship.ts';
import type {
  GameRound,
  OpenRound,
  OwnPart,
  SharedRound,
  WatchedRound,
} from '../../../contract/games/game-calls.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { makeBetRules } from '../../../games/engine/bet-rules.ts';
import type { GameServer } from '../../../games/engine/game-server.ts';
import { makeSharedFlow } from '../../../games/shared-rounds/shared-flow.ts';
import { reachedAfterMs } from '../../../maths/airship/ascent.ts';
import { AIRSHIP } from '../../../maths/airship.ts';
import { MAX_SEED_ENTRIES } from '../../../maths/seed-entries.ts';
import { entriesDigestOf, seedHashOf } from '../../../maths/shared-seed.ts';
import { CallFailure, type FailureKey } from '../../../src/platform/http/call-failure.ts';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import { UNUSED_CALLS } from '../engine/support/unused-calls.ts';
import { openFrameOf } from '../engine/test-game.ts';

const START = 1_000_000;
const BET: AirshipBet = { stake: cents(100), cashOutAt: null };
const COMMIT = 'c'.repeat(64);
const HASH = 'b'.repeat(64);
/** Hashes of other players' bets. */
const others = (count: number) => Array.from({ length: count }, (_, at) => seedHashOf(`other-${at}`));

/** A server with one shared round, whose answers a test gives one by one. */
function openPlatform() {
  const platform = {
    balance: cents(10_000),
    bets: [] as { bet: unknown; commit: string }[],
    /** Client seeds as they came with the bets, and what was revealed of them. */
    hashes: [] as string[],
    reveals: [] as unknown[],
    acts: 0,
    shown: [] as string[],
    betFailures: [] as FailureKey[],
    actFailures: [] as FailureKey[],
    watches: 0,
    wantedOwn: [] as boolean[],
    unshown: null as GameRound | null,
  };
  const waiting: ((answer: WatchedRound | FailureKey) => void)[] = [];
  const unsent: (WatchedRound | FailureKey)[] = [];
  const failNext = (failures: FailureKey[]) => {
    const key = failures.shift();
    if (key) throw new CallFailure(key, 'game', {});
  };
  const server: GameServer = {
    ...UNUSED_CALLS,
    open: async () => ({
      gameId: 141,
      slug: 'airship',
      isPlayMoney: false,
      balance: platform.balance,
      stakes: [...AIRSHIP.stakes],
      defaultStake: AIRSHIP.defaultStake,
      seedPair: null,
      nextCommit: 'e'.repeat(64),
      unshownRound: platform.unshown,
      openRound: null,
      cycleMs: 5_000,
      gameToken: 'token',
    }),
    async bet({ bet, commit, clientSeed }) {
      failNext(platform.betFailures);
      platform.bets.push({ bet, commit });
      platform.hashes.push(clientSeed);
      platform.balance = cents(platform.balance - 100);
      return { round: null, openRound: ownBet(bet), balance: platform.balance, seedPair: null };
    },
    async act() {
      failNext(platform.actFailures);
      platform.acts += 1;
      platform.balance = cents(platform.balance + 250);
      const acts = [{ kind: 'cashOut', at: 250 }];
      return { round: null, openRound: ownBet(BET, acts), balance: platform.balance, seedPair: null };
    },
    async watch({ wantsOwn, reveal }) {
      platform.watches += 1;
      platform.reveals.push(reveal ?? null);
      platform.wantedOwn.push(wantsOwn === true);
      const answer =
        unsent.shift() ?? (await new Promise<WatchedRound | FailureKey>((give) => waiting.push(give)));
      if (typeof answer === 'string') throw new CallFailure(answer, 'game/watch', {});
      return answer;
    },
    roundShown: async (roundId) => void platform.shown.push(roundId),
  };
  /** Answers the next look, and lets everything that follows from it happen. */
  async function tell(answer: WatchedRound | FailureKey): Promise<void> {
    const give = waiting.shift();
    if (give) give(answer);
    else unsent.push(answer);
    await vi.waitFor(() => expect(waiting.length + unsent.length).toBeGreaterThanOrEqual(0));
    await new Promise((done) => setTimeout(done, 5));
  }
  return { platform, server, tell };
}

const ownBet = (bet: unknown, acts: unknown[] = []): OpenRound => ({
  roundId: 'r1',
  gameId: 141,
  slug: 'airship',
  isPlayMoney: false,
  bet,
  acts,
  stake: cents(100),
  outcome: { crashAt: null, multiplier: acts.length > 0 ? 250 : 0 },
  openedAt: START,
  settlesAt: START,
  proof: { commit: COMMIT, clientSeed: 'seed', nonce: null, maths: AIRSHIP.maths },
});

const settled = (win: number, acts: unknown[] = []): GameRound => ({
  ...ownBet(BET, acts),
  absentActs: 0,
  win: cents(win),
  settledAt: START,
  outcome: { crashAt: 300, multiplier: win },
  proof: {
    commit: COMMIT,
    clientSeed: 'seed',
    serverSeed: 'd'.repeat(64),
    nonce: null,
    maths: AIRSHIP.maths,
  },
});

const round = (change: Partial<SharedRound> = {}): SharedRound => ({
  id: 'f1',
  number: 1,
  commit: COMMIT,
  opensAt: START,
  closesAt: START + 8_000,
  entryHashes: null,
  revealsCloseAt: START + 9_500,
  chain: { number: 1, length: 20, lastLink: 'a'.repeat(64), position: 1 },
  startedAt: null,
  bets: 0,
  result: null,
  resultAt: null,
  serverSeed: null,
  clientSeed: null,
  nextAt: null,
  ...change,
});
const told = (
  change: Partial<SharedRound> = {},
  own: Partial<OwnPart> | null = null,
  now = START,
): WatchedRound => ({
  now,
  seen: JSON.stringify(change),
  round: round(change),
  past: [],
  own: own && { bet: null, round: null, balance: cents(10_000), ...own },
});
const FLYING = { startedAt: START + 8_000 };
const OVER = { ...FLYING, resultAt: START + 30_000, result: { crashAt: 300 } };

/** @param keys of a tab that was opened before */
async function openFrame(keys = makeKeyValues(() => undefined)) {
  const { platform, server, tell } = openPlatform();
  const bets = makeBetRules({ maths: AIRSHIP, firstBet: (stake: Cents) => ({ stake, cashOutAt: null }) });
  const clock = { now: START };
  const frame = openFrameOf<AirshipBet>(
    bets,
    { server, keys, clock, slug: 'airship' },
    makeSharedFlow<AirshipBet>({
      actsAt: ({ bet }, startedAt) => {
        const { cashOutAt } = bet as AirshipBet;
        return cashOutAt === null ? null : startedAt + reachedAfterMs(cashOutAt);
      },
    }),
  );
  await frame.flow.open('launch');
  const kind = () => frame.state.get().phase.kind;
  return { platform, tell, frame, kind };
}

describe('flow of a shared round', () => {
  it('opening asks for the own part once, and is ready when there is none', async () => {
    const { platform, tell, frame, kind } = await openFrame();
    expect(kind()).toBe('opening');
    await tell(told({}, {}));
    expect(kind()).toBe('ready');
    expect(frame.state.get().followed?.round.id).toBe('f1');
    expect(platform.wantedOwn).toEqual([true, false]);
  });

  it('bet goes into the round that takes bets, named by its commitment', async () => {
    const { platform, tell, frame, kind } = await openFrame();
    await tell(told({}, {}));
    await frame.flow.play();
    expect(platform.bets).toEqual([{ bet: BET, commit: COMMIT }]);
    expect(kind()).toBe('open');
    expect(frame.state.get().balance).toBe(9_900);
    expect(frame.told).toEqual(['round-started', 'balance-changed']);
    expect(frame.promised).toMatchObject([
      {
        kind: 'round-promised',
        promise: {
          commit: COMMIT,
          nonce: null,
          chain: { number: 1, lastLink: 'a'.repeat(64), position: 1 },
        },
      },
      { kind: 'round-answered', brokenAnswer: null, acceptedNonce: null },
    ]);
  });

  it('bet carries the hash of a seed, which is revealed once bets are closed and not after the start', async () => {
    const { platform, tell, frame } = await openFrame();
    await tell(told({}, {}));
    await frame.flow.play();
    await tell(told({ bets: 1 }, null, START + 7_900));
    expect(platform.reveals).toEqual([null, null, null]);
    await tell(told({ bets: 1 }, null, START + 8_000));
    expect(platform.reveals.at(-1)).toBeNull();
    const hashes = [HASH, ...platform.hashes];
    await tell(told({ bets: 2, entryHashes: hashes }, null, START + 8_010));
    const reveal = platform.reveals.at(-1) as { roundId: string; clientSeed: string };
    expect(reveal.roundId).toBe('r1');
    expect(platform.hashes).toEqual([seedHashOf(reveal.clientSeed)]);
    expect(frame.promised.at(-1)).toMatchObject({
      kind: 'entries-fixed',
      entriesDigest: entriesDigestOf(hashes),
    });
    await tell(told(FLYING, null, START + 9_600));
    expect(platform.reveals.at(-1)).toBeNull();
  });

  it.each([
    ['shorter than an entry for each of the first bets', 1, 2],
    ['full, with no more bets in the round than entries', MAX_SEED_ENTRIES, MAX_SEED_ENTRIES],
  ])('seed is not revealed where the own hash is missing in a list that is %s', async (_, entries, bets) => {
    const { platform, tell, frame } = await openFrame();
    await tell(told({}, {}));
    await frame.flow.play();
    const entryHashes = others(entries);
    await tell(told({ bets: 1 }, null, START + 7_900));
    await tell(told({ bets, entryHashes }, null, START + 8_000));
    await tell(told({ bets, entryHashes, number: 2 }, null, START + 8_500));
    expect(platform.reveals.filter(Boolean)).toEqual([]);
    expect(frame.state.get().brokenRound).toBe('r1');
    expect(frame.promised.at(-1)).toMatchObject({
      kind: 'round-answered',
      brokenAnswer: { id: 'f1', entryHashes },
    });
  });

  it('bet after the first fifty reveals nothing, and is no broken promise', async () => {
    const { platform, tell, frame } = await openFrame();
    await tell(told({}, {}));
    await frame.flow.play();
    await tell(told({ bets: 1 }, null, START + 7_900));
    await tell(
      told({ bets: MAX_SEED_ENTRIES + 1, entryHashes: others(MAX_SEED_ENTRIES) }, null, START + 8_000),
    );
    expect(platform.reveals.filter(Boolean)).toEqual([]);
    expect(frame.state.get().brokenRound).toBeNull();
    expect(frame.promised.at(-1)).toMatchObject({ kind: 'entries-fixed' });
  });

  it('seed is revealed by the frame of the same tab after a reload, with the list noted first', async () => {
    const before = await openFrame();
    await before.tell(told({}, {}));
    await before.frame.flow.play();
    const [hash = ''] = before.platform.hashes;
    const { platform, tell, frame } = await openFrame(before.frame.keys);
    await tell(told({ bets: 1 }, { bet: ownBet(BET) }));
    await tell(told({ bets: 1, entryHashes: [hash] }, null, START + 8_000));
    expect(frame.promised).toMatchObject([{ kind: 'entries-fixed', entriesDigest: entriesDigestOf([hash]) }]);
    const reveal = platform.reveals.at(-1) as { clientSeed: string };
    expect(seedHashOf(reveal.clientSeed)).toBe(hash);
  });

  it('seed stays out of what the page is given before it is revealed', async () => {
    const { platform, tell, frame } = await openFrame();
    await tell(told({}, {}));
    await frame.flow.play();
    await tell(told({ bets: 1 }, null, START + 7_900));
    await tell(told({ bets: 1, entryHashes: platform.hashes }, null, START + 8_000));
    const { clientSeed } = platform.reveals.at(-1) as { clientSeed: string };
    expect(JSON.stringify(frame.promised)).not.toContain(clientSeed);
  });

  it('list of another round is not the own one', async () => {
    const { platform, tell, frame } = await openFrame();
    await tell(told({}, {}));
    await frame.flow.play();
    await tell(told({ bets: 1 }, null, START + 7_900));
    await tell(told({ id: 'f2', entryHashes: platform.hashes }, null, START + 8_000));
    expect(platform.reveals.filter(Boolean)).toEqual([]);
    expect(frame.promised.map((said) => (typeof said === 'object' ? said.kind : said))).toEqual([
      'round-promised',
      'round-answered',
    ]);
  });

  it('bet during a flight waits for the next round, and can be withdrawn until then', async () => {
    const { platform, tell, frame, kind } = await openFrame();
    await tell(told(FLYING, {}, START + 9_000));
    await frame.flow.play();
    expect(kind()).toBe('waiting');
    await frame.flow.play();
    expect(kind()).toBe('ready');
    await frame.flow.play();
    expect(platform.bets).toEqual([]);
    await tell(told({ id: 'f2', closesAt: START + 60_000 }, null, START + 40_000));
    expect(platform.bets).toHaveLength(1);
    expect(kind()).toBe('open');
  });

  it('bet that came too late gives the stake back to the shown balance, and waits for the next round', async () => {
    const { platform, tell, frame, kind } = await openFrame();
    await tell(told({}, {}));
    platform.betFailures.push('betsClosed');
    await frame.flow.play();
    expect(kind()).toBe('waiting');
    expect(frame.state.get().balance).toBe(10_000);
    expect(frame.seen).toEqual(['start', 'cancel']);
  });

  it('cash-out shows the balance with the win at once, and the end of the round adds nothing to it', async () => {
    const { platform, tell, frame, kind } = await openFrame();
    await tell(told({}, {}));
    await frame.flow.play();
    await tell(told(FLYING, null, START + 9_000));
    await frame.flow.act({ kind: 'cashOut' });
    expect(frame.state.get()).toMatchObject({
      balance: 10_150,
      phase: { kind: 'open', round: { acts: [{ kind: 'cashOut', at: 250 }] } },
    });
    await frame.flow.act({ kind: 'cashOut' });
    expect(platform.acts).toBe(1);
    await tell(told(OVER, null, START + 30_000));
    await tell(told(OVER, { round: settled(250, [{ kind: 'cashOut', at: 250 }]), balance: cents(10_150) }));
    expect(kind()).toBe('ready');
    expect(frame.state.get()).toMatchObject({ balance: 10_150, history: [{ roundId: 'r1' }] });
    expect(platform.shown).toEqual(['r1']);
    expect(platform.wantedOwn.at(-2)).toBe(true);
  });

  it('chosen multiplier acts by itself when the server’s time has come to it, and only once', async () => {
    const { platform, tell, frame } = await openFrame();
    await tell(told({}, {}));
    frame.flow.setBet({ ...BET, cashOutAt: 150 });
    await frame.flow.play();
    await tell(told(FLYING, null, START + 8_000));
    await vi.waitFor(() => expect(platform.acts).toBe(1));
    expect(frame.clock.now).toBeGreaterThanOrEqual(START + reachedAfterMs(150));
  });

  it('cash-out that came too late is said, and the end of the round tells the rest', async () => {
    const { platform, tell, frame, kind } = await openFrame();
    await tell(told({}, {}));
    await frame.flow.play();
    await tell(told(FLYING, null, START + 9_000));
    platform.actFailures.push('actTooLate');
    await frame.flow.act({ kind: 'cashOut' });
    expect(frame.state.get()).toMatchObject({ notice: 'actTooLate', phase: { kind: 'open' } });
    await tell(told(OVER, { round: settled(0), balance: cents(9_900) }));
    expect(kind()).toBe('ready');
    expect(frame.state.get().balance).toBe(9_900);
  });

  it('bet of before a reload is shown as it stands', async () => {
    const { tell, frame, kind } = await openFrame();
    await tell(told(FLYING, { bet: ownBet({ ...BET, stake: 500 }), balance: cents(9_500) }, START + 9_000));
    expect(kind()).toBe('open');
    expect(frame.state.get()).toMatchObject({ bet: { stake: 500 }, balance: 9_500 });
    expect(frame.seen).toEqual(['open 0']);
  });

  it('win that was paid without the player is added once it was shown', async () => {
    const { tell, frame } = await openFrame();
    const balances: number[] = [];
    frame.state.subscribe(({ balance, phase }) => {
      if (phase.kind === 'showing') balances.push(balance);
    });
    await tell(told(OVER, { round: settled(150), balance: cents(10_050) }));
    expect(balances[0]).toBe(9_900);
    expect(frame.state.get().balance).toBe(10_050);
  });

  it('lost connection is said, looked past, and forgotten with the next answer', async () => {
    const { tell, frame, kind } = await openFrame();
    await tell(told({}, {}));
    await tell('offline');
    expect(frame.state.get()).toMatchObject({ notice: 'offline', phase: { kind: 'ready' } });
    await tell(told({ bets: 1 }));
    expect(frame.state.get().notice).toBeNull();
    expect(kind()).toBe('ready');
  });

  it('first look that is lost is made once more, and the second lost one stops the frame with its reason', async () => {
    const { tell, kind } = await openFrame();
    await tell('timeout');
    expect(kind()).toBe('opening');
    await tell(told({}, {}));
    expect(kind()).toBe('ready');
    const other = await openFrame();
    await other.tell('timeout');
    await other.tell('timeout');
    expect(other.frame.state.get().phase).toMatchObject({ kind: 'stopped', failure: 'timeout' });
  });

  it('first look that is refused stops the frame at once', async () => {
    const { tell, kind } = await openFrame();
    await tell('gameMaintenance');
    expect(kind()).toBe('stopped');
  });

  it('ended session stops the frame and the looking', async () => {
    const { platform, tell, frame, kind } = await openFrame();
    await tell(told({}, {}));
    await tell('gameSessionEnded');
    expect(kind()).toBe('stopped');
    expect(frame.told).toContain('session-ended');
    const { watches } = platform;
    await new Promise((done) => setTimeout(done, 20));
    expect(platform.watches).toBe(watches);
  });

  it.each([['stakeLimitReached'], ['balanceTooLow']] as const)(
    'bet refused as %s opens the frame anew and says why',
    async (key) => {
      const { platform, tell, frame, kind } = await openFrame();
      await tell(told({}, {}));
      platform.betFailures.push(key);
      await frame.flow.play();
      expect(frame.state.get().notice).toBe(key);
      // The look of the opening before is still on its way, and no longer counts.
      await tell(told({}, {}));
      await tell(told({}, {}));
      expect(kind()).toBe('ready');
      expect(platform.bets).toEqual([]);
    },
  );
});
