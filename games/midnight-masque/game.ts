import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'midnight-masque',
  kind: 'slot',
  versions: [
    {
      maths: 'midnight-masque@1',
      hash: '1e703a424e01de668719693396b5ab8ad3e080533939d88430759af0ba80bd8a',
      load: async () => (await import('../../maths/midnight-masque.ts')).MIDNIGHT_MASQUE,
      loadRules: async () => (await import('../../maths/versions/midnight-masque.ts')).MIDNIGHT_MASQUE_RULES,
      sheet: async () => (await import('../../maths/sheets/midnight-masque.ts')).sheet(),
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
