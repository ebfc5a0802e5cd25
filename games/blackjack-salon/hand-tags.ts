import type { Cents } from '../../contract/money.ts';
import { NO_CENTS } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import { moneyText } from '../engine/money-text.ts';
import { makeChipToken } from '../table/chip-token.ts';
import type { HandResult } from './hand-result.ts';
import { placeInHand, type TableLayout } from './layout.ts';

interface ShownHand {
  /** How many cards lie in it. */
  readonly cards: number;
  /** What they count; empty while nothing is told. */
  readonly points: string;
}

interface ShownPlayerHand extends ShownHand {
  readonly stake: Cents;
  /** Null while it is not known. */
  readonly result: HandResult | null;
  /** The hand that is played, where there are two. */
  readonly isActive: boolean;
}

export interface ShownTable {
  readonly hands: readonly ShownPlayerHand[];
  readonly dealer: ShownHand;
}

export const EMPTY_TABLE: ShownTable = { hands: [], dealer: { cards: 0, points: '' } };

interface HandTags {
  readonly views: readonly HTMLElement[];
  place(layout: TableLayout): void;
  show(table: ShownTable): void;
}

/** What a hand counts stands at its lower corner, and never beyond the edge of the window. CSS pixels. */
const EDGE = 26;

/** What stands beside the cards: what a hand counts, what is staked on it, and how it ended. */
export function makeHandTags(): HandTags {
  const dealer = makePoints();
  const players = [makePlayerTag(), makePlayerTag()];
  let shown = EMPTY_TABLE;
  let layout: TableLayout | null = null;

  function lay(): void {
    if (!layout) return;
    const hands = Math.max(1, shown.hands.length);
    const { cardHeight, cardWidth, roomOf, handAt } = layout;
    const left = (middle: { x: number; y: number }, room: number, cards: number) =>
      Math.max(
        EDGE,
        placeInHand({ cardWidth }, { middle, room, cards: Math.max(1, cards), index: 0 }).x - cardWidth / 2,
      );
    const low = cardHeight / 2 - 6;
    moveTo(dealer, left(layout.dealer, roomOf(1), shown.dealer.cards), layout.dealer.y + low);
    players.forEach(({ points, stake, result }, index) => {
      const middle = handAt(index, hands);
      moveTo(points, left(middle, roomOf(hands), shown.hands[index]?.cards ?? 1), middle.y + low);
      moveTo(stake, middle.x, middle.y + cardHeight / 2 + 27);
      moveTo(result, middle.x, middle.y - cardHeight * 0.02);
    });
  }

  return {
    views: [dealer, ...players.flatMap(({ points, stake, result }) => [points, stake, result])],
    place(next) {
      layout = next;
      lay();
    },
    show(next) {
      shown = next;
      write(dealer, next.dealer.points);
      players.forEach(({ points, stake, result, chip, amount }, index) => {
        const hand = next.hands[index];
        write(points, hand?.points ?? '');
        points.classList.toggle('active', hand?.isActive ?? false);
        stake.hidden = hand === undefined;
        chip.show(hand?.stake ?? NO_CENTS);
        write(amount, moneyText(hand?.stake ?? NO_CENTS));
        const name = hand?.result ?? null;
        write(result, name ? t(`blackjack.result.${name}`) : '');
        result.className = `hand-result ${name ?? ''}`;
      });
      lay();
    },
  };
}

const makePoints = () => element('span', { class: 'hand-points', 'aria-hidden': 'true' });

function makePlayerTag() {
  const chip = makeChipToken();
  const amount = element('span', { class: 'hand-amount' });
  return {
    points: makePoints(),
    stake: element('span', { class: 'hand-stake', 'aria-hidden': 'true', hidden: '' }, [chip.view, amount]),
    result: element('span', { class: 'hand-result', 'aria-hidden': 'true' }),
    chip,
    amount,
  };
}

function moveTo({ style }: HTMLElement, x: number, y: number): void {
  Object.assign(style, { left: `${x}px`, top: `${y}px` });
}
