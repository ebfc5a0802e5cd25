import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';
import { slotReader } from '../slot-reader.ts';
import { slotVersion } from '../slot-version.ts';

export const game: GameDescriptor = {
  slug: 'golden-orchard',
  kind: 'slot',
  versions: [
    slotVersion({
      maths: 'golden-orchard@1',
      hash: '9a73e10a3a7c8715c54ad2b6226c8a7fcee75d8b98a80557415239d17cc4c908',
      load: async () => (await import('../../maths/golden-orchard.ts')).GOLDEN_ORCHARD,
      loadSlot: async () => (await import('../../maths/golden-orchard.ts')).GOLDEN_ORCHARD_SLOT,
      sampleNonces: [0, 15, null],
      statedReturn: async () =>
        returnOfBets((await import('../../maths/golden-orchard-figures.ts')).GOLDEN_ORCHARD_FIGURES),
      payClasses: async () =>
        (await import('../../maths/return-test/slot-classes.ts')).GOLDEN_ORCHARD_CLASSES,
    }),
  ],
  messages: ['slot-golden-orchard'],
  loadReader: slotReader(
    'golden-orchard',
    async () => (await import('../../contract/games/golden-orchard.ts')).orchardOutcomeSchema,
  ),
  listing: {
    id: 121,
    name: 'Golden Orchard',
    type: 'slots',
    brand: 'lumen',
    rtpBp: 9548,
    volatility: 1,
    features: ['wilds'],
    aliases: ['fruit', 'classic', 'prutas', 'gintong halamanan', '水果', '果园'],
  },
};
