import { type Cents, formatCents } from '../../contract/money.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';

/** An amount in the player's language, with the sign of the language file. */
export function moneyText(amount: Cents): string {
  return formatCents(amount, { locale: formatLocale(), sign: t('shell.currency.sign') });
}
