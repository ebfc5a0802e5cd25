import type { Addition } from '../addition.ts';

/** The slot Pearl Tides, which the catalogue lists already, becomes playable. */
export const slot: Addition = {
  name: 'slot',
  maxEditedFiles: 2,
  edits: [
    {
      file: 'games/game-list.ts',
      search: `import { game as plinkoTower } from './plinko-tower/game.ts';`,
      replace: `import { game as pearlTides } from './pearl-tides/game.ts';
import { game as plinkoTower } from './plinko-tower/game.ts';`,
    },
    {
      file: 'games/game-list.ts',
      search: `  rouletteRoyale,\n`,
      replace: `  pearlTides,\n  rouletteRoyale,\n`,
    },
    {
      file: 'server/games/catalogue/coming-slots.ts',
      search: `  {
    slug: 'pearl-tides',
    id: 102,
    name: 'Pearl Tides',
    type: 'slots',
    brand: 'tala',
    rtpBp: 9551,
    volatility: 2,
    features: ['freeSpins', 'scatter'],
    aliases: ['sea', 'oyster', 'perlas', 'dagat', '珍珠'],
  },
`,
      replace: '',
    },
  ],
};
