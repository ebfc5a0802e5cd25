import { gsap } from 'gsap';
import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import { paintRays } from './brush.ts';
import { CountingText } from './counting-text.ts';
import { FIGURES_FACE, type Machine } from './machine.ts';
import type { MachineSkin } from './machine-skin.ts';
import { warmText } from './warm-text.ts';

export interface BannerMessages {
  readonly title: string;
  /** A smaller line under the title; an amount or a sentence. */
  readonly figure: string;
}

/** Size of the figure to that of the title. */
const FIGURE = 1.35;

/** A plaque over the reels for the few moments that deserve one. Freed when its timeline ends. */
export class Banner {
  readonly view = new Container();
  readonly rays: Sprite;
  readonly #figure: CountingText;
  readonly #texture: Texture;
  readonly #machine: Machine;
  readonly #room: number;

  constructor(machine: Machine, words: BannerMessages, rayColour: string) {
    this.#machine = machine;
    const { reels, cell } = machine.layout;
    const { banner: colours, displayFace } = machine.skin;
    const size = Math.min(reels.width, reels.height * 1.25);
    this.#texture = bake(size, size, 1, (pen) => {
      paintRays(pen, size / 2, size / 2, size / 2, 16, rayColour);
      pen.globalCompositeOperation = 'destination-in';
      const fade = pen.createRadialGradient(size / 2, size / 2, size * 0.1, size / 2, size / 2, size / 2);
      fade.addColorStop(0, '#000');
      fade.addColorStop(1, '#0000');
      pen.fillStyle = fade;
      pen.fillRect(0, 0, size, size);
    });
    this.rays = new Sprite(this.#texture);
    this.rays.anchor.set(0.5);
    const veil = new Graphics()
      .rect(reels.x, reels.y, reels.width, reels.height)
      .fill({ color: colours.veil, alpha: colours.veilStrength });
    const middle = { x: reels.x + reels.width / 2, y: reels.y + reels.height / 2 };
    this.#room = reels.width - 32;
    const titleSize = titleSizeOf(cell.height);
    const title = makeText(words.title, displayFace, titleSize, colours);
    this.#figure = new CountingText(makeText(words.figure, FIGURES_FACE, titleSize * FIGURE, colours));
    const stack = new Container();
    title.position.set(0, -titleSize * 0.75);
    this.#figure.position.set(0, titleSize * 0.65);
    title.scale.set(Math.min(1, this.#room / Math.max(1, title.width)));
    this.#figure.fit(this.#room);
    stack.addChild(title, this.#figure);
    for (const part of [this.rays, stack]) part.position.set(middle.x, middle.y);
    this.view.addChild(veil, this.rays, stack);
    this.view.alpha = 0;
    machine.banners.addChild(this.view);
  }

  /** @param isCounting a step of a count, and not what it ends with */
  sayFigure(figure: string, isCounting: boolean): void {
    if (isCounting) this.#figure.count(figure);
    else this.#figure.say(figure);
    this.#figure.fit(this.#room);
  }

  /** Fades in, holds, fades out; `during` adds what happens while it stands. */
  timeline(
    holdMs: number,
    prefersReducedMotion: boolean,
    during?: (run: gsap.core.Timeline) => void,
  ): gsap.core.Timeline {
    const run = gsap.timeline({ paused: true });
    run.to(this.view, { alpha: 1, duration: 0.22, ease: 'power1.out' }, 0);
    if (!prefersReducedMotion)
      run.to(this.rays, { rotation: 0.5, duration: holdMs / 1000 + 0.5, ease: 'none' }, 0);
    during?.(run);
    run.to(this.view, { alpha: 0, duration: 0.26, ease: 'power1.in' }, 0.22 + holdMs / 1000);
    return run;
  }

  free(): void {
    this.#machine.banners.removeChild(this.view);
    destroyTree(this.view);
    this.#texture.destroy(true);
  }
}

const titleSizeOf = (cellHeight: number) => Math.min(54, cellHeight * 0.62);

/** Measures the faces of banners: the first measuring of a face in a size takes as long as a frame. */
export function warmBannerFaces({ layout, skin }: Machine): void {
  const size = titleSizeOf(layout.cell.height);
  warmText(makeText('0', skin.displayFace, size, skin.banner));
  warmText(makeText('0', FIGURES_FACE, size * FIGURE, skin.banner));
}

function makeText(
  text: string,
  face: readonly string[],
  fontSize: number,
  colours: MachineSkin['banner'],
): Text {
  const made = new Text({
    text,
    resolution: 2,
    style: {
      fontFamily: [...face],
      fontSize,
      fill: colours.text,
      stroke: { color: colours.stroke, width: 5, join: 'round' },
      padding: 6,
    },
  });
  made.anchor.set(0.5);
  return made;
}
