import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'keno-lights',
  kind: 'shared',
  versions: [
    {
      maths: 'keno-lights@1',
      hash: '348897c9fd02cecfb049435b02f958d5d57a5c04b9908e618cf7cb4fe44c641d',
      load: async () => (await import('../../maths/keno-lights.ts')).KENO_LIGHTS,
      loadRules: async () => (await import('../../maths/versions/keno-lights.ts')).KENO_LIGHTS_RULES,
      sheet: async () => (await import('../../maths/sheets/keno-lights.ts')).sheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/keno-lights-figures.ts')).KENO_LIGHTS_FIGURES),
    },
  ],
  messages: ['keno'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 148,
    name: 'Keno Lights',
    type: 'bingo',
    brand: 'lumen',
    rtpBp: 9420,
    volatility: 5,
    features: ['pickAndWin'],
    aliases: ['keno', 'numbers', 'numero', '基诺', '快乐彩'],
  },
};
