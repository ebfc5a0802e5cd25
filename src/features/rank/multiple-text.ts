import { formatLocale, t } from '../../platform/i18n.ts';

/** "12.5×". @param hundredths of the stake */
export const multipleText = (hundredths: number): string =>
  t('rank.multiple', {
    multiple: new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 2 }).format(hundredths / 100),
  });

export const countText = (count: number): string => new Intl.NumberFormat(formatLocale()).format(count);
