import { Container } from 'pixi.js';
import { endCardPlate, withBleed } from '../ornaments/end-card.ts';
import { TITLE_FONT_PX } from '../ornaments/measures.ts';
import { drawLettering, type Lettering, measureLettering } from '../parts/lettering.ts';
import type { Sheet } from '../parts/sheet.ts';
import { type PageSlot, SlotPages } from '../parts/slot-pages.ts';
import { discard, emptyContainer, spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import type { LobbyContent, RailContent } from './content.ts';
import type { Box, LobbyLayout, RailLayout, Range } from './layout.ts';
import { artKey } from './lobby-art.ts';

/** Widest title that is not made smaller. */
const TITLE_WIDTH = 300;
const CHEVRON = 'M1.5 1.5 6 6l-4.5 4.5';
const GAP = 12;

interface Head {
  readonly title: PageSlot;
  readonly titleWidth: number;
  readonly all: PageSlot;
  readonly allWidth: number;
}

/** Section heads: title, two hairlines, and the way to all of them; the card at the end of a short rail too. */
export class RailHeads extends Container {
  readonly #context: SceneContext;
  readonly #heads = new Map<string, Head>();
  readonly #shown = new Map<string, Container>();
  #pages: SlotPages | null = null;
  #layout: LobbyLayout | null = null;
  #content: LobbyContent | null = null;
  #sheet: Sheet | null = null;

  constructor(context: SceneContext) {
    super();
    this.#context = context;
  }

  apply(layout: LobbyLayout, content: LobbyContent, sheet: Sheet): void {
    this.free();
    this.#layout = layout;
    this.#content = content;
    this.#sheet = sheet;
    const { resolution } = this.#context;
    this.#pages = new SlotPages({
      width: TITLE_WIDTH,
      height: layout.rails[0]?.head.height ?? 28,
      resolution,
      pageSize: Math.round(Math.min(2048, 620 * resolution)),
      // A title and a link each.
      mostSlots: 2 * layout.rails.length,
      mostPages: 2,
    });
  }

  showRange(range: Range): void {
    const layout = this.#layout;
    if (!layout) return;
    const wanted = new Set<string>();
    for (let index = range.first; index < range.end; index += 1) {
      const rail = layout.rails[index];
      const content = this.#content?.rails[index];
      if (!rail || !content) continue;
      wanted.add(rail.key);
      if (!this.#shown.has(rail.key)) this.#show(rail, content);
    }
    for (const [key, head] of this.#shown) {
      if (wanted.has(key)) continue;
      this.#shown.delete(key);
      discard(head);
      this.#pages?.hold(`title:${key}`, false);
      this.#pages?.hold(`all:${key}`, false);
    }
    this.#pages?.upload();
  }

  free(): void {
    emptyContainer(this);
    this.#shown.clear();
    this.#heads.clear();
    this.#pages?.destroy();
    this.#pages = null;
  }

  #show(rail: RailLayout, content: RailContent): void {
    const head = this.#paint(rail.key, content, rail.head.height);
    const sheet = this.#sheet;
    if (!head || !sheet) return;
    const { x, y, width, height } = rail.head;
    const view = new Container();
    const at = (left: number): Box => ({ x: left, y, width: TITLE_WIDTH, height });
    const ruleX = Math.round(x + head.titleWidth + GAP);
    const ruleEnd = Math.round(x + width - head.allWidth - GAP);
    const rule = sheet.find(artKey.pixel('rule'));
    // On whole pixels: half of one would halve its light.
    const ruleTop = y + Math.round(height / 2) - 4;
    if (ruleEnd > ruleX) {
      view.addChild(
        spriteAt(rule, { x: ruleX, y: ruleTop, width: ruleEnd - ruleX, height: 1 }),
        spriteAt(rule, { x: ruleX, y: ruleTop + 6, width: ruleEnd - ruleX, height: 1 }),
      );
    }
    view.addChild(
      spriteAt(head.title.texture, at(x)),
      spriteAt(head.all.texture, at(x + width - TITLE_WIDTH)),
    );
    if (rail.endCard) {
      const { x, y } = rail.endCard;
      const plate = withBleed(endCardPlate(rail.endCard));
      view.addChild(
        spriteAt(sheet.find(artKey.endCard(rail.key)), rail.endCard),
        spriteAt(sheet.find(artKey.endPlate(rail.key)), { ...plate, x: x + plate.x, y: y + plate.y }),
      );
    }
    this.addChild(view);
    this.#shown.set(rail.key, view);
  }

  /** Title and link as textures; both keep their slots while they are on the canvas. */
  #paint(key: string, content: RailContent, lineHeight: number): Head | null {
    const pages = this.#pages;
    if (!pages) return null;
    const known = this.#heads.get(key);
    const isThere = pages.find(`title:${key}`) && pages.find(`all:${key}`);
    if (known && isThere) {
      pages.hold(`title:${key}`, true);
      pages.hold(`all:${key}`, true);
      return known;
    }
    const title = pages.claim(`title:${key}`);
    const all = pages.claim(`all:${key}`);
    if (!title || !all) return null;
    let titleWidth = 0;
    let allWidth = 0;
    title.paint((canvas) => {
      titleWidth = this.#paintTitle(canvas, content.title, lineHeight);
    });
    all.paint((canvas) => {
      allWidth = this.#paintAll(canvas, content, lineHeight);
    });
    const head = { title, titleWidth, all, allWidth };
    this.#heads.set(key, head);
    return head;
  }

  #paintTitle(canvas: CanvasRenderingContext2D, text: string, lineHeight: number): number {
    const lettering: Lettering = {
      text,
      weight: 400,
      family: this.#context.fonts.display,
      sizePx: TITLE_FONT_PX,
      letterSpacingPx: TITLE_FONT_PX * 0.02,
      x: 0,
      y: 0,
      lineHeight,
      fill: this.#context.paint.letterRamp,
    };
    const width = measureLettering(canvas, lettering);
    const share = Math.min(1, TITLE_WIDTH / width);
    drawLettering(canvas, { ...lettering, sizePx: TITLE_FONT_PX * share });
    return width * share;
  }

  /** Right-aligned in its box: word, count, chevron. */
  #paintAll(canvas: CanvasRenderingContext2D, content: RailContent, lineHeight: number): number {
    const { fonts, theme } = this.#context;
    canvas.save();
    canvas.translate(TITLE_WIDTH - 8, lineHeight / 2 - 6);
    canvas.strokeStyle = theme.brass;
    canvas.lineWidth = 1.6;
    canvas.stroke(new Path2D(CHEVRON));
    canvas.restore();
    const shared = { y: 0, lineHeight, align: 'right', fill: theme.text } as const;
    const count: Lettering = {
      ...shared,
      text: content.allCount,
      weight: 400,
      family: fonts.figures,
      sizePx: 17,
      x: TITLE_WIDTH - 14,
    };
    drawLettering(canvas, count);
    const countWidth = measureLettering(canvas, count);
    const word: Lettering = {
      ...shared,
      text: content.allWord,
      weight: 500,
      family: fonts.text,
      sizePx: 14,
      x: TITLE_WIDTH - 14 - countWidth - 5,
    };
    drawLettering(canvas, word);
    return 14 + countWidth + 5 + measureLettering(canvas, word);
  }
}
