import type {
  LotteryDraw,
  LotteryOffer,
  LotteryOrder,
  LotteryRound,
} from '../../../contract/lottery/lottery-calls.ts';
import { LOTTERY_PRODUCTS, type LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { ticketsOf } from '../../../maths/lottery.ts';

/** After its time a draw is there within seconds. */
const AFTER_DRAW_MS = 1_500;
const WAITING_MS = 3_000;
/** A lottery that is open has its next round within seconds of the last draw, or of its first start. */
const BETWEEN_MS = 5_000;
/** A platform that has not drawn by then is not asked on. */
const GIVE_UP_MS = 10 * 60_000;
/** A timer holds no more, and a page is seldom open for longer. */
const LONGEST_MS = 12 * 3_600_000;
/** A draw is played to who comes this soon after it. */
const FRESH_MS = 2 * 60_000;
/** A draw that is this much later than planned says so. */
const LATE_DRAW_MS = 60_000;

/** The lottery that an address names; the first that is open where it names none. */
export function productOf(search: string, offers: readonly LotteryOffer[]): LotteryProduct {
  const wanted = new URLSearchParams(search).get('product');
  const named = LOTTERY_PRODUCTS.find((product) => product === wanted);
  return named ?? offers.find(({ isOpen }) => isOpen)?.product ?? 'daily';
}

/** When to look again for a draw or for the next round; false for never. */
export function nextLookMs(
  offers: readonly Pick<LotteryOffer, 'round' | 'isOpen'>[],
  now: number,
): number | false {
  const waits = offers.flatMap(({ round, isOpen }) => {
    if (round === null) return isOpen ? [BETWEEN_MS] : [];
    if (now > round.drawAt + GIVE_UP_MS) return [];
    return now < round.drawAt + AFTER_DRAW_MS ? round.drawAt + AFTER_DRAW_MS - now : WAITING_MS;
  });
  return waits.length === 0 ? false : Math.min(LONGEST_MS, ...waits);
}

/** Why no ticket can be bought of a round now; null where one can. */
type BuyBar = 'closed' | 'soldOut' | 'full';

export function buyBar({ closesAt, sold, bought, terms }: LotteryRound, now: number): BuyBar | null {
  if (now >= closesAt) return 'closed';
  if (sold >= ticketsOf(terms.digits)) return 'soldOut';
  return bought >= terms.perPlayer ? 'full' : null;
}

/** Tickets that can be bought at once. `limitLeft` is what the player's own limits leave for a stake, null without one. */
export const mostTickets = (
  { sold, bought, terms }: LotteryRound,
  payWith: 'coin' | 'tickets',
  held: { readonly coin: number; readonly lottery: number; readonly limitLeft: number | null },
): number =>
  Math.max(
    0,
    Math.min(
      ticketsOf(terms.digits) - sold,
      terms.perPlayer - bought,
      payWith === 'coin'
        ? Math.floor(Math.min(held.coin, held.limitLeft ?? held.coin) / terms.price)
        : Math.floor(held.lottery / terms.tickets),
    ),
  );

const ofDraw = (draw: LotteryDraw, orders: readonly LotteryOrder[]): LotteryOrder[] =>
  orders.filter(({ product, number }) => product === draw.product && number === draw.number);

/** Whether what the player has in a draw is paid. */
export const isSettled = (draw: LotteryDraw, orders: readonly LotteryOrder[]): boolean =>
  ofDraw(draw, orders).every(({ state }) => state !== 'open');

interface OwnPart {
  readonly count: number;
  readonly stake: Cents;
  readonly prize: Cents;
}

/** What the player had in a draw, and won with it; null without a ticket. */
export function ownPart(draw: LotteryDraw, orders: readonly LotteryOrder[]): OwnPart | null {
  const own = ofDraw(draw, orders);
  if (own.length === 0) return null;
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    stake: cents(own.reduce((sum, { stake }) => sum + stake, 0)),
    prize: cents(own.reduce((sum, { prize }) => sum + prize, 0)),
  };
}

/** A prize at or below the stake is returned, and not celebrated. */
export const celebratedAmount = (own: OwnPart | null): Cents | null =>
  own && own.prize > own.stake ? own.prize : null;

export const isFresh = ({ drawnAt }: LotteryDraw, now: number): boolean =>
  now >= drawnAt && now - drawnAt < FRESH_MS;

export const isLate = ({ drawAt, drawnAt }: LotteryDraw): boolean => drawnAt - drawAt > LATE_DRAW_MS;
