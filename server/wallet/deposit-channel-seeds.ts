import type { LocalizedText } from '../localization/localized.ts';

interface Channel {
  readonly id: number;
  readonly key: string;
  readonly name: LocalizedText;
  readonly sort: number;
  /** Cents; null: the platform's defaults. */
  readonly minAmount: number | null;
  readonly minAmount2: number | null;
  readonly maxAmount: number;
  readonly isDefault: number;
  readonly itemIds: readonly number[];
}

const sameInAllLanguages = (name: string): LocalizedText => ({ en: name, fil: name, 'zh-CN': name });

/** Offered amounts in cents, by id. */
export const DEPOSIT_ITEMS = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000].map(
  (price, index) => ({ id: index + 1, price }),
);

export const DEPOSIT_CHANNELS: readonly Channel[] = [
  {
    id: 1,
    key: 'ewallet',
    name: { en: 'E-wallet', fil: 'E-wallet', 'zh-CN': '电子钱包' },
    sort: 1,
    minAmount: 100,
    minAmount2: 10_000,
    maxAmount: 5_000_000,
    isDefault: 1,
    itemIds: [1, 2, 3, 4, 5, 6],
  },
  {
    id: 2,
    key: 'bank',
    name: { en: 'Bank transfer', fil: 'Bank transfer', 'zh-CN': '银行转账' },
    sort: 2,
    minAmount: 20_000,
    minAmount2: 50_000,
    maxAmount: 20_000_000,
    isDefault: 0,
    itemIds: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    id: 3,
    key: 'qrph',
    name: sameInAllLanguages('QR Ph'),
    sort: 3,
    minAmount: null,
    minAmount2: null,
    maxAmount: 5_000_000,
    isDefault: 0,
    itemIds: [1, 2, 3, 4, 5],
  },
];

export const NO_FEE: LocalizedText = { en: 'No fee', fil: 'Walang bayad', 'zh-CN': '免手续费' };
export const WITHIN_A_MINUTE_TEXT: LocalizedText = {
  en: 'Usually within a minute',
  fil: 'Karaniwan sa loob ng isang minuto',
  'zh-CN': '通常一分钟内到账',
};
