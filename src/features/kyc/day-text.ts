import { formatLocale } from '../../platform/i18n.ts';

/** A calendar day, YYYY-MM-DD, has no zone: it is shown as the day that it is. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
