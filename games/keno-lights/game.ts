import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'keno-lights',
  kind: 'shared',
  versions: [
    {
      maths: 'keno-lights@1',
      load: async () => (await import('../../maths/keno-lights.ts')).KENO_LIGHTS,
      sheet: async () => (await import('../../maths/sheets/instant-sheets.ts')).kenoSheet(),
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
