import { rankOf } from '../../contract/games/cards.ts';
import type { HighLowAct, HighLowOutcome } from '../../contract/games/high-low-salon.ts';
import type { MinesAct } from '../../contract/games/mines-of-brass.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { airshipFigures } from '../../maths/airship/airship-figures.ts';
import { AIRSHIP } from '../../maths/airship.ts';
import { computeStrategy } from '../../maths/blackjack/strategy.ts';
import { BLACKJACK_SALON } from '../../maths/blackjack-salon.ts';
import { BLACKJACK_SALON_FIGURES } from '../../maths/blackjack-salon-figures.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { COLOR_GAME_FIGURES } from '../../maths/color-game-figures.ts';
import { DRAGON_TIGER } from '../../maths/dragon-tiger.ts';
import { DRAGON_TIGER_FIGURES } from '../../maths/dragon-tiger-figures.ts';
import { type BetFigures, type GameFigures, toNumber } from '../../maths/game-figures.ts';
import type { GameMaths } from '../../maths/game-maths.ts';
import { GRAND_BACCARAT } from '../../maths/grand-baccarat.ts';
import { GRAND_BACCARAT_FIGURES } from '../../maths/grand-baccarat-figures.ts';
import { likelierGuess } from '../../maths/high-low/multipliers.ts';
import { HIGH_LOW_SALON } from '../../maths/high-low-salon.ts';
import { HIGH_LOW_SALON_FIGURES } from '../../maths/high-low-salon-figures.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { KENO_LIGHTS_FIGURES } from '../../maths/keno-lights-figures.ts';
import { minesFigures } from '../../maths/mines/mines-figures.ts';
import { MINES_OF_BRASS } from '../../maths/mines-of-brass.ts';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { PLINKO_TOWER_FIGURES } from '../../maths/plinko-tower-figures.ts';
import { ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { ROULETTE_ROYALE_FIGURES } from '../../maths/roulette-royale-figures.ts';
import { playBy } from './support/play-blackjack.ts';
import { type Sample, sampleOf } from './support/sample.ts';
import { SLOTS } from './support/slots.ts';

const expect = ({ rtp, deviation }: BetFigures) => ({ expected: toNumber(rtp), deviation });

/** What is expected of a kind of bet by its figures. */
function expectedOf({ bets }: GameFigures, kind: string) {
  const figures = bets[kind];
  if (!figures) throw new Error(`no figures of ${kind}`);
  return expect(figures);
}

const slot = (game: GameMaths<SlotBet, never, unknown>, figures: GameFigures): Sample =>
  sampleOf(game, game.readBet({ stake: 100 }), { name: game.slug, ...expectedOf(figures, 'spin') });

const onSpot = (spot: string) => ({ placed: [{ spot, stake: 1_000 }] });

const roulette = (spot: string, kind: string): Sample =>
  sampleOf(ROULETTE_ROYALE, ROULETTE_ROYALE.readBet(onSpot(spot)), {
    name: `roulette-royale, ${spot}`,
    ...expectedOf(ROULETTE_ROYALE_FIGURES, kind),
  });

const plinko = (rows: number, risk: string): Sample =>
  sampleOf(PLINKO_TOWER, PLINKO_TOWER.readBet({ stake: 100, rows, risk }), {
    name: `plinko-tower, ${rows} rows, ${risk}`,
    ...expectedOf(PLINKO_TOWER_FIGURES, `${rows} rows, ${risk}`),
  });

/** Opens the first cells, then cashes out. */
const mines = (count: number, cells: number): Sample =>
  sampleOf(
    MINES_OF_BRASS,
    MINES_OF_BRASS.readBet({ stake: 100, mines: count }),
    { name: `mines-of-brass, ${count} mines, ${cells} cells`, ...expect(minesFigures(count, cells)) },
    ({ opened }): MinesAct =>
      opened.length < cells ? { kind: 'open', cell: opened.length } : { kind: 'cashOut' },
  );

/** Likelier guesses, then cashing out. */
const highLow = (guesses: number, name: string): Sample =>
  sampleOf(
    HIGH_LOW_SALON,
    HIGH_LOW_SALON.readBet({ stake: 100 }),
    { name: `high-low-salon, ${name}`, ...expectedOf(HIGH_LOW_SALON_FIGURES, name) },
    ({ firstCard, steps }: HighLowOutcome): HighLowAct => {
      const rank = rankOf(steps.at(-1)?.card ?? firstCard);
      return { kind: steps.length < guesses ? likelierGuess(rank) : 'cashOut' };
    },
  );

const baccarat = (spot: string): Sample =>
  sampleOf(GRAND_BACCARAT, GRAND_BACCARAT.readBet(onSpot(spot)), {
    name: `grand-baccarat, ${spot}`,
    ...expectedOf(GRAND_BACCARAT_FIGURES, spot),
  });

const dragonTiger = (spot: string): Sample =>
  sampleOf(DRAGON_TIGER, DRAGON_TIGER.readBet(onSpot(spot)), {
    name: `dragon-tiger, ${spot}`,
    ...expectedOf(DRAGON_TIGER_FIGURES, spot),
  });

const keno = (numbers: readonly number[]): Sample =>
  sampleOf(KENO_LIGHTS, KENO_LIGHTS.readBet({ stake: 500, numbers }), {
    name: `keno-lights, ${numbers.length} numbers`,
    ...expectedOf(KENO_LIGHTS_FIGURES, `${numbers.length} numbers`),
  });

const airship = (cashOutAt: number): Sample =>
  sampleOf(AIRSHIP, AIRSHIP.readBet({ stake: 100, cashOutAt }), {
    name: `airship, cash-out at ${cashOutAt / 100}`,
    ...expect(airshipFigures(cashOutAt)),
  });

const blackjack = (): Sample => {
  const strategy = computeStrategy();
  return sampleOf(
    BLACKJACK_SALON,
    BLACKJACK_SALON.readBet({ stake: 1_000 }),
    {
      name: 'blackjack-salon, the published strategy',
      expected: BLACKJACK_SALON_FIGURES.shoeReturn,
      deviation: BLACKJACK_SALON_FIGURES.sampled.deviation,
    },
    (outcome) => playBy(strategy, outcome),
  );
};

/** Of these a test plays a million rounds. */
export const MILLION_SAMPLES: readonly Sample[] = [
  ...SLOTS.map(([game, figures]) => slot(game, figures)),
  dragonTiger('tiger'),
  dragonTiger('suitedTie'),
];

/** Ways to play, at least one for each game; a test plays some rounds of each, a bench a hundred million. */
export const GAME_SAMPLES: readonly Sample[] = [
  ...MILLION_SAMPLES,
  roulette('straight-17', 'straight'),
  roulette('split-0-2', 'split'),
  roulette('black', 'evenChance'),
  sampleOf(COLOR_GAME, COLOR_GAME.readBet(onSpot('pink')), {
    name: 'color-game, pink',
    ...expectedOf(COLOR_GAME_FIGURES, 'color'),
  }),
  plinko(8, 'low'),
  plinko(16, 'high'),
  mines(2, 3),
  mines(10, 3),
  highLow(1, 'one likelier guess'),
  highLow(5, 'five likelier guesses'),
  baccarat('banker'),
  baccarat('player'),
  baccarat('tie'),
  baccarat('playerPair'),
  keno([7, 77]),
  keno([3, 14, 25, 36, 47, 58, 69]),
  blackjack(),
  airship(150),
  airship(1_000),
];
