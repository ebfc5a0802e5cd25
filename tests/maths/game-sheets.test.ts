import { expect, it } from 'vitest';
import { AIRSHIP } from '../../maths/airship.ts';
import { AIRSHIP_FIGURES } from '../../maths/airship-figures.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { COLOR_GAME_FIGURES } from '../../maths/color-game-figures.ts';
import { DRAGON_TIGER } from '../../maths/dragon-tiger.ts';
import { DRAGON_TIGER_FIGURES } from '../../maths/dragon-tiger-figures.ts';
import type { GameFigures } from '../../maths/game-figures.ts';
import type { GameMaths } from '../../maths/game-maths.ts';
import { GRAND_BACCARAT } from '../../maths/grand-baccarat.ts';
import { GRAND_BACCARAT_FIGURES } from '../../maths/grand-baccarat-figures.ts';
import { HIGH_LOW_SALON } from '../../maths/high-low-salon.ts';
import { HIGH_LOW_SALON_FIGURES } from '../../maths/high-low-salon-figures.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { KENO_LIGHTS_FIGURES } from '../../maths/keno-lights-figures.ts';
import { MINES_OF_BRASS } from '../../maths/mines-of-brass.ts';
import { MINES_OF_BRASS_FIGURES } from '../../maths/mines-of-brass-figures.ts';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { PLINKO_TOWER_FIGURES } from '../../maths/plinko-tower-figures.ts';
import { ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { ROULETTE_ROYALE_FIGURES } from '../../maths/roulette-royale-figures.ts';
import { expectSheet, figuresTable } from './support/sheet.ts';
import { SLOTS } from './support/slots.ts';

type Described = Pick<GameMaths<never, never, unknown>, 'slug' | 'maths' | 'stakes' | 'cycleMs'>;

const GAMES: readonly (readonly [Described, GameFigures])[] = [
  ...SLOTS,
  [ROULETTE_ROYALE, ROULETTE_ROYALE_FIGURES],
  [COLOR_GAME, COLOR_GAME_FIGURES],
  [PLINKO_TOWER, PLINKO_TOWER_FIGURES],
  [MINES_OF_BRASS, MINES_OF_BRASS_FIGURES],
  [HIGH_LOW_SALON, HIGH_LOW_SALON_FIGURES],
  [GRAND_BACCARAT, GRAND_BACCARAT_FIGURES],
  [DRAGON_TIGER, DRAGON_TIGER_FIGURES],
  [KENO_LIGHTS, KENO_LIGHTS_FIGURES],
  [AIRSHIP, AIRSHIP_FIGURES],
];

it.each(GAMES)('information sheet of $slug has its maths, stakes and figures', (game, figures) => {
  expect(expectSheet(game, figures)).toContain(figuresTable(figures));
});
