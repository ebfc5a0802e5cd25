import { cents, formatCents, type MoneyFormat } from '../../../contract/money.ts';
import { isMoneyLimit, type LimitKey } from '../../../contract/protection/protection-rules.ts';
import { t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';

/** A limit's value or a part of it, as text. */
export function limitText(key: LimitKey, value: number | null, format: MoneyFormat): string {
  if (value === null) return t('protection.none');
  if (!isMoneyLimit(key)) return t('protection.minutes', { count: value });
  return formatCents(cents(value), { ...format, showWholeCents: false });
}

/** The moment to the second: a pending change shows exactly when it is due. */
export function momentText(at: number, locale: string): string {
  return momentFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
}
