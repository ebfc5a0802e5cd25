import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'jade-tiger',
  kind: 'slot',
  versions: [
    {
      maths: 'jade-tiger@1',
      hash: 'b717ef87939fab36cfb90906af513a95cb254a0d83ac0b105bdf95600b862227',
      load: async () => (await import('../../maths/jade-tiger.ts')).JADE_TIGER,
      loadRules: async () => (await import('../../maths/versions/jade-tiger.ts')).JADE_TIGER_RULES,
      sheet: async () => (await import('../../maths/sheets/jade-tiger.ts')).sheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/jade-tiger-figures.ts')).JADE_TIGER_FIGURES),
      payClasses: async () => (await import('../../maths/return-test/slot-classes.ts')).JADE_TIGER_CLASSES,
    },
  ],
  messages: ['jade'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 103,
    name: 'Jade Tiger',
    type: 'slots',
    brand: 'nova',
    rtpBp: 9621,
    volatility: 4,
    features: ['wilds', 'multiplier', 'freeSpins'],
    aliases: ['bamboo', 'tigre', '玉虎', '老虎'],
  },
};
