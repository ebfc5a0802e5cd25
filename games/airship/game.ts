import { type GameDescriptor, returnOfBets } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'airship',
  kind: 'shared',
  versions: [
    {
      maths: 'airship@1',
      hash: '530ce47fedc37448d112005be6b7f1a2d745a1484c5002cc49b2697507e089b8',
      load: async () => (await import('../../maths/airship.ts')).AIRSHIP,
      loadRules: async () => (await import('../../maths/versions/airship.ts')).AIRSHIP_RULES,
      sheet: async () => (await import('../../maths/sheets/airship.ts')).sheet(),
      statedReturn: async () =>
        returnOfBets((await import('../../maths/airship-figures.ts')).AIRSHIP_FIGURES),
    },
  ],
  messages: ['airship'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 141,
    name: 'Airship',
    type: 'instant',
    brand: 'brazos',
    rtpBp: 9700,
    volatility: 5,
    features: ['crash', 'multiplier'],
    aliases: ['crash', 'zeppelin', 'eroplano', 'lipad', '飞艇', '爆点'],
  },
};
