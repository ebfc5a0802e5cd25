import { describe, expect, it } from 'vitest';
import type { RoundProgress } from '../../../contract/games/game-calls.ts';
import type { MinesAct, MinesBet } from '../../../contract/games/mines-of-brass.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { makeBetRules } from '../../../games/engine/bet-rules.ts';
import type { GameServer } from '../../../games/engine/game-server.ts';
import { MINES_OF_BRASS } from '../../../maths/mines-of-brass.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';
import { CallFailure, type FailureKey } from '../../../src/platform/http/call-failure.ts';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import { minesOf } from '../../maths/support/mines.ts';
import { UNUSED_CALLS } from './support/unused-calls.ts';
import { openFrameOf } from './test-game.ts';

const SEED = '1'.padStart(64, '0');
const BET = { stake: cents(1_000), mines: 24 } as const;
/** Each bet gets the first place, so that the mines are always the same. */
const SEED_PAIR = { commit: commitOf(SEED), clientSeed: 'player-seed', nextNonce: 0 };
const NONCE = 0;

/** One open field of mines at a time, with the real maths. */
function openPlatform() {
  const state = {
    balance: cents(10_000),
    bet: BET as MinesBet,
    acts: null as MinesAct[] | null,
    failures: [] as FailureKey[],
    shown: [] as string[],
    opened: 0,
  };
  const progress = (): RoundProgress => {
    const acts = state.acts ?? [];
    const { stake, win, outcome, isOver } = MINES_OF_BRASS.play(
      state.bet,
      acts,
      fairSource(SEED, 'player-seed', NONCE),
    );
    const proof = {
      commit: SEED_PAIR.commit,
      clientSeed: 'player-seed',
      nonce: NONCE,
      maths: MINES_OF_BRASS.maths,
    };
    const round = {
      roundId: 'r1',
      gameId: 1,
      slug: MINES_OF_BRASS.slug,
      isPlayMoney: false,
      bet: state.bet,
      acts,
      stake,
      outcome,
    };
    if (!isOver)
      return {
        round: null,
        openRound: { ...round, openedAt: 0, settlesAt: 1, proof },
        balance: state.balance,
        seedPair: SEED_PAIR,
      };
    state.balance = cents(state.balance + win);
    state.acts = null;
    const settled = { ...round, absentActs: 0, win, settledAt: 0, proof: { ...proof, serverSeed: null } };
    return { round: settled, openRound: null, balance: state.balance, seedPair: SEED_PAIR };
  };
  const failNext = () => {
    const key = state.failures.shift();
    if (key) throw new CallFailure(key, 'game', {});
  };
  const server: GameServer = {
    ...UNUSED_CALLS,
    async open() {
      state.opened += 1;
      const openRound = state.acts ? progress().openRound : null;
      return {
        gameId: 1,
        slug: MINES_OF_BRASS.slug,
        isPlayMoney: false,
        balance: state.balance,
        stakes: [...MINES_OF_BRASS.stakes],
        defaultStake: MINES_OF_BRASS.defaultStake,
        seedPair: SEED_PAIR,
        nextCommit: 'b'.repeat(64),
        unshownRound: null,
        openRound,
        cycleMs: 5_000,
        gameToken: 'token',
      };
    },
    async bet({ bet }) {
      state.bet = MINES_OF_BRASS.readBet(bet);
      state.acts = [];
      state.balance = cents(state.balance - state.bet.stake);
      return progress();
    },
    async act({ act, after }) {
      failNext();
      const acts = state.acts ?? [];
      expect(after).toBe(acts.length);
      state.acts = [...acts, MINES_OF_BRASS.readAct(act)];
      const answer = progress();
      failNext();
      return answer;
    },
    roundShown: async (roundId) => void state.shown.push(roundId),
  };
  return { state, server };
}

function openFrame(server: GameServer) {
  const bets = makeBetRules({ maths: MINES_OF_BRASS, firstBet: (stake: Cents) => ({ stake, mines: 3 }) });
  const keys = makeKeyValues(() => undefined);
  return openFrameOf<MinesBet>(bets, { server, keys, clock: { now: 1_000_000 }, slug: MINES_OF_BRASS.slug });
}

