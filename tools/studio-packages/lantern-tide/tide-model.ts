import type { LineRules, SlotSymbol, Strip } from '../../../maths/slot/slot-model.ts';
import { stripReader } from '../../../maths/slot/strip-reader.ts';
import { TEN_LINES } from '../../../maths/slot/ten-lines.ts';

export const ROWS = 3;

/** A plain symbol pays multiples of the line bet, a tenth of the stake; the moon multiples of the whole stake. */
const SYMBOLS = [
  { name: 'lantern', role: 'wild', pays: {} },
  { name: 'moon', role: 'scatter', pays: { 3: 2, 4: 10, 5: 50 } },
  { name: 'boat', role: 'plain', pays: { 3: 30, 4: 150, 5: 800 } },
  { name: 'lotus', role: 'plain', pays: { 3: 20, 4: 80, 5: 300 } },
  { name: 'fan', role: 'plain', pays: { 3: 12, 4: 45, 5: 150 } },
  { name: 'pearl', role: 'plain', pays: { 3: 9, 4: 30, 5: 100 } },
  { name: 'wave', role: 'plain', pays: { 3: 6, 4: 18, 5: 60 } },
  { name: 'cloud', role: 'plain', pays: { 3: 5, 4: 15, 5: 45 } },
  { name: 'bamboo', role: 'plain', pays: { 3: 4, 4: 12, 5: 40 } },
] as const satisfies readonly SlotSymbol[];

export const TIDE_RULES: LineRules = { symbols: SYMBOLS, lines: TEN_LINES };

/** Letters make the strips readable: Lantern, * moon, Boat, lOtus, Fan, Pearl, Wave, Cloud, bamboo (E). */
const strip = stripReader('L*BOFPWCE');

/** The lantern hangs on the three middle reels only, so no line can be all lanterns. */
export const BASE_STRIPS: readonly Strip[] = [
  strip('ECWPFCEOWE*CPWBEFCWEPCOEWFCEWPCE'),
  strip('CEWLPCFEOWCEBPWE*CFWELCPEWOCEFWC'),
  strip('WCEPLFWECOPWE*CBFEWLCPEWCFOEWLCE'),
  strip('ECPWFELCWEO*CPEWFCBEWLCEPWOCFEWC'),
  strip('CWEFPCEWOCEBWPCEF*WECPWEOCFWECEW'),
];

/** No moons, as free rounds are not won again, and more lanterns. */
export const FREE_STRIPS: readonly Strip[] = [
  strip('ECWPFCEOWECPWBEFCWEPCOEWFCEWPC'),
  strip('CEWLPCFEOWCLEBPWECFWELCPEWOCEF'),
  strip('WCEPLFWECOPLWECBFEWLCPEWCFOEWL'),
  strip('ECPWFELCWEOCPLEWFCBEWLCEPWOCFE'),
  strip('CWEFPCEWOCEBWPCEFWECPWEOCFWECE'),
];

/** Free rounds by the number of moons. */
export const FREE_ROUNDS: Readonly<Record<number, number>> = { 3: 8, 4: 10, 5: 12 };

/** The bought mode begins with three moons at least. */
export const BONUS_COST = 50;
