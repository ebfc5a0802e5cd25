import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'golden-orchard',
  kind: 'slot',
  versions: [
    {
      maths: 'golden-orchard@1',
      load: async () => (await import('../../maths/golden-orchard.ts')).GOLDEN_ORCHARD,
      sheet: async () => (await import('../../maths/sheets/reel-sheets.ts')).goldenOrchardSheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/golden-orchard-figures.ts')).GOLDEN_ORCHARD_FIGURES),
      payClasses: async () =>
        (await import('../../maths/return-test/slot-classes.ts')).GOLDEN_ORCHARD_CLASSES,
    },
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
