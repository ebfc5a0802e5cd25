import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';
import { slotReader } from '../slot-reader.ts';
import { slotVersion } from '../slot-version.ts';

export const game: GameDescriptor = {
  slug: 'pearl-tides',
  kind: 'slot',
  versions: [
    slotVersion({
      maths: 'pearl-tides@1',
      hash: 'cd1e2c128979c3fc3dcfb5e036aa588861fe58612f435f157292336125fe8283',
      load: async () => (await import('../../maths/pearl-tides.ts')).PEARL_TIDES,
      loadSlot: async () => (await import('../../maths/pearl-tides.ts')).PEARL_TIDES_SLOT,
      sampleNonces: [4, 67, null],
      statedReturn: async () =>
        returnOfBets((await import('../../maths/pearl-tides-figures.ts')).PEARL_TIDES_FIGURES),
      payClasses: async () => (await import('../../maths/pearl-tides-figures.ts')).PEARL_TIDES_CLASSES,
    }),
  ],
  messages: ['slot-pearl-tides'],
  loadReader: slotReader(
    'pearl-tides',
    async () => (await import('../../contract/games/pearl-tides.ts')).pearlOutcomeSchema,
  ),
  listing: {
    id: 102,
    name: 'Pearl Tides',
    type: 'slots',
    brand: 'tala',
    rtpBp: 9551,
    volatility: 2,
    features: ['freeSpins', 'scatter'],
    aliases: ['sea', 'oyster', 'perlas', 'dagat', '珍珠'],
  },
};
