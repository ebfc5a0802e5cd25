import { AIRSHIP_MAX, AIRSHIP_START, type AirshipBet } from '../../contract/games/airship.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import type { FrameState } from '../engine/frame-state.ts';

export interface AutoCashOut {
  readonly view: HTMLElement;
  update(state: FrameState<AirshipBet>): void;
}

/** A typed multiplier in hundredths; null for none, undefined for what is no multiplier on offer. */
export function readMultiplier(text: string): number | null | undefined {
  const typed = text
    .trim()
    .replace(/^[×x]\s*/i, '')
    .replace(',', '.');
  if (typed === '') return null;
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(typed)) return undefined;
  const hundredths = Math.round(Number(typed) * 100);
  return hundredths > AIRSHIP_START && hundredths <= AIRSHIP_MAX ? hundredths : undefined;
}

/** The multiplier at which a bet is cashed out by itself; empty for a player who does it by hand. */
export function makeAutoCashOut(setBet: (bet: AirshipBet) => void): AutoCashOut {
  let shown: FrameState<AirshipBet> | null = null;
  const input = element('input', {
    id: 'auto-cash-out',
    class: 'auto-input',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: '9',
    placeholder: t('airship.auto.off'),
    'aria-describedby': 'auto-problem',
  });
  const problem = element('span', { id: 'auto-problem', class: 'auto-problem', role: 'status' });
  const read = () => {
    const cashOutAt = readMultiplier(input.value);
    const isWrong = cashOutAt === undefined;
    input.setAttribute('aria-invalid', String(isWrong));
    write(problem, isWrong ? t('airship.auto.wrong') : '');
    if (!isWrong && shown?.bet) setBet({ ...shown.bet, cashOutAt });
  };
  input.addEventListener('change', read);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur();
  });
  return {
    view: element('div', { class: 'auto' }, [
      element('label', { for: 'auto-cash-out' }, [t('airship.auto')]),
      element('span', { class: 'auto-field' }, [element('span', { 'aria-hidden': 'true' }, ['×']), input]),
      problem,
    ]),
    update(state) {
      shown = state;
      input.disabled = state.phase.kind !== 'ready';
      const isTyping = document.activeElement === input || input.getAttribute('aria-invalid') === 'true';
      if (!isTyping) input.value = textOf(state.bet?.cashOutAt ?? null);
    },
  };
}

const textOf = (cashOutAt: number | null) => (cashOutAt === null ? '' : (cashOutAt / 100).toFixed(2));
