import { formatLocale } from '../../platform/i18n.ts';

/** A rate in percent, from millionths: "0.35%". */
export const rateText = (ppm: number): string =>
  new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 3 }).format(
    ppm / 1_000_000,
  );
