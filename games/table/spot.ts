import { type Cents, NO_CENTS } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element, write } from '../engine/element.ts';
import { moneyText } from '../engine/money-text.ts';
import { makeChipToken } from './chip-token.ts';

export interface SpotOptions {
  /** Its name in the maths. */
  readonly name: string;
  /** Its name in the player's language. */
  readonly label: string;
  /** What stands on it, less chips and pays. */
  readonly content: readonly (Node | string)[];
}

export interface Spot {
  readonly name: string;
  readonly view: HTMLButtonElement;
  show(stake: Cents, chip: Cents, isReady: boolean): void;
  /** @param isWin below or at the stake nothing is lit, because it is no gain */
  pay(amount: Cents, isWin: boolean): void;
}

/** A spot of a table: a real button that takes one chip a press. */
export function makeSpot({ name, label, content }: SpotOptions, place: () => void): Spot {
  const token = makeChipToken();
  const payText = element('span', { class: 'spot-pay' });
  const view = button('', { class: 'spot', 'data-spot': name, 'data-sound': 'coin' }, place);
  view.append(...content, token.view, payText);
  return {
    name,
    view,
    show(stake, chip, isReady) {
      const values = { spot: label, amount: moneyText(chip) };
      token.show(stake);
      view.setAttribute(
        'aria-label',
        stake > 0 ? t('table.placeMore', { ...values, stake: moneyText(stake) }) : t('table.place', values),
      );
      view.setAttribute('aria-disabled', String(!isReady));
    },
    pay(amount, isWin) {
      view.classList.toggle('paid', isWin && amount > NO_CENTS);
      write(payText, amount > 0 ? `+${moneyText(amount)}` : '');
    },
  };
}
