import { Container, Graphics, Sprite } from 'pixi.js';
import type { Machine } from './machine.ts';
import type { Cell } from './reel-plan.ts';
import { type Box, cellAt } from './slot-layout.ts';
import type { DrawnLine } from './win-reading.ts';

/** Marks of wins over the glass: the winning symbols stand out, the others step back. */
export class WinMarks {
  readonly #machine: Machine;
  readonly #line = new Graphics();
  readonly #lifted = new Container();
  #shown: { cells: readonly Cell[]; drawn: DrawnLine | null; isLit: boolean } | null = null;

  constructor(machine: Machine) {
    this.#machine = machine;
    machine.wins.addChild(this.#line, this.#lifted);
  }

  /** Lifted copies of the winning symbols, for a timeline to move. */
  get symbols(): readonly Sprite[] {
    return this.#lifted.children as Sprite[];
  }

  /** @param isLit false for a returned stake: an outline and nothing else */
  mark(cells: readonly Cell[], drawn: DrawnLine | null, isLit: boolean): void {
    this.clear();
    this.#shown = { cells, drawn, isLit };
    const { layout, reels, rows, skin, covered } = this.#machine;
    const ink = this.#inkOf(drawn);
    for (let reel = 0; reel < reels.length; reel += 1) {
      for (let row = 0; row < rows; row += 1) {
        const isWinning = cells.some((cell) => cell.reel === reel && cell.row === row);
        // With nothing to point at, as after a feature, no symbol steps back.
        if (isLit && cells.length > 0) reels[reel]?.shade(row, isWinning ? 0 : skin.shade);
        if (!isWinning) continue;
        const { x, y } = cellAt(layout, reel, row);
        if (!covered.has(reel)) this.#outline({ x, y, ...layout.cell }, ink, isLit);
        if (isLit) this.#lift(reel, row);
      }
      // What stands over a whole reel is one thing: no edges of cells run through it.
      if (covered.has(reel) && cells.some((cell) => cell.reel === reel))
        this.#outline(
          { ...cellAt(layout, reel, 0), ...layout.cell, height: layout.reels.height },
          ink,
          isLit,
        );
    }
    if (drawn) this.#drawLine(drawn, ink, isLit);
  }

  /** The same marks where the cells stand now, after a resize. */
  redraw(): void {
    if (this.#shown) this.mark(this.#shown.cells, this.#shown.drawn, this.#shown.isLit);
  }

  clear(): void {
    this.#shown = null;
    this.#line.clear();
    for (const copy of this.#lifted.removeChildren()) copy.destroy();
    for (const reel of this.#machine.reels) reel.clearShades();
  }

  #inkOf(drawn: DrawnLine | null): string {
    const { lineInks } = this.#machine.skin;
    return lineInks[drawn ? drawn.line % lineInks.length : 0] as string;
  }

  #outline({ x, y, width, height }: Box, color: string, isLit: boolean): void {
    this.#line
      .rect(x + 2, y + 2, width - 4, height - 4)
      .fill({ color, alpha: isLit ? 0.12 : 0.04 })
      .stroke({ width: isLit ? 2 : 1, color, alpha: isLit ? 0.95 : 0.6 });
  }

  #lift(reel: number, row: number): void {
    const { layout, art, reels } = this.#machine;
    const symbol = reels[reel]?.symbolAt(row);
    if (symbol === undefined || this.#machine.covered.has(reel)) return;
    const { x, y } = cellAt(layout, reel, row);
    const copy = new Sprite(art.textureOf(symbol, false));
    copy.anchor.set(0.5);
    copy.position.set(x + layout.cell.width / 2, y + layout.cell.height / 2);
    this.#lifted.addChild(copy);
  }

  #drawLine({ rows }: DrawnLine, ink: string, isLit: boolean): void {
    const { layout } = this.#machine;
    const points = rows.map((row, reel) => {
      const { x, y } = cellAt(layout, reel, row);
      return { x: x + layout.cell.width / 2, y: y + layout.cell.height / 2 };
    });
    for (const [width, color, alpha] of [
      [6, '#0E0B14', 0.55],
      [isLit ? 3 : 1.5, ink, isLit ? 0.95 : 0.5],
    ] as const) {
      points.forEach(({ x, y }, index) => {
        if (index === 0) this.#line.moveTo(x, y);
        else this.#line.lineTo(x, y);
      });
      this.#line.stroke({ width, color, alpha, join: 'round', cap: 'round' });
    }
  }
}
