import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'dragon-tiger',
  kind: 'bet',
  versions: [
    {
      maths: 'dragon-tiger@1',
      load: async () => (await import('../../maths/dragon-tiger.ts')).DRAGON_TIGER,
      sheet: async () => (await import('../../maths/sheets/table-sheets.ts')).dragonTigerSheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/dragon-tiger-figures.ts')).DRAGON_TIGER_FIGURES),
    },
  ],
  messages: ['table', 'cards', 'dragon'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 133,
    name: 'Dragon & Tiger',
    type: 'tables',
    brand: 'tala',
    rtpBp: 9626,
    volatility: 4,
    features: ['sideBets'],
    aliases: ['cards', 'dragon', 'tigre', 'baraha', '龙虎'],
  },
};
