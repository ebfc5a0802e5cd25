import type { JadeOutcome } from '../contract/games/jade-tiger.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { freeSpins } from './slot/definition/free-spins.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import { multipliedWays } from './slot/definition/ways-wins-rule.ts';
import type { SlotSymbol, Strip } from './slot/slot-model.ts';
import { stripReader } from './slot/strip-reader.ts';

const SYMBOLS: readonly SlotSymbol[] = [
  { name: 'tiger-2', role: 'wild', pays: {}, multiplier: 2 },
  { name: 'tiger-3', role: 'wild', pays: {}, multiplier: 3 },
  { name: 'moon', role: 'scatter', pays: {} },
  { name: 'lotus', role: 'plain', pays: { 3: 50, 4: 125, 5: 210 } },
  { name: 'lantern', role: 'plain', pays: { 3: 25, 4: 60, 5: 100 } },
  { name: 'fan', role: 'plain', pays: { 3: 20, 4: 40, 5: 80 } },
  { name: 'koi', role: 'plain', pays: { 3: 10, 4: 20, 5: 30 } },
  { name: 'bamboo', role: 'plain', pays: { 3: 4, 4: 8, 5: 15 } },
  { name: 'mountain', role: 'plain', pays: { 3: 4, 4: 8, 5: 15 } },
  { name: 'wave', role: 'plain', pays: { 3: 2, 4: 5, 5: 12 } },
  { name: 'cloud', role: 'plain', pays: { 3: 2, 4: 5, 5: 12 } },
];

/** 2 and 3 tigers, M moon, L lotus, R lantern, F fan, K koi, B bamboo, A mountain, S wave, P cloud. */
const strip = stripReader('23MLRFKBASP');

interface JadeReels {
  readonly symbols: readonly SlotSymbol[];
  readonly rows: number;
  readonly baseStrips: readonly Strip[];
  readonly freeStrips: readonly Strip[];
  readonly spinsByScatters: Readonly<Record<number, number>>;
}

/** Tigers are on the three inner reels, so that every win begins with its own symbol, and never two on a reel at once. */
export const JADE_REELS: JadeReels = {
  symbols: SYMBOLS,
  rows: 4,
  baseStrips: [
    strip('SSBBBAAAFFPPAAASSSKKKPPPRRKPPPMLLRSSSBBBF'),
    strip('MFSSSBBBLAASSSFASSSKBBRLBBBRKKPPF2PP'),
    strip('BBLFPPPBSSAAAPPPRFMKPPPRAAASSKKAAL3F'),
    strip('K2FBBLSSRBBBPPAASSLFKKPPAAARFMSSSPPP'),
    strip('KSSAAAPPPSSSKKKBBBPPPSSSFLLMRRFFBBBPPRAAA'),
  ],
  /** Four tigers on each inner reel, and no moons: free spins win no more of themselves. */
  freeStrips: [
    strip('KKKSSSAAAPPPRKBBBLLAAAPPPSSSBBBPPFRRSSFF'),
    strip('FBBKK2FAPPBBB2RKSSSAA2SSSFLBBBRL2SSSPP'),
    strip('RBBPPP3FSSAAAFR3PPPFL3AAAK3LPPPBSSAAKK'),
    strip('2SSFLBBSSSF2KKPPRLAAAFSS2KPPR2PPPBBBAA'),
    strip('BBBPPPKKKSSSAAAFLLKPPRAAASSRRPPPBBBFFSSS'),
  ],
  spinsByScatters: { 3: 8, 4: 10, 5: 12 },
};

const { symbols, rows, baseStrips, freeStrips, spinsByScatters } = JADE_REELS;

const spin = singleSpin({
  reels: stripReels({ base: baseStrips, free: freeStrips }),
  wins: multipliedWays(),
});

/** Five reels of four rows, 1,024 ways, tigers that multiply. See docs/games/jade-tiger.md. */
export const JADE_TIGER_SLOT = defineSlot({
  slug: 'jade-tiger',
  maths: 'jade-tiger@1',
  grid: { reels: 5, rows },
  symbols,
  spin,
  feature: freeSpins(spin, spinsByScatters),
});

export const JADE_TIGER: GameMaths<SlotBet, never, JadeOutcome> = playDefinition(JADE_TIGER_SLOT);
