import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';
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
  messages: ['orchard'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
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
