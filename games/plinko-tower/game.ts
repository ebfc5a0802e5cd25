import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'plinko-tower',
  kind: 'bet',
  versions: [
    {
      maths: 'plinko-tower@1',
      hash: 'a3b3c2bbc65d3e55ac164815e8bf4a9a9bd9e4736e90de355d3a6cc58eb1a71f',
      load: async () => (await import('../../maths/plinko-tower.ts')).PLINKO_TOWER,
      loadRules: async () => (await import('../../maths/versions/plinko-tower.ts')).PLINKO_TOWER_RULES,
      sheet: async () => (await import('../../maths/sheets/plinko-tower.ts')).sheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/plinko-tower-figures.ts')).PLINKO_TOWER_FIGURES),
    },
  ],
  messages: ['plinko'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 144,
    name: 'Plinko Tower',
    type: 'instant',
    brand: 'lumen',
    rtpBp: 9700,
    volatility: 4,
    features: ['adjustableRisk'],
    aliases: ['plinko', 'drop', 'hulog', '弹珠'],
  },
};
