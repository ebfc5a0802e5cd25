import type { LineReels, SlotSymbol } from '../slot/slot-model.ts';
import { stripReader } from '../slot/strip-reader.ts';

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