/** A frame whose round waits for the first act. */
async function begin() {
  const { state: platform, server } = openPlatform();
  const frame = openFrame(server);
  await frame.flow.open('launch');
  frame.flow.setBet(BET);
  await frame.flow.play();
  return { platform, server, frame };
}

/** The one cell without a mine, by the seeds of these tests. */
function safeCell(): number {
  const mines = minesOf(BET, { serverSeed: SEED, clientSeed: 'player-seed', nonce: NONCE });
  return Array.from({ length: 25 }, (_, cell) => cell).find((cell) => !mines.includes(cell)) ?? 0;
}
const open = (cell: number) => ({ kind: 'open', cell });
const mine = () => (safeCell() + 1) % 25;

describe('flow of a round that the player acts in', () => {
  it('bet opens it; no other bet is taken while it waits', async () => {
    const { server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch');
    frame.flow.setBet({ ...BET, mines: 3 });
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({ phase: { kind: 'open', round: { acts: [] } }, balance: 9_000 });
    frame.flow.setBet(BET);
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({ bet: { mines: 3 }, balance: 9_000 });
  });

  it('act that ends the round pays its win, and the frame is ready for the next stake', async () => {
    const { platform, frame } = await begin();
    await frame.flow.act(open(safeCell()));
    expect(frame.seen).toEqual(['start', 'open 0', 'r1']);
    expect(frame.state.get()).toMatchObject({ phase: { kind: 'ready' }, balance: 9_000 + 24_250 });
    expect(frame.state.get().history).toHaveLength(1);
    expect(platform.shown).toEqual(['r1']);
    expect(frame.told).toEqual(['round-started', 'balance-changed', 'round-ended']);
  });

  it('act is ignored while none is awaited, and while the game is paused', async () => {
    const { state: platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch');
    await frame.flow.act(open(0));
    frame.flow.setBet(BET);
    await frame.flow.play();
    frame.state.set({ ...frame.state.get(), isPaused: true });
    await frame.flow.act(open(mine()));
    expect(platform.acts).toEqual([]);
  });

  it('opening the game again goes on with the open round and its bet', async () => {
    const { server } = await begin();
    const second = openFrame(server);
    await second.flow.open('launch');
    expect(second.seen).toEqual(['open 0']);
    expect(second.state.get()).toMatchObject({
      phase: { kind: 'open' },
      bet: BET,
      stake: 1_000,
      balance: 9_000,
    });
    await second.flow.act(open(mine()));
    expect(second.state.get()).toMatchObject({ phase: { kind: 'ready' }, balance: 9_000 });
  });

  it('lost answer stops the frame; a retry shows how far the round has come', async () => {
    const { platform, frame } = await begin();
    platform.failures.push('timeout');
    await frame.flow.act(open(mine()));
    expect(frame.state.get().phase).toMatchObject({ kind: 'stopped', canRetry: true });
    await frame.flow.retry();
    expect(frame.state.get().phase).toMatchObject({ kind: 'open', round: { acts: [] } });
  });

  it.each([
    ['roundAdvanced', null],
    ['balanceTooLow', 'balanceTooLow'],
    ['stakeLimitReached', 'stakeLimitReached'],
    ['actNotAllowed', 'actNotAllowed'],
  ] as const)('act refused as %s: the round is fetched again, and goes on', async (key, notice) => {
    const { platform, frame } = await begin();
    platform.failures.push(key);
    await frame.flow.act(open(mine()));
    expect(platform.opened).toBe(2);
    expect(frame.state.get()).toMatchObject({ phase: { kind: 'open' }, notice });
  });

  it('cycle counts from the stake, so that a long round leaves nothing to wait for', async () => {
    const { frame } = await begin();
    frame.clock.now += 3_000;
    await frame.flow.act(open(mine()));
    expect(frame.waits).toEqual([2_000]);
    await frame.flow.play();
    frame.clock.now += 60_000;
    await frame.flow.act(open(mine()));
    expect(frame.waits).toEqual([2_000]);
  });
});
