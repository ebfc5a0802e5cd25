import type { OpenRound } from '../../contract/games/game-calls.ts';
import type { OpenAction } from './controls.ts';
import type { FrameState } from './frame-state.ts';

/**
 * What the button does within a round. Until the end of a round has been seen it stays what it was, so that a button
 * that is already the next round's does not tell that this one is over.
 * @param actionOf the game's own, for a round that is open
 */
export function makeOpenAction<Bet>(
  actionOf: (round: OpenRound, state: FrameState<Bet>) => OpenAction | null,
): (state: FrameState<Bet>) => OpenAction | null {
  let last: OpenAction | null = null;
  return (state) => {
    const { phase, lastRound } = state;
    if (phase.kind === 'open' || phase.kind === 'acting') {
      last = actionOf(phase.round, state);
      return last;
    }
    if (phase.kind !== 'showing' || phase.round.roundId === lastRound?.roundId) last = null;
    return last && { ...last, act: undefined };
  };
}

/**
 * Hears when the button is no action of a round any more: from one frame to the next it is the next round's bet.
 * @returns what is to be called with each new state
 */
export function onActionEnd<Bet>(
  actionOf: (state: FrameState<Bet>) => OpenAction | null,
  listener: () => void,
): (state: FrameState<Bet>) => void {
  let hadAction = false;
  return (state) => {
    const hasAction = actionOf(state) !== null;
    if (hadAction && !hasAction) listener();
    hadAction = hasAction;
  };
}
