import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'midnight-masque',
  kind: 'slot',
  versions: [
    {
      maths: 'midnight-masque@1',
      load: async () => (await import('../../maths/midnight-masque.ts')).MIDNIGHT_MASQUE,
      sheet: async () => (await import('../../maths/sheets/reel-sheets.ts')).midnightMasqueSheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/midnight-masque-figures.ts')).MIDNIGHT_MASQUE_FIGURES),
      payClasses: async () =>
        (await import('../../maths/return-test/slot-classes.ts')).MIDNIGHT_MASQUE_CLASSES,
    },
  ],
  messages: ['masque'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 106,
    name: 'Midnight Masque',
    type: 'slots',
    brand: 'halcyon',
    rtpBp: 9570,
    volatility: 3,
    features: ['wilds', 'respins'],
    aliases: ['mask', 'venice', 'maskara', '面具', '威尼斯'],
  },
};
