import type { Cents } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element, iconButton, write } from './element.ts';
import { canAct, canPlay, type FrameState } from './frame-state.ts';
import { LOW_BALANCE_ID } from './low-balance.ts';
import { moneyText } from './money-text.ts';

/** What the button that plays a round does while a round waits for the player. */
export interface OpenAction {
  readonly text: string;
  /** The same in full, for a screen reader. */
  readonly label: string;
  /** What it is about. Cents. */
  readonly amount: Cents;
  /** Undefined while it is not possible. */
  readonly act?: unknown;
}

export interface ControlsDependencies {
  /** Where the bet is made; it stands after the button that plays it. */
  readonly betView: HTMLElement;
  press(): void;
  /** Null where the button has nothing to do within a round. */
  openAction(): OpenAction | null;
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
  /** While the bet waits for a shared round to take bets: the press withdraws it. */
  actionWaiting?(): { readonly text: string; readonly label: string };
}

const INFO = 'M12 11v6M12 7.2v.1M12 3a9 9 0 1 0 .01 0';

/** The console under the scene: real buttons, so that keys, touch and a screen reader all work. */
export function makeControls(
  { betView, press, openAction, openInfo }: ControlsDependencies,
  texts: ControlTexts,
): Controls {
  const balance = element('output', { class: 'amount' });
  const balanceLabel = element('span', { class: 'label' });
  const info = iconButton(INFO, t('game.info'), openInfo);
  info.classList.add('info');
  const playWord = element('span', { class: 'spin-word' }, [texts.action()]);
  const playStake = element('span', { class: 'spin-stake' });
  const playButton = button(
    '',
    { class: 'spin', 'data-sound': 'none', 'aria-describedby': LOW_BALANCE_ID },
    press,
  );
  playButton.append(playWord, playStake);

  const view = element('section', { class: 'console', 'aria-label': t('game.controls') }, [
    info,
    element('div', { class: 'figure balance' }, [balanceLabel, balance]),
    playButton,
    betView,
  ]);

  return {
    view,
    update(state) {
      const amount = moneyText(state.stake);
      write(balance, moneyText(state.balance));
      // Play money must never pass for a balance.
      write(balanceLabel, t(state.isPlayMoney ? 'game.playMoney' : 'game.balance'));
      balanceLabel.classList.toggle('badge', state.isPlayMoney);
      const action = openAction();
      const isWaiting = state.phase.kind === 'waiting';
      const waiting = isWaiting ? texts.actionWaiting?.() : undefined;
      const isPossible = action ? action.act !== undefined && canAct(state) : isWaiting || canPlay(state);
      // Kept focusable while a round runs, so that the focus is not lost with every round.
      playButton.setAttribute('aria-disabled', String(!isPossible));
      const label = state.phase.kind === 'ready' ? texts.actionLabel(amount) : texts.actionBusy();
      playButton.setAttribute('aria-label', action?.label ?? waiting?.label ?? label);
      write(playWord, action?.text ?? waiting?.text ?? texts.action());
      write(playStake, action ? moneyText(action.amount) : amount);
    },
  };
}
