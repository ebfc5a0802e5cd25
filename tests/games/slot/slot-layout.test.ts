import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/game-list.ts';
import type { MachineSkin } from '../../../games/slot/machine-skin.ts';
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

const isSkin = (value: unknown): value is MachineSkin =>
  typeof value === 'object' && value !== null && 'layOut' in value;

/** The skin of every slot that stands in a machine of its own. */
const MACHINES = await Promise.all(
  GAMES.filter(({ kind }) => kind === 'slot').map(async ({ slug, listing }) => {
    const file: Record<string, unknown> = await import(`../../../games/${slug}/skin.ts`);
    const skin = Object.values(file).find(isSkin);
    if (!skin) throw new Error(`${slug} has no skin`);
    return [listing.name, skin] as const;
  }),
);
const CASES = MACHINES.flatMap(([name, skin]) =>
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
    // Six reels of a small phone leave 41 px for each.
    const least = layout.columns > 5 ? 41 : 48;
    expect(Math.min(layout.cell.width, layout.cell.height)).toBeGreaterThanOrEqual(least);
  });
});
