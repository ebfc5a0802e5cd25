import type { gsap } from 'gsap';
import { Container, Sprite } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import type { Sheet } from '../parts/sheet.ts';
import { type StruckFace, struckLetter, struckWidth } from './struck-letter.ts';
import { breakTitle, LINE_EMS } from './title-lines.ts';

const LAND_SECONDS = 0.34;
const STAGGER = 0.065;
/** However long the text is, the last letter begins no later. */
const LONGEST_STAGGER = 0.7;
const FALL_SCALE = 2.1;
const SQUASH_SECONDS = 0.16;
/** Measured at this size and scaled: widths of letters grow with their size. */
const MEASURED_PX = 100;

/** Text that is as large as its box allows; its letters can land one after another. */
export class LandingLettering extends Container {
  /** Each letter's edge and metal, which move as one. */
  readonly #letters: (readonly [Sprite, Sprite])[] = [];
  readonly #edges = this.addChild(new Container());
  readonly #metals = this.addChild(new Container());
  readonly #lines: Box[] = [];

  constructor(sheet: Sheet, face: StruckFace, words: string, box: Box) {
    super();
    const measured = { ...face, sizePx: MEASURED_PX };
    const room = { width: box.width, height: box.height, largestPx: face.sizePx };
    const { lines, sizePx } = breakTitle(words, room, (text) => struckWidth(measured, text) / MEASURED_PX);
    const set = { ...face, sizePx: Math.max(1, Math.floor(sizePx)) };
    const lineHeight = set.sizePx * LINE_EMS;
    const top = box.y + (box.height - lineHeight * lines.length) / 2;
    for (const [index, line] of lines.entries()) {
      this.#setLine(sheet, set, line, { ...box, y: top + index * lineHeight, height: lineHeight });
    }
    sheet.upload();
  }

  /** Boxes of its lines, edges included: nothing may cover them. */
  get lineBoxes(): readonly Box[] {
    return this.#lines;
  }

  /**
   * Lets the letters land on `run`, from `at` on. Not called where motion is reduced: they stand from the beginning.
   * @param onStruck when a letter stands, with the share of the text that does, to 1
   */
  land(run: gsap.core.Timeline, at: number, onStruck: (share: number) => void = () => {}): void {
    const stagger = Math.min(STAGGER, LONGEST_STAGGER / Math.max(1, this.#letters.length - 1));
    for (const [index, letter] of this.#letters.entries()) {
      const [{ y, height }] = letter;
      const scales = letter.map(({ scale }) => scale);
      const begin = at + index * stagger;
      const fall = { duration: LAND_SECONDS, ease: 'power3.in' };
      run.fromTo(letter, { y: y - height * 0.5 }, { y, ...fall }, begin);
      run.fromTo(letter, { alpha: 0 }, { alpha: 1, duration: LAND_SECONDS * 0.5 }, begin);
      run.fromTo(scales, { x: FALL_SCALE, y: FALL_SCALE }, { x: 1, y: 1, ...fall }, begin);
      const struck = begin + LAND_SECONDS;
      run.call(() => onStruck((index + 1) / this.#letters.length), undefined, struck);
      const squash = { x: 1.07, y: 0.9, duration: SQUASH_SECONDS / 2, ease: 'power2.out' };
      run.to(scales, { ...squash, yoyo: true, repeat: 1 }, struck);
    }
  }

  #setLine(sheet: Sheet, face: StruckFace, line: string, box: Box): void {
    const width = struckWidth(face, line);
    const left = box.x + (box.width - width) / 2;
    let before = '';
    for (const letter of line) {
      // From the words before it and with it: pairs of letters stand closer than each alone.
      const end = struckWidth(face, before + letter);
      const own = struckWidth(face, letter);
      before += letter;
      if (letter === ' ') continue;
      const { edge, metal } = struckLetter(sheet, face, letter);
      const pair = [
        this.#edges.addChild(new Sprite(edge)),
        this.#metals.addChild(new Sprite(metal)),
      ] as const;
      for (const sprite of pair) {
        sprite.anchor.set(0.5);
        sprite.position.set(left + end - own / 2, box.y + box.height / 2);
      }
      this.#letters.push(pair);
    }
    this.#lines.push({ x: left, y: box.y, width, height: box.height });
  }
}
