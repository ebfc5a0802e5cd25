import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'mines-of-brass',
  kind: 'acts',
  versions: [
    {
      maths: 'mines-of-brass@1',
      load: async () => (await import('../../maths/mines-of-brass.ts')).MINES_OF_BRASS,
      sheet: async () => (await import('../../maths/sheets/instant-sheets.ts')).minesSheet(),
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
