import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'mines-of-brass',
  kind: 'acts',
  versions: [
    {
      maths: 'mines-of-brass@1',
      hash: '56d0e1268e5c584082f4d36ff85fdded2f42255a948550451091f5b168a1e6a9',
      load: async () => (await import('../../maths/mines-of-brass.ts')).MINES_OF_BRASS,
      loadRules: async () => (await import('../../maths/versions/mines-of-brass.ts')).MINES_OF_BRASS_RULES,
      sheet: async () => (await import('../../maths/sheets/mines-of-brass.ts')).sheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/mines-of-brass-figures.ts')).MINES_OF_BRASS_FIGURES),
    },
  ],
  messages: ['mines'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 143,
    name: 'Mines of Brass',
    type: 'instant',
    brand: 'brazos',
    rtpBp: 9625,
    volatility: 5,
    features: ['pickAndWin'],
    aliases: ['mines', 'minahan', '扫雷', '地雷'],
  },
};
