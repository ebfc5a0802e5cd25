import type { SlotBet, SlotOutcome } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { multipliedFreeSpins } from './slot/definition/free-spins.ts';
import { lineWins } from './slot/definition/line-wins-rule.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import type { SlotSymbol } from './slot/slot-model.ts';
import { stripReader } from './slot/strip-reader.ts';
import { TEN_LINES } from './slot/ten-lines.ts';

const SYMBOLS = [
  { name: 'crown', role: 'wild', pays: {} },
  { name: 'star', role: 'scatter', pays: { 3: 2, 4: 10, 5: 50 } },
  { name: 'seven', role: 'plain', pays: { 3: 50, 4: 300, 5: 2000 } },
  { name: 'diamond', role: 'plain', pays: { 3: 30, 4: 120, 5: 500 } },
  { name: 'bell', role: 'plain', pays: { 3: 20, 4: 75, 5: 250 } },
  { name: 'bar', role: 'plain', pays: { 3: 15, 4: 50, 5: 150 } },
  { name: 'melon', role: 'plain', pays: { 3: 10, 4: 30, 5: 100 } },
  { name: 'plum', role: 'plain', pays: { 3: 8, 4: 25, 5: 80 } },
  { name: 'lemon', role: 'plain', pays: { 3: 5, 4: 20, 5: 60 } },
  { name: 'cherry', role: 'plain', pays: { 3: 5, 4: 15, 5: 50 } },
] as const satisfies readonly SlotSymbol[];

/** Letters make the strips readable: W crown, * star, 7, D, B bell, R bar, M, P, L, C. */
const LETTERS = 'W*7DBRMPLC';

const strip = stripReader(LETTERS);

/** The crown is on the three middle reels only, so no line can be all crowns. */
const BASE_STRIPS = [
  strip('LBRCDMPLDPMC*LBCRL7RBCMDB7MPLCRP'),
  strip('CDLCMWPL7RDCLPMR*MCPWDBCRBPCBML'),
  strip('*DWCRMPCLRMBCWPRBL7PDWRBCLMC7LPMLC'),
  strip('CBPDM7PL*BDWLCMRBDCMP7WRPLMPLCRW'),
  strip('DRCLMPLBMCPLRCP7MPDBPC*LCBMD7RL'),
];

/** No stars, as free spins cannot be retriggered, and four crowns on each middle reel. */
const FREE_STRIPS = [
  strip('CDMPCBLMCLRPDLBMDCRPBL7PRLCRM7B'),
  strip('WMDPLDPMBLWPBCRB7WRPDCRMLCWLCM7C'),
  strip('CBRWLMBLPCLMPW7BPCMDRCWLP7LRDWCRM'),
  strip('WRDMBPWCDRCPMLC7PMWPDMLPWBRLCB7L'),
  strip('BMDBMRLCPDRCLMPCLMPBRPLC7LPRC7D'),
];

export const ROYAL_REELS = {
  symbols: SYMBOLS,
  rows: 3,
  lines: TEN_LINES,
  baseStrips: BASE_STRIPS,
  freeStrips: FREE_STRIPS,
};

const spin = singleSpin({
  reels: stripReels({ base: BASE_STRIPS, free: FREE_STRIPS }),
  wins: lineWins(TEN_LINES),
});

const SPINS_BY_SCATTERS = { 3: 8, 4: 12, 5: 16 };
const MULTIPLIERS = [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5];

/** Five reels, three rows, ten lines. See docs/games/royal-sevens.md for its full sheet. */
export const ROYAL_SEVENS_SLOT = defineSlot({
  slug: 'royal-sevens',
  maths: 'royal-sevens@1',
  grid: { reels: 5, rows: 3 },
  symbols: SYMBOLS,
  spin,
  feature: multipliedFreeSpins(spin, SPINS_BY_SCATTERS, MULTIPLIERS),
});

export const ROYAL_SEVENS: GameMaths<SlotBet, never, SlotOutcome> = playDefinition(ROYAL_SEVENS_SLOT);
