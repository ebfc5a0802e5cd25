import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';
import { slotReader } from '../slot-reader.ts';
import { slotVersion } from '../slot-version.ts';

export const game: GameDescriptor = {
  slug: 'gold-rush-express',
  kind: 'slot',
  versions: [
    slotVersion({
      maths: 'gold-rush-express@1',
      hash: '6c8a478b483f34d7e225eeabe00b90e984a46127f17ff082554e43c74d5e9559',
      load: async () => (await import('../../maths/gold-rush-express.ts')).GOLD_RUSH_EXPRESS,
      loadSlot: async () => (await import('../../maths/gold-rush-express.ts')).GOLD_RUSH_SLOT,
      sampleNonces: [1, 934, null],
      statedReturn: async () =>
        returnOfBets((await import('../../maths/gold-rush-express-figures.ts')).GOLD_RUSH_FIGURES),
      payClasses: async () => (await import('../../maths/return-test/slot-classes.ts')).GOLD_RUSH_CLASSES,
    }),
  ],
  messages: ['slot-gold-rush-express'],
  loadReader: slotReader(
    'gold-rush-express',
    async () => (await import('../../contract/games/gold-rush-express.ts')).rushOutcomeSchema,
  ),
  listing: {
    id: 107,
    name: 'Gold Rush Express',
    type: 'slots',
    brand: 'brazos',
    rtpBp: 9602,
    volatility: 5,
    features: ['wilds', 'multiplier', 'holdAndSpin'],
    aliases: ['train', 'mine', 'tren', 'ginto', '火车', '淘金'],
  },
};
