import { formatCents } from '../../contract/money.ts';
import { type RewardUnit, worthOf } from '../../contract/unit-value.ts';
import { formatLocale, t } from '../platform/i18n.ts';
import { configStore } from './config-store.ts';

/** What units are worth in the market's money, by the server's config; null where they have no cash value. */
export function unitWorth(count: number, unit: RewardUnit): string | null {
  const worth = worthOf(count, configStore.getState().config?.unitValues[unit] ?? null);
  return worth === null
    ? null
    : formatCents(worth, { locale: formatLocale(), sign: t('shell.currency.sign') });
}

/** The same as text: "worth ₱5.00", "no cash value". */
export function worthText(count: number, unit: RewardUnit): string {
  const amount = unitWorth(count, unit);
  return amount === null ? t('page.worth.none') : t('page.worth.amount', { amount });
}

/** "500 points (worth ₱5.00)". @param what the units as text, count included */
export const withWorth = (what: string, count: number, unit: RewardUnit): string =>
  t('page.worth.beside', { what, worth: worthText(count, unit) });
