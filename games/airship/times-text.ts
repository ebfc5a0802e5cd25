import { formatLocale } from '../../src/platform/i18n.ts';

/** A multiplier as it is shown in the air, always with two decimals. @param hundredths 250 for 2.50 */
export const timesText = (hundredths: number): string =>
  `×${new Intl.NumberFormat(formatLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(hundredths / 100)}`;
