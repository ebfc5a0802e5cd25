import { expect, it, vi } from 'vitest';
import type { SlotBet } from '../../../contract/games/slot.ts';
import { cents } from '../../../contract/money.ts';
import { makeBetRules } from '../../../games/engine/bet-rules.ts';
import { type FrameState, OPENING_STATE } from '../../../games/engine/frame-state.ts';
import { makeObservable } from '../../../games/engine/observable.ts';
import { replayRound } from '../../../games/engine/replay-round.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';
import { settledRound } from '../../maths/support/settled-round.ts';

const SEEDS = { serverSeed: '1'.repeat(64), clientSeed: 'client' };
const round = {
  ...settledRound(ROYAL_SEVENS, { stake: cents(500) }, SEEDS),
  roundId: 'round-1',
};
const bets = makeBetRules({ maths: ROYAL_SEVENS, firstBet: (stake) => ({ stake }) });

function openState(change: Partial<FrameState<SlotBet>> = {}) {
  const bet = { stake: cents(100) };
  const ready = { phase: { kind: 'ready' }, bet, stake: bet.stake, balance: cents(9_000) } as const;
  const state = makeObservable<FrameState<SlotBet>>({ ...OPENING_STATE, ...ready, ...change });
  const seen: FrameState<SlotBet>[] = [];
  const view = {
    start: vi.fn(),
    show: vi.fn(async (): Promise<void> => {
      seen.push(state.get());
    }),
    showOpen: vi.fn(),
    cancel: vi.fn(),
  };
  return { state, view, seen };
}

it('round is shown again with its bet, and the player’s own bet and balance are as before', async () => {
  const { state, view, seen } = openState();
  const before = state.get();
  await replayRound({ state, view, bets }, round);
  expect(view.show).toHaveBeenCalledExactlyOnceWith(round);
  expect(seen[0]).toMatchObject({
    phase: { kind: 'showing', round, isReplay: true },
    bet: { stake: 500 },
    stake: 500,
    balance: 9_000,
  });
  expect(state.get()).toEqual(before);
});

it.each([
  [{ phase: { kind: 'asking' } }],
  [{ phase: { kind: 'stopped', failure: 'offline', canRetry: true } }],
  [{ isPaused: true }],
] as const)('nothing is shown again while %o', async (change) => {
  const { state, view } = openState(change);
  await replayRound({ state, view, bets }, round);
  expect(view.show).not.toHaveBeenCalled();
});

it('round that cannot be shown leaves the game ready', async () => {
  const { state, view } = openState();
  view.show.mockRejectedValue(new Error('not of this game'));
  await expect(replayRound({ state, view, bets }, round)).rejects.toThrow('not of this game');
  expect(state.get().phase.kind).toBe('ready');
});

it('session that ends meanwhile stays ended', async () => {
  const { state, view } = openState();
  view.show.mockImplementation(async () =>
    state.set({ ...state.get(), phase: { kind: 'stopped', failure: 'gameSessionEnded', canRetry: false } }),
  );
  await replayRound({ state, view, bets }, round);
  expect(state.get().phase.kind).toBe('stopped');
});
