import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'dragon-tiger',
  kind: 'bet',
  versions: [
    {
      maths: 'dragon-tiger@1',
      hash: 'de2d3ad576c8d65c0bdd4c32b417c268ecababd84aab1003ce096422aca86cbe',
      load: async () => (await import('../../maths/dragon-tiger.ts')).DRAGON_TIGER,
      loadRules: async () => (await import('../../maths/versions/dragon-tiger.ts')).DRAGON_TIGER_RULES,
      sheet: async () => (await import('../../maths/sheets/dragon-tiger.ts')).sheet(),
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
