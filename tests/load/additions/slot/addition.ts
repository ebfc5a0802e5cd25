import type { Addition } from '../addition.ts';

/** The slot Emerald Isle, which the catalogue lists already, becomes playable. */
export const slot: Addition = {
  name: 'slot',
  maxEditedFiles: 2,
  edits: [
    {
      file: 'games/game-list.ts',
      search: `import { game as goldRushExpress } from './gold-rush-express/game.ts';`,
      replace: `import { game as emeraldIsle } from './emerald-isle/game.ts';
import { game as goldRushExpress } from './gold-rush-express/game.ts';`,
    },
    {
      file: 'games/game-list.ts',
      search: `  rouletteRoyale,\n`,
      replace: `  emeraldIsle,\n  rouletteRoyale,\n`,
    },
    {
      file: 'server/games/catalogue/coming-slots.ts',
      search: `  {
    slug: 'emerald-isle',
    id: 124,
    name: 'Emerald Isle',
    type: 'slots',
    brand: 'lumen',
    rtpBp: 9572,
    volatility: 3,
    features: ['freeSpins'],
    aliases: ['clover', 'harp', 'esmeralda', '翡翠', '四叶草'],
  },
`,
      replace: '',
    },
  ],
};
