import type { Addition } from '../addition.ts';

/** The slot Pearl Tides, which the catalogue lists already, becomes playable. */
export const slot: Addition = {
  name: 'slot',
  maxEditedFiles: 3,
  edits: [
    {
      file: 'maths/slot-games.ts',
      search: `import { ROYAL_SEVENS } from`,
      replace: `import { PEARL_TIDES } from './pearl-tides.ts';\nimport { ROYAL_SEVENS } from`,
    },
    {
      file: 'maths/slot-games.ts',
      search: `[ROYAL_SEVENS]`,
      replace: `[ROYAL_SEVENS, PEARL_TIDES]`,
    },
    {
      file: 'server/games/catalogue/slot-games.ts',
      search: `    aliases: ['sea', 'oyster'],`,
      replace: `    aliases: ['sea', 'oyster'],\n    isOpen: true,`,
    },
  ],
};
