import type { KenoBet } from '../../contract/games/keno-lights.ts';
import type { Cents } from '../../contract/money.ts';
import type { BetControls } from '../engine/game-manifest.ts';
import type { Observable } from '../engine/observable.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';

interface KenoStakeParts {
  readonly stake: Observable<Cents>;
  setBet(bet: KenoBet | null): void;
}

/** The stake stands before any number is chosen. */
export function makeKenoStake({ stake, setBet }: KenoStakeParts): BetControls<KenoBet> {
  const stepper = makeStakeStepper<KenoBet>({
    setBet(bet) {
      stake.set(bet.stake);
      setBet(bet.numbers.length > 0 ? bet : null);
    },
    betOf: (next, before) => ({ numbers: [], ...before, stake: next }),
    note: () => '',
  });
  return {
    view: stepper.view,
    update(state) {
      if (state.bet) stake.set(state.bet.stake);
      stepper.update({ ...state, stake: stake.get() });
    },
  };
}
