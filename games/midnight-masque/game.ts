import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';
import { slotReader } from '../slot-reader.ts';
import { slotVersion } from '../slot-version.ts';

export const game: GameDescriptor = {
  slug: 'midnight-masque',
  kind: 'slot',
  versions: [
    slotVersion({
      maths: 'midnight-masque@1',
      hash: '1e703a424e01de668719693396b5ab8ad3e080533939d88430759af0ba80bd8a',
      load: async () => (await import('../../maths/midnight-masque.ts')).MIDNIGHT_MASQUE,
      loadSlot: async () => (await import('../../maths/midnight-masque.ts')).MIDNIGHT_MASQUE_SLOT,
      sampleNonces: [1, 7, null],
      statedReturn: async () =>
        returnOfBets((await import('../../maths/midnight-masque-figures.ts')).MIDNIGHT_MASQUE_FIGURES),
      payClasses: async () =>
        (await import('../../maths/return-test/slot-classes.ts')).MIDNIGHT_MASQUE_CLASSES,
    }),
  ],
  messages: ['slot-midnight-masque'],
  loadReader: slotReader(
    'midnight-masque',
    async () => (await import('../../contract/games/midnight-masque.ts')).masqueOutcomeSchema,
  ),
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
