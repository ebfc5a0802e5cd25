import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';
import { slotReader } from '../slot-reader.ts';
import { slotVersion } from '../slot-version.ts';

export const game: GameDescriptor = {
  slug: 'serpent-temple',
  kind: 'slot',
  versions: [
    slotVersion({
      maths: 'serpent-temple@1',
      hash: '1905274f31b5be3476efdbd97a1437bbcca63c1a79edf12673e0c952c533f8be',
      load: async () => (await import('../../maths/serpent-temple.ts')).SERPENT_TEMPLE,
      loadSlot: async () => (await import('../../maths/serpent-temple.ts')).SERPENT_TEMPLE_SLOT,
      sampleNonces: [1, 12, null],
      statedReturn: async () =>
        returnOfBets((await import('../../maths/serpent-temple-figures.ts')).SERPENT_TEMPLE_FIGURES),
    }),
  ],
  messages: ['slot-serpent-temple'],
  loadReader: slotReader(
    'serpent-temple',
    async () => (await import('../../contract/games/serpent-temple.ts')).serpentOutcomeSchema,
  ),
  listing: {
    id: 111,
    name: 'Serpent Temple',
    type: 'slots',
    brand: 'nova',
    rtpBp: 9612,
    volatility: 5,
    features: ['cascade', 'multiplier'],
    aliases: ['maya', 'jungle', 'ahas', 'gubat', '蛇', '玛雅'],
  },
};
