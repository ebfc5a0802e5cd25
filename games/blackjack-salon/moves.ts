import type {
  BlackjackAct,
  BlackjackActKind,
  BlackjackOutcome,
} from '../../contract/games/blackjack-salon.ts';
import { type Cents, cents, NO_CENTS } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element, write } from '../engine/element.ts';
import { canAct, canStake, type FrameState } from '../engine/frame-state.ts';
import { moneyText } from '../engine/money-text.ts';

type MovesState = Pick<FrameState, 'phase' | 'isPaused' | 'balance' | 'isPlayMoney' | 'limitLeft'>;

export interface MovesPanel {
  readonly view: HTMLElement;
  say(text: string, isWin: boolean): void;
  /** @param outcome of the open round; null while there is none */
  update(outcome: BlackjackOutcome | null, state: MovesState): void;
}

const HAND_MOVES = ['hit', 'stand', 'double', 'split'] as const;
const INSURANCE_MOVES = ['insure', 'decline'] as const;
/** Insurance costs half the stake. */
const INSURANCE_SHARE = 2;

/** What an act stakes beside what lies there. */
function costOf(kind: BlackjackActKind, { hands, activeHand }: BlackjackOutcome): Cents {
  const stake = hands[activeHand ?? 0]?.stake ?? NO_CENTS;
  if (kind === 'double' || kind === 'split') return stake;
  return kind === 'insure' ? cents(stake / INSURANCE_SHARE) : NO_CENTS;
}

/** The acts as buttons. What cannot be done now, or costs more than balance or limits leave, stays in its place and says so. */
export function makeMoves(act: (act: BlackjackAct) => void): MovesPanel {
  const result = element('p', { class: 'result' });
  const moves = [...HAND_MOVES, ...INSURANCE_MOVES].map((kind) => {
    const cost = element('span', { class: 'move-cost' });
    const view = button('', { class: `move move-${kind}`, 'data-sound': 'none' }, () => {
      if (view.getAttribute('aria-disabled') === 'false') act({ kind });
    });
    view.append(element('span', { class: 'move-name' }, [t(`blackjack.act.${kind}`)]), cost);
    return { kind, cost, view };
  });
  const row = element(
    'div',
    { class: 'move-row', role: 'group', 'aria-label': t('blackjack.acts') },
    moves.map(({ view }) => view),
  );

  /** A button that disappears takes no focus with it. */
  function showInsurance(isOffered: boolean): void {
    const isFocused = row.contains(document.activeElement);
    for (const { kind, view } of moves) view.hidden = isOffered !== (kind === 'insure' || kind === 'decline');
    row.classList.toggle('of-insurance', isOffered);
    const first = moves.find(({ view }) => !view.hidden);
    if (isFocused && document.activeElement instanceof HTMLElement && document.activeElement.hidden)
      first?.view.focus();
  }
  showInsurance(false);

  return {
    view: element('div', { class: 'moves' }, [result, row]),
    say(text, isWin) {
      write(result, text);
      result.classList.toggle('won', isWin);
    },
    update(outcome, state) {
      const isInsurance = outcome?.offers.includes('insure') ?? false;
      if (row.classList.contains('of-insurance') !== isInsurance) showInsurance(isInsurance);
      for (const { kind, cost, view } of moves) {
        const isOffered = outcome?.offers.includes(kind) ?? false;
        const price = outcome && isOffered ? costOf(kind, outcome) : NO_CENTS;
        const name = t(`blackjack.act.${kind}`);
        const amount = moneyText(price);
        write(cost, price > 0 ? `+${amount}` : '');
        view.setAttribute('aria-label', price > 0 ? t('blackjack.act.cost', { name, amount }) : name);
        view.setAttribute('aria-disabled', String(!isOffered || !canAct(state) || !canStake(state, price)));
      }
    },
  };
}
