import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';
import { slotReader } from '../slot-reader.ts';
import { slotVersion } from '../slot-version.ts';

export const game: GameDescriptor = {
  slug: 'samurai-dusk',
  kind: 'slot',
  versions: [
    slotVersion({
      maths: 'samurai-dusk@1',
      hash: 'edbbb8f40dc2fc134a6d5fb3084fd8d57e503a7034c2ec9a55dc632cb72eb852',
      load: async () => (await import('../../maths/samurai-dusk.ts')).SAMURAI_DUSK,
      loadSlot: async () => (await import('../../maths/samurai-dusk.ts')).SAMURAI_DUSK_SLOT,
      sampleNonces: [30, 23, null],
      statedReturn: async () =>
        returnOfBets((await import('../../maths/samurai-dusk-figures.ts')).SAMURAI_DUSK_FIGURES),
      payClasses: async () => (await import('../../maths/samurai-dusk-figures.ts')).SAMURAI_DUSK_CLASSES,
    }),
  ],
  messages: ['slot-samurai-dusk'],
  loadReader: slotReader(
    'samurai-dusk',
    async () => (await import('../../contract/games/samurai-dusk.ts')).samuraiOutcomeSchema,
  ),
  listing: {
    id: 116,
    name: 'Samurai Dusk',
    type: 'slots',
    brand: 'nova',
    rtpBp: 9608,
    volatility: 4,
    features: ['expandingWilds'],
    aliases: ['japan', 'sword', 'espada', 'hapon', '武士'],
  },
};
