import type { OpenRound } from '../../contract/games/game-calls.ts';
import { type Cents, NO_CENTS } from '../../contract/money.ts';
import type { PromiseVerdict } from '../../maths/verify-promise.ts';
import type { FramePhase, FrameState } from './frame-state.ts';
import { failureKeyOf, isSessionOver, LOST_ON_THE_WAY } from './round-failures.ts';
import type { RoundFlowDependencies } from './round-flow-dependencies.ts';

type FlowBaseDependencies<Bet> = Pick<
  RoundFlowDependencies<Bet>,
  'state' | 'bets' | 'tokens' | 'pending' | 'bridge'
>;

/** What every flow does with its state: the bet that is made, and the end of it all. */
export function makeFlowBase<Bet>({ state, bets, tokens, pending, bridge }: FlowBaseDependencies<Bet>) {
  let isBetChosen = false;
  const patch = (change: Partial<FrameState<Bet>>) => state.set({ ...state.get(), ...change });
  const enter = (phase: FramePhase) => patch({ phase });
  const costOf = (bet: Bet | null) => ({ bet, stake: bet === null ? NO_CENTS : bets.stakeOf(bet) });
  return {
    patch,
    enter,
    costOf,
    /** The bet after an opening: the player's own, else the game's first. */
    openingBet: (defaultStake: Cents) => costOf(isBetChosen ? state.get().bet : bets.first(defaultStake)),
    forgetBet() {
      isBetChosen = false;
    },
    /** A round that is not what was promised is said as soon as it is known, and stays said; the round does not wait for it. */
    notePromise(verdict: Promise<PromiseVerdict>, { roundId }: Pick<OpenRound, 'roundId'>) {
      void verdict.then(({ kind }) => {
        if (kind === 'broken') patch({ brokenRound: roundId });
      });
    },
    /** Nothing goes on by itself. */
    stop(error: unknown) {
      const failure = failureKeyOf(error);
      const isOver = isSessionOver(failure);
      if (isOver) {
        tokens.forget();
        bridge.post('session-ended');
      }
      if (!isOver && !LOST_ON_THE_WAY.includes(failure)) pending.clear();
      enter({ kind: 'stopped', failure, canRetry: !isOver });
    },
    async retry(open: (launch: null) => Promise<void>) {
      const { phase } = state.get();
      if (phase.kind === 'stopped' && phase.canRetry) await open(null);
    },
    setBet(bet: Bet | null) {
      if (state.get().phase.kind !== 'ready') return;
      isBetChosen = true;
      patch({ ...costOf(bet), notice: null });
    },
  };
}
