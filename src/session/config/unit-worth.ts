import { type Cents, cents, formatCents } from '../../../contract/money.ts';
import { type RewardUnit, worthOf } from '../../../contract/unit-value.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { configStore } from './config-store.ts';

/** What units are worth, by the server's config; null where they have no cash value. */
export const unitCents = (count: number, unit: RewardUnit): Cents | null =>
  worthOf(count, configStore.getState().config?.unitValues[unit] ?? null);

/** The same in the market's money, to the cent. */
export function unitWorth(count: number, unit: RewardUnit): string | null {
  const worth = unitCents(count, unit);
  return worth === null ? null : moneyText(worth);
}

const moneyText = (amount: Cents) =>
  formatCents(amount, { locale: formatLocale(), sign: t('shell.currency.sign') });

/** The same as text: "worth ₱5.00", "no cash value". */
export function worthText(count: number, unit: RewardUnit): string {
  const worth = unitCents(count, unit);
  if (worth === null) return t('page.worth.none');
  // A worth that is cut to nothing would be a lie.
  if (worth === 0 && count > 0) return t('page.worth.under', { amount: moneyText(cents(1)) });
  return t('page.worth.amount', { amount: moneyText(worth) });
}

/** "500 points (worth ₱5.00)": units as they are offered, with the messages of `rewards`. */
export const unitText = (count: number, unit: RewardUnit): string =>
  withWorth(t(`rewards.unit.${unit}`, { count }), count, unit);

/** "500 points (worth ₱5.00)". @param what the units as text, count included */
export const withWorth = (what: string, count: number, unit: RewardUnit): string =>
  t('page.worth.beside', { what, worth: worthText(count, unit) });
