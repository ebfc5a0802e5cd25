import { describe, expect, it } from 'vitest';
import { RUSH_SKIN } from '../../../games/gold-rush-express/skin.ts';
import { ORCHARD_SKIN } from '../../../games/golden-orchard/skin.ts';
import { JADE_SKIN } from '../../../games/jade-tiger/skin.ts';
import { MASQUE_SKIN } from '../../../games/midnight-masque/skin.ts';
import { ROYAL_SKIN } from '../../../games/royal-sevens/skin.ts';
import { cellAt } from '../../../games/slot/slot-layout.ts';

/** The picture's box, console taken off, from a small phone to a large screen. */
const SIZES: readonly [number, number][] = [
  [320, 400],
  [360, 560],
  [412, 740],
  [719, 320],
  [820, 900],
  [1280, 600],
  [1920, 860],
];

const MACHINES = {
  'Royal Sevens': ROYAL_SKIN,
  'Golden Orchard': ORCHARD_SKIN,
  'Jade Tiger': JADE_SKIN,
  'Gold Rush Express': RUSH_SKIN,
  'Midnight Masque': MASQUE_SKIN,
};
const CASES = Object.entries(MACHINES).flatMap(([name, skin]) =>
  SIZES.map(([width, height]) => [name, width, height, skin] as const),
);

describe.each(CASES)('machine of %s on %i × %i', (_, width, height, skin) => {
  const layout = skin.layOut(width, height);

  it('machine stays inside the canvas', () => {
    for (const box of [layout.frame, layout.reels, layout.board, ...(layout.sign ? [layout.sign] : [])]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  it('nothing overlaps the reels', () => {
    expect(layout.board.y).toBeGreaterThanOrEqual(layout.frame.y + layout.frame.height);
    if (layout.sign) expect(layout.sign.y + layout.sign.height).toBeLessThanOrEqual(layout.frame.y);
  });

  it('window shows all columns and rows', () => {
    const last = cellAt(layout, layout.columns - 1, layout.rows - 1);
    expect(last.x + layout.cell.width).toBe(layout.reels.x + layout.reels.width);
    expect(last.y + layout.cell.height).toBe(layout.reels.y + layout.reels.height);
  });

  it('symbols are large enough to be told apart', () => {
    expect(Math.min(layout.cell.width, layout.cell.height)).toBeGreaterThanOrEqual(48);
  });
});
