import { type Container, Graphics } from 'pixi.js';
import { TEN_LINES } from '../../../../maths/slot/ten-lines.ts';
import { linear, type Motion } from '../../kit/motion.ts';
import type { TideWin } from '../tide-events.ts';
import type { ReelView } from './reel-view.ts';
import { CELL, cellAt } from './tide-layout.ts';

const COLOURS = [
  0xffd76b, 0x6ff5e2, 0xff8fb5, 0x8df0ba, 0xa9d2ff, 0xffb38a, 0xdcb6ff, 0xfff6d2, 0x9fe0ff, 0xffe09a,
];
const SHOW_MS = 1_100;
const FAINT = 0.32;

type Board = readonly (readonly string[])[];

/** The cells of a win: those of its line from the left, or every moon. */
function cellsOf({ line, symbol, count }: TideWin, board: Board): (readonly [reel: number, row: number])[] {
  const rows = TEN_LINES[line];
  if (rows) return rows.slice(0, count).map((row, reel) => [reel, row]);
  return board.flatMap((column, reel) =>
    column.flatMap((name, row) => (name === symbol ? [[reel, row] as const] : [])),
  );
}

/** Lights the cells of all wins and draws their lines; everything else steps back. */
export async function showWins(
  wins: readonly TideWin[],
  board: Board,
  {
    reels,
    over,
    motion,
  }: { readonly reels: readonly ReelView[]; readonly over: Container; readonly motion: Motion },
): Promise<void> {
  const marks = new Graphics();
  const lit = new Set<string>();
  for (const win of wins) {
    const cells = cellsOf(win, board);
    const colour = COLOURS[Math.max(win.line, 0) % COLOURS.length] ?? 0xffd76b;
    for (const [reel, row] of cells) {
      lit.add(`${reel}:${row}`);
      const { x, y } = cellAt(reel, row);
      marks.roundRect(x - CELL / 2 + 7, y - CELL / 2 + 7, CELL - 14, CELL - 14, 12);
      marks.stroke({ color: colour, width: 5 });
    }
    if (win.line < 0) continue;
    cells.forEach(([reel, row], at) => {
      const { x, y } = cellAt(reel, row);
      if (at === 0) marks.moveTo(x, y);
      else marks.lineTo(x, y);
    });
    marks.stroke({ color: colour, width: 6, alpha: 0.55 });
  }
  const sprites = reels.flatMap((reel, at) =>
    reel.sprites.map((sprite, row) => ({ sprite, isLit: lit.has(`${at}:${row}`), scale: sprite.scale.x })),
  );
  over.addChild(marks);
  await motion.run(
    SHOW_MS,
    (share) => {
      const beat = 1 + 0.09 * Math.abs(Math.sin(share * Math.PI * 2));
      for (const { sprite, isLit, scale } of sprites) {
        sprite.alpha = isLit ? 1 : FAINT;
        if (isLit) sprite.scale.set(scale * beat);
      }
      marks.alpha = Math.min(1, share * 5);
    },
    linear,
  );
  if (motion.isReduced) await motion.wait(SHOW_MS / 2);
  for (const { sprite, scale } of sprites) {
    sprite.alpha = 1;
    sprite.scale.set(scale);
  }
  marks.destroy();
}
