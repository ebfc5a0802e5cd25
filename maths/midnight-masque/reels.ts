import type { HeldModel } from '../slot/held-figures.ts';
import type { SlotSymbol } from '../slot/slot-model.ts';
import { stripReader } from '../slot/strip-reader.ts';

const SYMBOLS: readonly SlotSymbol[] = [
  { name: 'mask', role: 'wild', pays: {} },
  { name: 'rose', role: 'plain', pays: { 3: 50, 4: 100, 5: 300 } },
  { name: 'violin', role: 'plain', pays: { 3: 25, 4: 60, 5: 120 } },
  { name: 'goblet', role: 'plain', pays: { 3: 15, 4: 40, 5: 100 } },
  { name: 'candelabra', role: 'plain', pays: { 3: 15, 4: 30, 5: 75 } },
  { name: 'heart', role: 'plain', pays: { 3: 10, 4: 20, 5: 35 } },
  { name: 'diamond', role: 'plain', pays: { 3: 8, 4: 15, 5: 30 } },
  { name: 'club', role: 'plain', pays: { 3: 6, 4: 10, 5: 20 } },
  { name: 'spade', role: 'plain', pays: { 3: 5, 4: 10, 5: 20 } },
];

/** M mask, R rose, V violin, G goblet, K candelabra, H heart, D diamond, C club, S spade. */
const strip = stripReader('MRVGKHDCS');

/** Masks are on the three inner reels, so that every win begins with its own symbol, and never two in one window of a reel. */
export const MASQUE_REELS: HeldModel = {
  symbols: SYMBOLS,
  rows: 3,
  strips: [
    strip('SSCHHDDSKKCCHVVSSDDGGCCRRHSSKDDCVHHG'),
    strip('CCMDDHSSKCCVHHDGSSCCKKDDRHHSSGVCDDKSCCHS'),
    strip('DDSSKHMCCVDDSSGHHCCKDDRSSHHGCCVDSKHRDDCS'),
    strip('SSHHCCGDDKMSSCCHVDDRSSKKHHCCGDDSVHCRSSDH'),
    strip('HHDDSSCCVKHHDDGSSCCKKRHDDSSGCCVHHDSR'),
  ],
};
