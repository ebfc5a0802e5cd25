import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'grand-baccarat',
  kind: 'bet',
  versions: [
    {
      maths: 'grand-baccarat@1',
      hash: '637941091657fe7dc7f7b34a3f8af66acbea556e25b6487f719f97687ac857a7',
      load: async () => (await import('../../maths/grand-baccarat.ts')).GRAND_BACCARAT,
      loadRules: async () => (await import('../../maths/versions/grand-baccarat.ts')).GRAND_BACCARAT_RULES,
      sheet: async () => (await import('../../maths/sheets/grand-baccarat.ts')).sheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/grand-baccarat-figures.ts')).GRAND_BACCARAT_FIGURES),
    },
  ],
  messages: ['table', 'cards', 'baccarat'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 131,
    name: 'Grand Baccarat',
    type: 'tables',
    brand: 'grand',
    rtpBp: 9894,
    volatility: 3,
    features: ['sideBets'],
    aliases: ['cards', 'punto banco', 'bakarat', 'baraha', '百家乐'],
  },
};
