import type { Cents } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, iconButton, write } from '../engine/element.ts';
import { type FrameState, isBeyondLimit } from '../engine/frame-state.ts';
import type { BetControls } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import type { Observable } from '../engine/observable.ts';
import { nextStake } from '../engine/stake-stepper.ts';
import { makeChipToken } from './chip-token.ts';

interface ChipChoiceOptions {
  /** The chip that a press on a spot places. */
  readonly chip: Observable<Cents>;
}

const MINUS = 'M5 12h14';
const PLUS = 'M5 12h14M12 5v14';

/** Chooses the chip, in the console; bets are made with it in the scene. */
export function makeChipChoice<Bet>({ chip }: ChipChoiceOptions): BetControls<Bet> {
  let shown: FrameState<Bet> | null = null;
  const step = (direction: 1 | -1) => {
    if (shown) chip.set(nextStake({ stakes: shown.stakes, stake: chip.get() }, direction));
  };
  const value = element('output', { class: 'amount', 'aria-live': 'polite' });
  const token = makeChipToken();
  const lower = iconButton(MINUS, t('table.chip.lower'), () => step(-1));
  const raise = iconButton(PLUS, t('table.chip.raise'), () => step(1));
  const view = element('div', { class: 'stepper', role: 'group', 'aria-label': t('table.chip') }, [
    lower,
    element('div', { class: 'figure' }, [
      element('span', { class: 'label' }, [t('table.chip')]),
      element('span', { class: 'figure-chip' }, [token.view, value]),
    ]),
    raise,
  ]);
  const show = () => {
    if (!shown) return;
    const isReady = shown.phase.kind === 'ready';
    token.show(chip.get());
    write(value, moneyText(chip.get()));
    lower.disabled = !isReady || chip.get() === shown.stakes[0];
    const next = nextStake({ stakes: shown.stakes, stake: chip.get() }, 1);
    raise.disabled = !isReady || next === chip.get() || isBeyondLimit(shown, next);
  };
  chip.subscribe(show);
  return {
    view,
    update(state) {
      shown = state;
      show();
    },
  };
}
