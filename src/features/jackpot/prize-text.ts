import { type Cents, formatCents } from '../../../contract/money.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { unitCents, unitWorth, withWorth, worthText } from '../../session/config/unit-worth.ts';
import type { Prize } from './draw-rules.ts';

/** An amount in the market's format; `isShort` omits a `.00`. */
export function moneyText(amount: Cents, isShort = false): string {
  const format = { locale: formatLocale(), sign: t('shell.currency.sign') };
  return formatCents(amount, isShort ? { ...format, showWholeCents: false } : format);
}

export function countText(count: number): string {
  return new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: count < 10 ? 1 : 0 }).format(count);
}

/** A moment of the day, in the market's time. */
export function clockText(at: number): string {
  return momentFormat(formatLocale(), { timeStyle: 'short' }).format(at);
}

/** The same with its day of the week, for what lies up to two days ahead. */
export function dayClockText(at: number): string {
  const shape = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return momentFormat(formatLocale(), shape).format(at);
}

/** A prize as it stands on a cell. */
export function prizeLabel(prize: Prize): string {
  switch (prize.kind) {
    case 'coin':
      return moneyText(prize.amount, true);
    case 'jackpot':
      return prize.amount === null ? t('jackpot.prize.jackpot') : moneyText(prize.amount);
    case 'diamond':
      return t(prize.count === 1 ? 'jackpot.prize.diamond.one' : 'jackpot.prize.diamond', {
        count: countText(prize.count),
      });
    default:
      return t(`jackpot.prize.${prize.kind}`, { count: countText(prize.count) });
  }
}

const UNIT_OF = { points: 'points', diamond: 'diamonds', other: 'liveness' } as const;

/** A prize as it is announced, in full; one without money with its worth. */
export function describePrize(prize: Prize): string {
  if (prize.kind === 'coin' || prize.kind === 'jackpot') return prizeLabel(prize);
  const { kind, count } = prize;
  const what =
    kind === 'diamond' && count === 1
      ? t('jackpot.prize.say.diamond.one')
      : t(`jackpot.prize.say.${kind}`, { count: countText(count) });
  return withWorth(what, count, UNIT_OF[kind]);
}

/** What a prize is worth, in cents; a jackpot whose amount is not known yet is worth any. */
export function prizeCents(prize: Prize): number {
  if (prize.kind === 'coin' || prize.kind === 'jackpot') return prize.amount ?? Number.POSITIVE_INFINITY;
  return unitCents(prize.count, UNIT_OF[prize.kind]) ?? 0;
}

/** "worth ₱5.00", "no cash value"; null for money, which says it itself. */
export function prizeWorth(prize: Prize): string | null {
  if (prize.kind === 'coin' || prize.kind === 'jackpot') return null;
  return worthText(prize.count, UNIT_OF[prize.kind]);
}

/** The same for a cell, which has room for a few letters. */
export function prizeWorthShort(prize: Prize): string | null {
  if (prize.kind === 'coin' || prize.kind === 'jackpot') return null;
  const amount = unitWorth(prize.count, UNIT_OF[prize.kind]);
  return amount === null ? t('jackpot.prize.noCash') : t('jackpot.prize.cash', { amount });
}
