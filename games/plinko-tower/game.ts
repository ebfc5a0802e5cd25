import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'plinko-tower',
  kind: 'bet',
  versions: [
    {
      maths: 'plinko-tower@1',
      load: async () => (await import('../../maths/plinko-tower.ts')).PLINKO_TOWER,
      sheet: async () => (await import('../../maths/sheets/instant-sheets.ts')).plinkoSheet(),
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
