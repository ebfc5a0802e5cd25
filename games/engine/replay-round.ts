import type { GameRound } from '../../contract/games/game-calls.ts';
import type { BetRules } from './bet-rules.ts';
import { canReplay } from './frame-state.ts';
import type { RoundFlowDependencies } from './round-flow-dependencies.ts';

type ReplayDependencies<Bet> = Pick<RoundFlowDependencies<Bet>, 'state' | 'view'> & {
  readonly bets: Pick<BetRules<Bet>, 'read' | 'stakeOf'>;
};

/**
 * Shows a round of the list once more, with the bet of that time on the table. Nothing is staked, asked or booked: the
 * balance stands still, and the player's own bet is back afterwards. Ignored while a round runs.
 */
export async function replayRound<Bet>(
  { state, view, bets }: ReplayDependencies<Bet>,
  round: GameRound,
): Promise<void> {
  const before = state.get();
  if (!canReplay(before)) return;
  const bet = bets.read(round.bet) ?? before.bet;
  const stake = bet === null ? before.stake : bets.stakeOf(bet);
  const phase = { kind: 'showing', round, isReplay: true } as const;
  state.set({ ...before, phase, bet, stake, notice: null });
  view.start();
  try {
    await view.show(round);
  } finally {
    const now = state.get();
    if (now.phase === phase)
      state.set({ ...now, bet: before.bet, stake: before.stake, phase: { kind: 'ready' } });
  }
}
