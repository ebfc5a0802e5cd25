import { type Cents, NO_CENTS } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, iconButton, write } from './element.ts';
import { type FrameState, isBeyondLimit } from './frame-state.ts';
import type { BetControls } from './game-manifest.ts';
import { moneyText } from './money-text.ts';

interface StakeStepperOptions<Bet> {
  setBet(bet: Bet): void;
  /** The bet with another stake. */
  betOf(stake: Cents, before: Bet | null): Bet;
  /** Below the stake, like what it makes on each line; empty where there is nothing to say. */
  note(stake: Cents): string;
}

const MINUS = 'M5 12h14';
const PLUS = 'M5 12h14M12 5v14';

/** Lowers and raises the one stake of a bet, within what is on offer. */
export function makeStakeStepper<Bet>({ setBet, betOf, note }: StakeStepperOptions<Bet>): BetControls<Bet> {
  let shown: FrameState<Bet> | null = null;
  const step = (direction: 1 | -1) => {
    if (shown) setBet(betOf(nextStake(shown, direction), shown.bet));
  };
  const stake = element('output', { class: 'amount', 'aria-live': 'polite' });
  const stakeNote = element('span', { class: 'per-line' });
  const lower = iconButton(MINUS, t('game.stake.lower'), () => step(-1));
  const raise = iconButton(PLUS, t('game.stake.raise'), () => step(1));
  const view = element('div', { class: 'stepper', role: 'group', 'aria-label': t('game.stake') }, [
    lower,
    element('div', { class: 'figure' }, [
      element('span', { class: 'label' }, [t('game.stake')]),
      stake,
      stakeNote,
    ]),
    raise,
  ]);
  return {
    view,
    update(state) {
      shown = state;
      const isReady = state.phase.kind === 'ready';
      write(stake, moneyText(state.stake));
      const next = nextStake(state, 1);
      const isHeld = isBeyondLimit(state, next);
      const left = moneyText(state.limitLeft ?? NO_CENTS);
      write(stakeNote, isHeld ? t('game.stake.limit', { left }) : note(state.stake));
      stakeNote.classList.toggle('limit', isHeld);
      lower.disabled = !isReady || state.stake === state.stakes[0];
      raise.disabled = !isReady || isHeld || next === state.stake;
    },
  };
}

/** The next stake on offer in a direction; the same one at the ends. */
export function nextStake({ stakes, stake }: Pick<FrameState, 'stakes' | 'stake'>, direction: 1 | -1): Cents {
  const index = stakes.indexOf(stake) + direction;
  return stakes[Math.min(Math.max(index, 0), stakes.length - 1)] ?? stake;
}
