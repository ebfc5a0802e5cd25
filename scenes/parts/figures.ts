import { Container, Sprite, type Texture } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { drawLettering, type Lettering, measureLettering, readRuler } from './lettering.ts';
import type { Sheet } from './sheet.ts';

export interface FigureStyle {
  readonly family: string;
  readonly sizePx: number;
  readonly fill: Lettering['fill'];
  readonly lineHeight: number;
}

/** Texture of one figure; painted on first use, so that any amount of any market can be shown. */
export function figureTexture(sheet: Sheet, style: FigureStyle, text: string): Texture {
  const key = `figure:${style.sizePx}:${style.fill}:${style.lineHeight}:${text}`;
  const known = sheet.find(key);
  if (known) return known;
  const lettering = { ...style, text, weight: 400, x: 0, y: 0 };
  const width = Math.max(1, Math.ceil(measureLettering(readRuler(), lettering)));
  return sheet.add(key, width, style.lineHeight, (context) => drawLettering(context, lettering));
}

/** A line of figures in the middle of a box. A new text changes textures, never uploads a line. */
export class FigureLine extends Container {
  readonly #sheet: Sheet;
  readonly #style: FigureStyle;
  readonly #box: Box;
  readonly #resolution: number;
  readonly #advances = new Map<string, number>();
  #text = '';

  constructor(sheet: Sheet, style: FigureStyle, box: Box, resolution: number) {
    super();
    this.#sheet = sheet;
    this.#style = style;
    this.#box = box;
    this.#resolution = resolution;
  }

  /** Width of a figure in a line, which is less than its texture's whole pixels. */
  #advance(figure: string): number {
    let advance = this.#advances.get(figure);
    if (advance === undefined) {
      advance = measureLettering(readRuler(), { ...this.#style, text: figure, weight: 400, x: 0, y: 0 });
      this.#advances.set(figure, advance);
    }
    return advance;
  }

  set text(text: string) {
    if (text === this.#text) return;
    this.#text = text;
    const textures = [...text].map((figure) => figureTexture(this.#sheet, this.#style, figure));
    while (this.children.length > textures.length) {
      this.children.at(-1)?.destroy();
    }
    const figures = [...text];
    const width = figures.reduce((sum, figure) => sum + this.#advance(figure), 0);
    const snap = (value: number) => Math.round(value * this.#resolution) / this.#resolution;
    let x = this.#box.x + (this.#box.width - width) / 2;
    for (const [index, texture] of textures.entries()) {
      let sprite = this.children[index] as Sprite | undefined;
      if (!sprite) {
        sprite = new Sprite(texture);
        this.addChild(sprite);
      }
      sprite.texture = texture;
      sprite.position.set(snap(x), this.#box.y);
      x += this.#advance(figures[index] ?? '');
    }
    this.#sheet.upload();
  }
}
