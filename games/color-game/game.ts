import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'color-game',
  kind: 'bet',
  versions: [
    {
      maths: 'color-game@1',
      hash: '5799a7539b6041b0687dfe05b8a21a5538e083b5aaddd571fe8b4b778c21b430',
      load: async () => (await import('../../maths/color-game.ts')).COLOR_GAME,
      loadRules: async () => (await import('../../maths/versions/color-game.ts')).COLOR_GAME_RULES,
      sheet: async () => (await import('../../maths/sheets/color-game.ts')).sheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/color-game-figures.ts')).COLOR_GAME_FIGURES),
    },
  ],
  messages: ['table', 'color'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 142,
    name: 'Color Game',
    type: 'instant',
    brand: 'tala',
    rtpBp: 9583,
    volatility: 2,
    features: ['perya'],
    aliases: ['perya', 'dice', 'fair', 'kulay', 'peryahan', '颜色游戏'],
  },
};
