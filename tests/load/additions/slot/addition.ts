import type { Addition } from '../addition.ts';

/** The slot Pearl Tides, which the catalogue lists already, becomes playable. */
export const slot: Addition = {
  name: 'slot',
  maxEditedFiles: 2,
  edits: [
    {
      file: 'maths/game-list.ts',
      search: `  'roulette-royale@1': {`,
      replace: `  'pearl-tides@1': { kind: 'slot', load: async () => (await import('./pearl-tides.ts')).PEARL_TIDES_GAME },
  'roulette-royale@1': {`,
    },
    {
      file: 'server/games/catalogue/slot-games.ts',
      search: `    aliases: ['sea', 'oyster'],`,
      replace: `    aliases: ['sea', 'oyster'],\n    isOpen: true,`,
    },
  ],
};
