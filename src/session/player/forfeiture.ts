import { formatCents } from '../../../contract/money.ts';
import { type Forfeiture, forfeitureSchema } from '../../../contract/wallet/forfeiture-calls.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { linkTo, paths } from '../../platform/paths.ts';

/** What a rejected sign-in says of forfeited money; null where there is none. */
export function forfeitureIn(details: unknown): Forfeiture | null {
  if (typeof details !== 'object' || details === null || !('forfeiture' in details)) return null;
  const parsed = forfeitureSchema.safeParse(details.forfeiture);
  return parsed.success ? parsed.data : null;
}

/** How much, when, why, and until when it can be appealed; one sentence each. */
export function describeForfeiture(told: Forfeiture): string[] {
  const date = momentFormat(formatLocale(), { dateStyle: 'medium' });
  const format = { locale: formatLocale(), sign: t('shell.currency.sign') };
  const { number, text } = told;
  return [
    t('error.forfeit.what', { amount: formatCents(told.amount, format), date: date.format(told.at), number }),
    t(`error.forfeit.${told.reason}`),
    t('error.forfeit.text', { text }),
    t('error.forfeit.appeal', { date: date.format(told.appealUntil) }),
  ];
}

/** Where an appeal is written, with what it is about filled in. */
export const appealAddress = ({ number }: Forfeiture): string =>
  linkTo(paths.complaint, { topic: 'forfeiture', subject: number });
