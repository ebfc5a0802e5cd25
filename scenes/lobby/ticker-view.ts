import { gsap } from 'gsap';
import { Container, Sprite } from 'pixi.js';
import { TICKER_CONTROL_WIDTH } from '../ornaments/measures.ts';
import { drawLettering, type Lettering, measureLettering } from '../parts/lettering.ts';
import { playOn } from '../parts/motion.ts';
import type { Sheet } from '../parts/sheet.ts';
import { SlotPages } from '../parts/slot-pages.ts';
import { discard, emptyContainer, spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import type { WinnerContent } from './content.ts';
import type { Box } from './layout.ts';
import { artKey } from './lobby-art.ts';

const CUP_PATH =
  'M5 2.5h8v4.2a4 4 0 0 1-8 0zM5 4H2.4c0 2.6 1 4 2.9 4.2M13 4h2.6c0 2.6-1 4-2.9 4.2M9 10.8v2.6M6 15.5h6M7 13.4h4';
const STEP_SECONDS = 0.26;
const STEP_PX = 10;

/** The strip with one winner at a time; a line is painted once and then only moves. */
export class TickerView extends Container {
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  #pages: SlotPages | null = null;
  #box: Box | null = null;
  #line: Sprite | null = null;
  /** The change of lines that is going on, and the line that it takes away. */
  #step: { readonly act: gsap.core.Timeline; readonly last: Sprite } | null = null;
  #key = '';

  constructor(context: SceneContext, root: gsap.core.Timeline) {
    super();
    this.#context = context;
    this.#root = root;
  }

  apply(box: Box | null, sheet: Sheet, winner: WinnerContent | null): void {
    this.#endStep();
    emptyContainer(this);
    this.#pages?.destroy();
    this.#pages = null;
    this.#line = null;
    this.#key = '';
    this.#box = box;
    if (!box) return;
    this.#pages = new SlotPages({
      width: box.width,
      height: box.height,
      resolution: this.#context.resolution,
      pageSize: Math.max(512, Math.ceil(box.width * this.#context.resolution) + 4),
      mostPages: 1,
    });
    const line = sheet.find(artKey.pixel('stripLine'));
    this.addChild(
      spriteAt(sheet.find(artKey.pixel('strip')), box),
      spriteAt(line, { ...box, height: 1 }),
      spriteAt(line, { ...box, y: box.y + box.height - 1, height: 1 }),
    );
    this.show(winner, false);
  }

  /** @param isMoving false swaps the line at once */
  show(winner: WinnerContent | null, isMoving: boolean): void {
    const box = this.#box;
    const pages = this.#pages;
    if (!box || !pages || !winner) return;
    const key = `${winner.key}:${winner.note}`;
    if (key === this.#key) return;
    if (this.#key) pages.hold(this.#key, false);
    this.#key = key;
    let slot = pages.find(key);
    if (!slot) {
      slot = pages.claim(key);
      slot?.paint((canvas) => this.#paintLine(canvas, winner, box));
      pages.upload();
    }
    pages.hold(key, true);
    if (!slot) return;
    // A slow machine may still be at the last change: two on one line would outlive it.
    this.#endStep();
    const last = this.#line;
    const line = new Sprite(slot.texture);
    line.position.set(box.x, box.y);
    this.addChild(line);
    this.#line = line;
    if (!last) return;
    if (!isMoving) {
      discard(last);
      return;
    }
    const rise = this.#context.motion.isReduced ? 0 : STEP_PX;
    const act = gsap.timeline({ onComplete: () => this.#endStep() });
    act
      .to(last, { alpha: 0, y: box.y - rise, duration: STEP_SECONDS, ease: 'power2.in' })
      .fromTo(
        line,
        { alpha: 0, y: box.y + rise },
        { alpha: 1, y: box.y, duration: STEP_SECONDS, ease: 'power2.out' },
        STEP_SECONDS * 0.5,
      );
    this.#step = { act, last };
    playOn(this.#root, act);
  }

  #endStep(): void {
    if (!this.#step) return;
    const { act, last } = this.#step;
    this.#step = null;
    act.kill();
    discard(last);
    if (this.#line && this.#box) {
      this.#line.alpha = 1;
      this.#line.y = this.#box.y;
    }
  }

  free(): void {
    this.#endStep();
    emptyContainer(this);
    this.#pages?.destroy();
    this.#pages = null;
  }

  #paintLine(canvas: CanvasRenderingContext2D, winner: WinnerContent, box: Box): void {
    const { fonts, theme } = this.#context;
    canvas.save();
    canvas.translate(12, (box.height - 18) / 2);
    canvas.strokeStyle = theme.brass;
    canvas.lineWidth = 1.4;
    canvas.lineCap = 'round';
    canvas.stroke(new Path2D(CUP_PATH));
    canvas.restore();
    const base = { y: 0, lineHeight: box.height, sizePx: 13, family: fonts.text, weight: 500 };
    let x = 39;
    const write = (part: Partial<Lettering> & { text: string; fill: string }) => {
      const lettering: Lettering = { ...base, x, ...part };
      drawLettering(canvas, lettering);
      x += measureLettering(canvas, lettering);
    };
    for (const part of winner.sentence.split(/(\{name\}|\{tier\})/)) {
      if (part === '{name}') write({ text: winner.name, fill: theme.text, weight: 700 });
      else if (part === '{tier}')
        write({
          text: winner.tierName,
          fill: winner.tier ? theme[`${winner.tier}Text`] : theme.text,
          weight: 700,
        });
      else write({ text: part, fill: theme.text2 });
    }
    x += 8;
    write({ text: winner.amount, fill: theme.brassLight, family: fonts.figures, sizePx: 18, weight: 400 });
    const note: Lettering = {
      ...base,
      text: winner.note,
      sizePx: 12,
      x: box.width - TICKER_CONTROL_WIDTH,
      align: 'right',
      fill: theme.faint,
    };
    // The amount is never cut for the note's sake.
    drawLettering(canvas, shorten(canvas, note, box.width - TICKER_CONTROL_WIDTH - x - 9));
  }
}

/** The line with as many letters as fit, and an ellipsis when some do not. */
function shorten(canvas: CanvasRenderingContext2D, lettering: Lettering, width: number): Lettering {
  if (measureLettering(canvas, lettering) <= width) return lettering;
  for (let length = lettering.text.length - 1; length > 0; length -= 1) {
    const short = { ...lettering, text: `${lettering.text.slice(0, length).trimEnd()}…` };
    if (measureLettering(canvas, short) <= width) return short;
  }
  return { ...lettering, text: '' };
}
