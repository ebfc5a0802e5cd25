import type { OrchardOutcome } from '../contract/games/golden-orchard.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { multipliedLineWins } from './slot/definition/line-wins-rule.ts';
import { NO_FEATURE } from './slot/definition/no-feature.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import type { LineReels, SlotSymbol } from './slot/slot-model.ts';
import { stripReader } from './slot/strip-reader.ts';

const SYMBOLS: readonly SlotSymbol[] = [
  { name: 'golden-apple', role: 'wild', pays: {} },
  { name: 'hive', role: 'plain', pays: { 3: 25 } },
  { name: 'basket', role: 'plain', pays: { 3: 12 } },
  { name: 'grapes', role: 'plain', pays: { 3: 8 } },
  { name: 'peach', role: 'plain', pays: { 3: 6 } },
  { name: 'pear', role: 'plain', pays: { 2: 1, 3: 5 } },
  { name: 'cherries', role: 'plain', pays: { 2: 2, 3: 4 } },
];

/** W golden apple, H hive, B basket, G grapes, P peach, R pear, C cherries. */
const strip = stripReader('WHBGPRC');

export const ORCHARD_REELS: LineReels = {
  symbols: SYMBOLS,
  rows: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  strips: [
    strip('PRCRCRRPRCHCCBCCGCCRRCRR'),
    strip('CRPCRCHRCBRCPRRCRCPRGWBR'),
    strip('WGPCRRCPRCPRBCRRCCRPCCPH'),
  ],
};

const { symbols, rows, lines, strips } = ORCHARD_REELS;

/** Three reels, five lines, apples of gold that double. See docs/games/golden-orchard.md. */
export const GOLDEN_ORCHARD_SLOT = defineSlot({
  slug: 'golden-orchard',
  maths: 'golden-orchard@1',
  grid: { reels: 3, rows },
  symbols,
  spin: singleSpin({ reels: stripReels({ base: strips }), wins: multipliedLineWins(lines, 2) }),
  feature: NO_FEATURE,
});

export const GOLDEN_ORCHARD: GameMaths<SlotBet, never, OrchardOutcome> = playDefinition(GOLDEN_ORCHARD_SLOT);
