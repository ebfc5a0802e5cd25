import type { Cents } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element, icon } from './element.ts';
import { canSpin, type FrameState } from './frame-state.ts';
import { LOW_BALANCE_ID } from './low-balance.ts';
import { moneyText } from './money-text.ts';

export interface ControlActions {
  spin(): void;
  changeStake(direction: 1 | -1): void;
  openInfo(): void;
}

export interface Controls {
  readonly view: HTMLElement;
  update(state: FrameState): void;
}

/** What a game says on the engine's controls. */
export interface ControlTexts {
  /** On the button that plays a round. */
  action(): string;
  /** The same in full, for a screen reader. @param amount the stake, written out */
  actionLabel(amount: string): string;
  actionBusy(): string;
  /** Below the stake, like what it makes on each line; empty where there is nothing to say. */
  stakeNote(stake: Cents): string;
}

const MINUS = 'M5 12h14';
const PLUS = 'M5 12h14M12 5v14';
const INFO = 'M12 11v6M12 7.2v.1M12 3a9 9 0 1 0 .01 0';

/** The console under the scene: real buttons, so that keys, touch and a screen reader all work. */
export function makeControls(actions: ControlActions, texts: ControlTexts): Controls {
  const balance = element('output', { class: 'amount' });
  const stake = element('output', { class: 'amount', 'aria-live': 'polite' });
  const stakeNote = element('span', { class: 'per-line' });
  const balanceLabel = element('span', { class: 'label' });
  const lower = iconButton(MINUS, t('game.stake.lower'), () => actions.changeStake(-1));
  const raise = iconButton(PLUS, t('game.stake.raise'), () => actions.changeStake(1));
  const info = iconButton(INFO, t('game.info'), actions.openInfo);
  info.classList.add('info');
  const spinWord = element('span', { class: 'spin-word' }, [texts.action()]);
  const spinStake = element('span', { class: 'spin-stake' });
  const spin = button(
    '',
    { class: 'spin', 'data-sound': 'none', 'aria-describedby': LOW_BALANCE_ID },
    actions.spin,
  );
  spin.append(spinWord, spinStake);

  const view = element('section', { class: 'console', 'aria-label': t('game.controls') }, [
    info,
    element('div', { class: 'figure balance' }, [balanceLabel, balance]),
    spin,
    element('div', { class: 'stepper', role: 'group', 'aria-label': t('game.stake') }, [
      lower,
      element('div', { class: 'figure' }, [
        element('span', { class: 'label' }, [t('game.stake')]),
        stake,
        stakeNote,
      ]),
      raise,
    ]),
  ]);

  return {
    view,
    update(state) {
      const isReady = state.phase.kind === 'ready';
      write(balance, moneyText(state.balance));
      write(stake, moneyText(state.stake));
      write(stakeNote, texts.stakeNote(state.stake));
      // Play money must never pass for a balance.
      write(balanceLabel, t(state.isPlayMoney ? 'game.playMoney' : 'game.balance'));
      balanceLabel.classList.toggle('badge', state.isPlayMoney);
      lower.disabled = !isReady || state.stake === state.stakes[0];
      raise.disabled = !isReady || state.stake === state.stakes.at(-1);
      // Kept focusable while a round runs, so that the focus is not lost with every spin.
      spin.setAttribute('aria-disabled', String(!canSpin(state)));
      spin.setAttribute(
        'aria-label',
        isReady ? texts.actionLabel(moneyText(state.stake)) : texts.actionBusy(),
      );
      write(spinStake, moneyText(state.stake));
    },
  };
}

function iconButton(path: string, label: string, press: () => void): HTMLButtonElement {
  const made = button('', { class: 'icon-button', 'aria-label': label, title: label }, press);
  made.append(icon(path));
  return made;
}

function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
