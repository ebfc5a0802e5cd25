import { type DiamondShop, MAX_EXCHANGE } from '../../../contract/mall/mall-calls.ts';
import { readTypedAmount } from '../../../contract/typed-amount.ts';
import type { ExchangeKind } from './exchange-flows.ts';

/** Why a typed count can't be exchanged. */
type CountError = 'unreadable' | 'negative' | 'zero' | 'tooFew' | 'tooMany';

export type CountReading =
  | { readonly count: number; readonly error: null }
  | { readonly count: null; readonly error: CountError };

const noCount = (error: CountError): CountReading => ({ count: null, error });

/**
 * Reads a whole number of diamonds, with the separators of the locale.
 * @param held how many the player can exchange
 */
export function readCount(text: string, held: number, locale: string): CountReading {
  const typed = text.trim();
  // Every sign for a minus that a keyboard offers.
  if (/^[-−–]\s*\d/.test(typed)) return noCount('negative');
  if (/^\d{13,}$/.test(typed)) return noCount('tooMany');
  const { amount } = readTypedAmount(typed, { locale, sign: '' });
  if (amount === null || amount % 100 !== 0) return noCount('unreadable');
  const count = amount / 100;
  if (count === 0) return noCount('zero');
  if (count > held) return noCount(held < MAX_EXCHANGE ? 'tooFew' : 'tooMany');
  return count > MAX_EXCHANGE ? noCount('tooMany') : { count, error: null };
}

/** How many diamonds the player's points make up, or how many diamonds there are; 0 while nothing is exchanged. */
export function heldFor(kind: ExchangeKind, shop: DiamondShop): number {
  if (kind === 'coin') return shop.coinPerDiamond === null ? 0 : shop.diamonds;
  return shop.pointsPerDiamond === null ? 0 : Math.floor(shop.points / shop.pointsPerDiamond);
}

/** The most that one exchange may be for. */
export const mostFor = (kind: ExchangeKind, shop: DiamondShop): number =>
  Math.min(MAX_EXCHANGE, heldFor(kind, shop));

/** Points that so many diamonds cost. */
export const pointsFor = (count: number, { pointsPerDiamond }: DiamondShop): number =>
  count * (pointsPerDiamond ?? 0);
