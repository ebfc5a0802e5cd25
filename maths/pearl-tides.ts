import type { PearlOutcome } from '../contract/games/pearl-tides.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { freeSpins } from './slot/definition/free-spins.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import { ways } from './slot/definition/ways-wins-rule.ts';
import { stripReader } from './slot/strip-reader.ts';

/** W starfish, O oyster, P pearl, T turtle, F fish, C coral, N conch, S scallop, H seahorse, B bubbles. */
const strip = stripReader('WOPTFCNSHB');

/** By day nothing lies beside its like, so that many small wins come; the tide brings pearls in threes, and no oysters. */
const reels = stripReels({
  base: [
    strip('STCHBHNSOCBCPTHFPCHSBNSBSFNHBNFHB'),
    strip('NCFBHWCNBHPOSHBPHNTHTNSBWOSCFSFHCBS'),
    strip('BHFCSHWBHNSHSOCBFTNTPNCFTWBNBSBSPHNC'),
    strip('OPCFNFCBPHNHSCFTBOWHSNBCHNSWHSBHSBT'),
    strip('PHTCBCSPNSFCNFSTBHTBNBHNFBHCSHSONB'),
  ],
  free: [
    strip('TBBPPPNNFPPPSCCBHTNNFCCSHSSFBHH'),
    strip('HBNTNBHPPPBTWFCFNCHFBSHSPPPCCSW'),
    strip('SHBFPPPCCHSBPPPNTNHTWSCNBFSBWHCF'),
    strip('PPPNWHFPPPBNFCSTNHTCBSBSWSHFHCC'),
    strip('CCPPPSFBHTBBNFHHBCCSPPPNNSSHFNT'),
  ],
});

const spin = singleSpin({ reels, wins: ways() });

/** Five reels, 243 ways, oysters that pay and open free spins with stacked pearls. See docs/games/pearl-tides.md. */
export const PEARL_TIDES_SLOT = defineSlot({
  slug: 'pearl-tides',
  maths: 'pearl-tides@1',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { name: 'starfish', role: 'wild', pays: {} },
    { name: 'oyster', role: 'scatter', pays: { 3: 200, 4: 500, 5: 2_500 } },
    { name: 'pearl', role: 'plain', pays: { 3: 100, 4: 200, 5: 300 } },
    { name: 'turtle', role: 'plain', pays: { 3: 90, 4: 160, 5: 250 } },
    { name: 'fish', role: 'plain', pays: { 3: 80, 4: 140, 5: 220 } },
    { name: 'coral', role: 'plain', pays: { 3: 70, 4: 110, 5: 180 } },
    { name: 'conch', role: 'plain', pays: { 3: 60, 4: 100, 5: 160 } },
    { name: 'scallop', role: 'plain', pays: { 3: 50, 4: 80, 5: 140 } },
    { name: 'seahorse', role: 'plain', pays: { 3: 40, 4: 70, 5: 120 } },
    { name: 'bubbles', role: 'plain', pays: { 3: 40, 4: 60, 5: 100 } },
  ],
  spin,
  feature: freeSpins(spin, { 3: 6, 4: 9, 5: 12 }),
});

export const PEARL_TIDES: GameMaths<SlotBet, never, PearlOutcome> = playDefinition(PEARL_TIDES_SLOT);
