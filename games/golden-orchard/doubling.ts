import { Container, Graphics, Text, TextStyle } from 'pixi.js';
import { destroyTree } from '../engine/destroy-tree.ts';
import { FIGURES_FACE, type MachinePart } from '../slot/machine.ts';
import type { MomentStage, SlotMoment, SlotWin } from '../slot/page/slot-page.ts';
import { type Cell, cellsOfLine } from '../slot/reel-plan.ts';
import { cellAt, middleOf } from '../slot/slot-layout.ts';
import { warmText } from '../slot/warm-text.ts';

const POP_S = 0.2;
const FALL_S = 0.34;
/** When a tag lets go of its apple, counted from the line's beginning. */
const LET_GO_S = 0.26;

/** The golden apples' own movement: each apple of a win puts out a tag that falls like fruit onto the board. */
export class DoublingTags implements MachinePart, SlotMoment {
  readonly #stage: MomentStage;
  readonly #tags = new Container();
  #style = new TextStyle();

  constructor(stage: MomentStage) {
    this.#stage = stage;
    const { machine } = stage;
    machine.banners.addChild(this.#tags);
    machine.add(this);
  }

  resize(): void {
    // One style for all tags: Pixi paints a text of another style anew, alike or not.
    this.#style = new TextStyle({
      fontFamily: [...FIGURES_FACE],
      fontSize: this.#size * 0.86,
      fill: this.#stage.machine.skin.banner.text,
    });
    warmText(this.#makeFigure());
  }

  free(): void {
    this.calm();
  }

  /** Adds the tags of `win` to `run`, from `at` seconds on. */
  enliven(win: SlotWin, run: gsap.core.Timeline, at: number): void {
    if ((win.multiplier ?? 1) < 2) return;
    const { layout } = this.#stage.machine;
    const apples = this.#wildsOf(win);
    const goal = middleOf(layout.board);
    run.call(() => this.#stage.sound.play('bulb'), [], at);
    for (const { reel, row } of apples) {
      const { x, y } = cellAt(layout, reel, row);
      const tag = this.#makeTag();
      tag.position.set(x + layout.cell.width * 0.74, y + layout.cell.height * 0.26);
      tag.scale.set(0);
      this.#tags.addChild(tag);
      run.to(tag.scale, { x: 1, y: 1, duration: POP_S, ease: 'back.out(2.4)' }, at);
      run.to(tag, { x: goal.x, duration: FALL_S, ease: 'none' }, at + LET_GO_S);
      run.to(tag, { y: goal.y, duration: FALL_S, ease: 'power2.in' }, at + LET_GO_S);
      run.to(tag, { alpha: 0, duration: 0.06 }, at + LET_GO_S + FALL_S - 0.05);
    }
  }

  calm(): void {
    for (const tag of this.#tags.removeChildren()) destroyTree(tag);
  }

  #wildsOf({ line = 0, count }: SlotWin): Cell[] {
    const { slot, machine } = this.#stage;
    const { wins } = slot.spin;
    return cellsOfLine(wins.kind === 'lines' ? wins.lines : [], line, count).filter(({ reel, row }) => {
      const symbol = machine.reels[reel]?.symbolAt(row) ?? -1;
      return slot.symbols[symbol]?.role === 'wild';
    });
  }

  #makeTag(): Container {
    const disc = new Graphics()
      .circle(0, 0, this.#size * 0.62)
      .fill('#1E4A1E')
      .stroke({ width: 2.5, color: '#F2C75A' });
    const tag = new Container();
    tag.addChild(disc, this.#makeFigure());
    return tag;
  }

  #makeFigure(): Text {
    const text = new Text({ text: '×2', resolution: 2, style: this.#style });
    text.anchor.set(0.5);
    return text;
  }

  get #size(): number {
    return this.#stage.machine.layout.cell.height * 0.34;
  }
}
