import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'roulette-royale',
  kind: 'bet',
  versions: [
    {
      maths: 'roulette-royale@1',
      hash: 'bfa2697f60f9774b2866fba9f2863bc65334917a77109c593d29e7cbfea550a6',
      load: async () => (await import('../../maths/roulette-royale.ts')).ROULETTE_ROYALE,
      loadRules: async () => (await import('../../maths/versions/roulette-royale.ts')).ROULETTE_ROYALE_RULES,
      sheet: async () => (await import('../../maths/sheets/roulette-royale.ts')).sheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/roulette-royale-figures.ts')).ROULETTE_ROYALE_FIGURES),
    },
  ],
  messages: ['table', 'roulette'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 130,
    name: 'Roulette Royale',
    type: 'tables',
    brand: 'grand',
    rtpBp: 9729,
    volatility: 3,
    features: ['europeanWheel'],
    aliases: ['wheel', 'casino', 'ruleta', 'gulong', '轮盘'],
  },
};
