import { NO_CENTS } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';
import { type FrameState, isBeyondLimit } from './frame-state.ts';
import { moneyText } from './money-text.ts';

export interface LowBalanceActions {
  /** Opens the same game with play money, filled up where it is used up. */
  playMoney(): void;
  deposit(): void;
}

export interface LowBalance {
  readonly view: HTMLElement;
  update(state: FrameState): void;
}

/** Describes the disabled SPIN button with the reason. */
export const LOW_BALANCE_ID = 'low-balance';

/** Says why no stake is taken while balance or limits are below it, and where to go from here. */
export function makeLowBalance(actions: LowBalanceActions): LowBalance {
  const text = element('p', { id: LOW_BALANCE_ID, role: 'status' });
  const play = button('', { class: 'plain-button' }, actions.playMoney);
  const deposit = button(t('game.low.deposit'), { class: 'plain-button quiet' }, actions.deposit);
  const ways = element('div', { class: 'low-balance-ways' }, [play, deposit]);
  const view = element('section', { class: 'low-balance' }, [text, ways]);
  return {
    view,
    update(state) {
      const reason = reasonOf(state);
      if (text.textContent !== reason) text.textContent = reason;
      view.classList.toggle('shown', reason !== '');
      const isUsedUp = state.isPlayMoney && isBelowAll(state);
      play.textContent = t(isUsedUp ? 'game.low.refill' : 'game.low.playMoney');
      play.hidden = state.isPlayMoney && !isUsedUp;
      deposit.hidden = state.isPlayMoney;
      // What a limit forbids no deposit brings back.
      ways.hidden =
        reason === '' ||
        isBeyondLimit(state, state.stake) ||
        !(state.mayOffer || isUsedUp) ||
        (play.hidden && deposit.hidden);
    },
  };
}

const isBelowAll = ({ balance, stakes }: FrameState) => balance < (stakes[0] ?? 0);

function limitReasonOf(state: FrameState): string {
  const least = state.stakes[0] ?? state.stake;
  const amounts = { left: moneyText(state.limitLeft ?? NO_CENTS), stake: moneyText(least) };
  return t(isBeyondLimit(state, least) ? 'game.low.limitBelow' : 'game.low.limit', amounts);
}

function reasonOf(state: FrameState): string {
  const { phase, balance, stake, stakes, isPlayMoney } = state;
  if (phase.kind !== 'ready') return '';
  if (isBeyondLimit(state, stake)) return limitReasonOf(state);
  if (stake <= balance) return '';
  const amounts = { balance: moneyText(balance), stake: moneyText(stakes[0] ?? stake) };
  if (isBelowAll(state)) return t(isPlayMoney ? 'game.low.playUsedUp' : 'game.low.empty', amounts);
  return t(isPlayMoney ? 'game.low.playStake' : 'game.low.stake', amounts);
}
