import type { SlotBet } from '../../contract/games/slot.ts';
import type { Cents } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';

type StakeControls = Pick<
  GameManifest<SlotBet, unknown>,
  'controls' | 'firstBet' | 'betControls' | 'roundRows'
>;

/** What every slot's manifest says of its console. @param lines how many lines a stake covers; null where none are bet on */
export const stakeControls = (lines: number | null): StakeControls => ({
  controls: {
    action: () => t('game.spin'),
    actionLabel: (amount) => t('game.spin.label', { amount }),
    actionBusy: () => t('game.spin.busy'),
  },
  firstBet: (stake) => ({ stake }),
  betControls: (setBet) =>
    makeStakeStepper({
      setBet,
      betOf: (stake) => ({ stake }),
      note: (stake) =>
        lines === null ? '' : t('game.stake.perLine', { lines, amount: moneyText((stake / lines) as Cents) }),
    }),
  // The window and its wins are the picture; the list needs no more than stake, win and proof.
  roundRows: () => [],
});
