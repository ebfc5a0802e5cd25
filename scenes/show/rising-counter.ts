import { gsap } from 'gsap';
import { Container, Sprite, type Texture } from 'pixi.js';
import { type Cents, NO_CENTS } from '../../contract/money.ts';
import type { Box } from '../lobby/layout.ts';
import type { Sheet } from '../parts/sheet.ts';
import { amountAt, planRise } from './rising-amount.ts';
import { type StruckFace, struckLetter, struckWidth } from './struck-letter.ts';

const DIGITS = '0123456789';
const isDigit = (figure: string) => DIGITS.includes(figure);
/** Room between figures, as a share of their size: edges need it. */
const SPACING = 0.02;

/** An amount in the middle of a box that only ever rises, and ends on the last one given. */
export class RisingCounter extends Container {
  readonly #edges = this.addChild(new Container<Sprite>());
  readonly #metals = this.addChild(new Container<Sprite>());
  readonly #sheet: Sheet;
  readonly #face: StruckFace;
  readonly #box: Box;
  readonly #format: (amount: Cents) => string;
  readonly #digitWidth: number;
  #tween: gsap.core.Tween | null = null;
  #shown: Cents = NO_CENTS;
  #text = '';

  /** @param format how the market writes an amount */
  constructor(sheet: Sheet, face: StruckFace, box: Box, format: (amount: Cents) => string) {
    super();
    this.#sheet = sheet;
    this.#face = face;
    this.#box = box;
    this.#format = format;
    // All digits take the widest one's room, or the line would tremble while it counts.
    this.#digitWidth = Math.max(...[...DIGITS].map((digit) => struckWidth(face, digit)));
    this.position.set(box.x + box.width / 2, box.y + box.height / 2);
    for (const figure of DIGITS + format(NO_CENTS)) struckLetter(sheet, face, figure);
    this.#write();
    sheet.upload();
  }

  get shown(): Cents {
    return this.#shown;
  }

  /** What the figures take when `amount` is shown, in the scene's pixels. */
  boxOf(amount: Cents): Box {
    const line = this.#widthOf(this.#format(amount));
    const width = Math.min(line, this.#box.width);
    const height = this.#box.height;
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  }

  /**
   * Rises on `run` from what is shown, instead of any rise before it.
   * @param onRise with each new amount, and its share of the whole, 0 to 1
   */
  riseTo(
    run: gsap.core.Timeline,
    amount: Cents,
    { seconds, at = run.time() }: { readonly seconds: number; readonly at?: number },
    onRise: (shown: Cents, share: number) => void = () => {},
  ): void {
    this.#tween?.kill();
    const rise = planRise(this.#shown, amount, seconds);
    const state = { elapsed: 0 };
    const report = (shown: Cents) => {
      this.#show(shown);
      onRise(this.#shown, rise.to === 0 ? 1 : this.#shown / rise.to);
    };
    this.#tween = gsap.to(state, {
      elapsed: seconds,
      duration: seconds,
      ease: 'none',
      onUpdate: () => report(amountAt(rise, state.elapsed)),
      // The sum of many frames need not be the whole to the last bit.
      onComplete: () => report(rise.to),
    });
    run.add(this.#tween, at);
  }

  /** Ends any rise at once; a smaller amount than is shown changes nothing. */
  finishOn(amount: Cents): void {
    this.#tween?.kill();
    this.#tween = null;
    this.#show(amount);
  }

  /** A timeline that is sought backward, or a late frame of an old rise, changes nothing. */
  #show(amount: Cents): void {
    if (amount <= this.#shown) return;
    this.#shown = amount;
    this.#write();
  }

  #widthOf(text: string): number {
    return [...text].reduce((sum, figure) => sum + this.#advance(figure), 0);
  }

  #advance(figure: string): number {
    const own = isDigit(figure) ? this.#digitWidth : struckWidth(this.#face, figure);
    return own + this.#face.sizePx * SPACING;
  }

  #write(): void {
    const text = this.#format(this.#shown);
    if (text === this.#text) return;
    this.#text = text;
    const figures = [...text];
    for (const layer of [this.#edges, this.#metals]) {
      while (layer.children.length > figures.length) layer.children.at(-1)?.destroy();
    }
    const width = this.#widthOf(text);
    let x = -width / 2;
    for (const [index, figure] of figures.entries()) {
      const { edge, metal } = struckLetter(this.#sheet, this.#face, figure);
      const advance = this.#advance(figure);
      placeFigure(this.#edges, index, edge, x + advance / 2);
      placeFigure(this.#metals, index, metal, x + advance / 2);
      x += advance;
    }
    const fit = Math.min(1, this.#box.width / width);
    this.scale.set(fit);
    this.#sheet.upload();
  }
}

function placeFigure(layer: Container<Sprite>, index: number, texture: Texture, x: number): void {
  const sprite = layer.children[index] ?? layer.addChild(new Sprite());
  sprite.anchor.set(0.5);
  sprite.texture = texture;
  sprite.x = x;
}
