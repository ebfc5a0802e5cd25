import type { GameDescriptor } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'high-low-salon',
  kind: 'acts',
  versions: [
    {
      maths: 'high-low-salon@1',
      hash: '9cf8205524aee75816ca85fa2ee0557e7ddcf011531a2c0550627497704c49c8',
      load: async () => (await import('../../maths/high-low-salon.ts')).HIGH_LOW_SALON,
      loadRules: async () => (await import('../../maths/versions/high-low-salon.ts')).HIGH_LOW_SALON_RULES,
      // The figures are of some ways to play; players choose among all of them.
      sheet: async () => (await import('../../maths/sheets/high-low-salon.ts')).sheet(),
      statedReturn: async () => (await import('../../maths/high-low-salon-figures.ts')).HIGH_LOW_SALON_BOUNDS,
    },
  ],
  messages: ['cards', 'highlow'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 146,
    name: 'High-Low Salon',
    type: 'instant',
    brand: 'halcyon',
    rtpBp: 9628,
    volatility: 5,
    features: ['ladder'],
    aliases: ['cards', 'hilo', 'mataas mababa', '猜大小', '高低'],
  },
};
