import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';
import { slotReader } from '../slot-reader.ts';
import { slotVersion } from '../slot-version.ts';

export const game: GameDescriptor = {
  slug: 'jade-tiger',
  kind: 'slot',
  versions: [
    slotVersion({
      maths: 'jade-tiger@1',
      hash: 'b717ef87939fab36cfb90906af513a95cb254a0d83ac0b105bdf95600b862227',
      load: async () => (await import('../../maths/jade-tiger.ts')).JADE_TIGER,
      loadSlot: async () => (await import('../../maths/jade-tiger.ts')).JADE_TIGER_SLOT,
      sampleNonces: [0, 163, null],
      statedReturn: async () =>
        returnOfBets((await import('../../maths/jade-tiger-figures.ts')).JADE_TIGER_FIGURES),
      payClasses: async () => (await import('../../maths/return-test/slot-classes.ts')).JADE_TIGER_CLASSES,
    }),
  ],
  messages: ['slot-jade-tiger'],
  loadReader: slotReader(
    'jade-tiger',
    async () => (await import('../../contract/games/jade-tiger.ts')).jadeOutcomeSchema,
  ),
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
