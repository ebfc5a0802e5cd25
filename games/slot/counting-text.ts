import {
  CanvasTextMetrics,
  Container,
  fontStringFromTextStyle,
  Rectangle,
  Sprite,
  type StrokeStyle,
  type Text,
  Texture,
} from 'pixi.js';
import { readRuler } from '../../scenes/parts/lettering.ts';
import { bake } from '../engine/bake.ts';

const FIGURES = '0123456789';
/** Around a letter: some reach over their own width. */
const PAD = 3;

/**
 * A text that can count. While it does, its letters are pictures that were painted once: Pixi paints a whole text anew
 * for each change, which took longer than all else in a frame. What it says at rest is Pixi's own.
 */
export class CountingText extends Container {
  readonly #text: Text;
  readonly #line = new Container<Sprite>();
  readonly #letters = new Map<string, Texture>();
  readonly #advances = new Map<string, number>();
  #sheet: Texture | null = null;
  #look = '';
  #width = 0;

  /** @param text of one line, anchored in its middle, of one colour */
  constructor(text: Text) {
    super();
    this.#text = text;
    this.#line.visible = false;
    this.addChild(text, this.#line);
  }

  say(words: string): void {
    this.#line.visible = false;
    // Pixi would paint a picture of nothing.
    this.#text.visible = words !== '';
    if (words) this.#text.text = words;
  }

  /** Paints the letters of a count before it begins. @param words a step of it */
  prepare(words: string): void {
    const { style, resolution } = this.#text;
    const look = `${fontStringFromTextStyle(style)} ${style.fill} ${resolution}`;
    const letters = [...words];
    if (look !== this.#look || letters.some((letter) => !this.#letters.has(letter))) this.#paint(letters);
    this.#look = look;
  }

  /** Shows one step of a count-up. */
  count(words: string): void {
    this.prepare(words);
    this.#line.visible = true;
    this.#text.visible = false;
    const { resolution } = this.#text;
    const letters = [...words];
    const edge = this.#stroke.width ?? 0;
    const advances = letters.map((letter, index) => this.#advance(letter, letters[index + 1] ?? ''));
    this.#width = advances.reduce((sum, advance) => sum + advance, edge);
    let x = edge / 2 - Math.ceil(this.#width) / 2;
    while (this.#line.children.length > letters.length) this.#line.children.at(-1)?.destroy();
    letters.forEach((letter, index) => {
      const sprite = this.#line.children[index] ?? this.#line.addChild(new Sprite());
      sprite.texture = this.#letters.get(letter) ?? Texture.EMPTY;
      // Between two pixels a letter would be blurred.
      sprite.position.set(Math.round((x - PAD - edge) * resolution) / resolution, -sprite.height / 2);
      x += advances[index] ?? 0;
    });
  }

  /** As large as it is, or smaller to be no wider than `room`. */
  fit(room: number): void {
    const width = this.#line.visible ? this.#width : this.#text.width;
    this.scale.set(Math.min(1, room / Math.max(1, width)));
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    super.destroy(options);
    this.#free();
  }

  get #stroke(): StrokeStyle {
    return (this.#text.style.stroke ?? {}) as StrokeStyle;
  }

  #free(): void {
    for (const texture of this.#letters.values()) texture.destroy();
    this.#letters.clear();
    this.#advances.clear();
    this.#sheet?.destroy(true);
    this.#sheet = null;
  }

  /** How far the next letter stands: fonts move some pairs together. */
  #advance(letter: string, next: string): number {
    const pair = letter + next;
    let advance = this.#advances.get(pair);
    if (advance === undefined) {
      const ruler = readRuler();
      ruler.font = fontStringFromTextStyle(this.#text.style);
      advance = ruler.measureText(pair).width - ruler.measureText(next).width;
      this.#advances.set(pair, advance);
    }
    return advance;
  }

  #paint(letters: readonly string[]): void {
    this.#free();
    const { style, resolution } = this.#text;
    const { width: edge = 0, color = '', join = 'miter' } = this.#stroke;
    const { height, fontProperties } = CanvasTextMetrics.measureText(FIGURES, style);
    const reach = PAD + edge;
    const tall = Math.ceil(height) + 2 * style.padding;
    let wide = 0;
    const cells = [...new Set([...FIGURES, ...letters])].map((letter) => {
      const cell = { letter, x: wide, width: Math.ceil(this.#advance(letter, '')) + 2 * reach };
      wide += cell.width;
      return cell;
    });
    const sheet = bake(wide, tall, resolution, (pen) => {
      pen.font = fontStringFromTextStyle(style);
      pen.fillStyle = style.fill as string;
      pen.strokeStyle = color as string;
      pen.lineWidth = edge;
      pen.lineJoin = join;
      const foot = style.padding + edge / 2 + fontProperties.ascent;
      for (const { letter, x } of cells) {
        if (edge > 0) pen.strokeText(letter, x + reach, foot);
        pen.fillText(letter, x + reach, foot);
      }
    });
    this.#sheet = sheet;
    for (const { letter, x, width } of cells)
      this.#letters.set(
        letter,
        new Texture({ source: sheet.source, frame: new Rectangle(x, 0, width, tall) }),
      );
  }
}
