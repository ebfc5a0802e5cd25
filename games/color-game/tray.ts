import { gsap } from 'gsap';
import { Container, Graphics, type Renderer } from 'pixi.js';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { Picture } from '../engine/picture.ts';
import type { GameSound } from '../engine/sound.ts';
import type { Color } from './color-art.ts';
import { Die } from './die.ts';

type ThrownDice = readonly [Color, Color, Color];

/** How each die lies in the end: turned a little, as thrown dice are. */
const REST_TURNS = [-0.42, 0.3, 0.66];
const DIE_PLACES = [-1, 0, 1] as const;
const LIFT_SECONDS = 0.34;
const FALL_SECONDS = 0.95;
const STAGGER_SECONDS = 0.16;

/** One die in motion: `height` above the table in edges, `spin` in whole turns still to go. */
interface Motion {
  height: number;
  spin: number;
}

/** The three dice over the table: thrown up, falling on what the server decided. */
export class Tray implements Picture {
  readonly #renderer: Renderer;
  readonly #loop: DrawLoop;
  readonly #sound: GameSound;
  readonly #stage = new Container();
  readonly #shadows = new Graphics();
  readonly #dice = [new Die(), new Die(), new Die()] as const;
  readonly #motions: readonly [Motion, Motion, Motion] = [
    { height: 0, spin: 0 },
    { height: 0, spin: 0 },
    { height: 0, spin: 0 },
  ];
  #width = 0;
  #height = 0;
  #timeline: gsap.core.Timeline | null = null;
  #lifted: Promise<void> = Promise.resolve();

  constructor(renderer: Renderer, loop: DrawLoop, sound: GameSound) {
    this.#renderer = renderer;
    this.#loop = loop;
    this.#sound = sound;
    this.#stage.addChild(this.#shadows, ...this.#dice.map(({ view }) => view));
  }

  draw(): void {
    this.#place();
    this.#renderer.render(this.#stage);
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    // Three dice and a half beside each other, and one and a half above each other.
    const size = Math.max(14, Math.min(width / 9.2, height / 4.6, 62));
    for (const die of this.#dice) die.size = size;
  }

  /** Without motion: they lie there. */
  lay(dice: ThrownDice): void {
    this.#stop();
    dice.forEach((color, index) => {
      this.#dice[index]?.setTop(color);
    });
    for (const motion of this.#motions) Object.assign(motion, { height: 0, spin: 0 });
    this.#loop.request();
  }

  /** Up, and out of the window. */
  lift(): void {
    this.light([]);
    this.#stop();
    const top = this.#height / Math.max(1, this.#dice[0].size) + 2;
    const timeline = gsap.timeline({ paused: true });
    this.#motions.forEach((motion, index) => {
      timeline.to(
        motion,
        { height: top, spin: 1.2, duration: LIFT_SECONDS, ease: 'power2.out' },
        index * 0.05,
      );
    });
    this.#timeline = timeline;
    this.#lifted = this.#loop.play(timeline);
  }

  /** Down again, on these colours. Resolves when the last one lies. */
  async land(dice: ThrownDice): Promise<void> {
    // They are out of sight: nobody sees them change.
    await this.#lifted;
    this.#stop();
    dice.forEach((color, index) => {
      this.#dice[index]?.setTop(color);
    });
    const timeline = gsap.timeline({ paused: true });
    this.#motions.forEach((motion, index) => {
      const at = index * STAGGER_SECONDS;
      motion.spin = 2 + index;
      timeline.to(motion, { height: 0, duration: FALL_SECONDS, ease: 'bounce.out' }, at);
      timeline.to(motion, { spin: 0, duration: FALL_SECONDS * 1.05, ease: 'power2.out' }, at);
      // The first touch of a bounce comes after this share of it.
      timeline.call(
        () => this.#sound.play('peg', { rate: 0.7 + index * 0.08 }),
        [],
        at + FALL_SECONDS * 0.36,
      );
      timeline.call(
        () => this.#sound.play('peg', { rate: 0.9 + index * 0.08 }),
        [],
        at + FALL_SECONDS * 0.72,
      );
    });
    this.#timeline = timeline;
    await this.#loop.play(timeline);
  }

  /** The dice that won, by their place. */
  light(places: readonly number[]): void {
    this.#dice.forEach((die, index) => {
      die.isLit = places.includes(index);
    });
    this.#loop.request();
  }

  free(): void {
    this.#stop();
    destroyTree(this.#stage);
  }

  #stop(): void {
    this.#timeline?.kill();
    this.#timeline = null;
  }

  #place(): void {
    const floor = this.#height * 0.52;
    this.#shadows.clear();
    DIE_PLACES.forEach((place, index) => {
      const die = this.#dice[index];
      const motion = this.#motions[index];
      if (!die || !motion) return;
      const { size } = die;
      const x = this.#width / 2 + place * size * 2.75;
      const y = floor + (index === 1 ? size * 0.55 : 0);
      const turn = motion.spin * Math.PI * 2;
      die.attitude = { x: turn, y: (REST_TURNS[index] ?? 0) + turn * 0.6, z: turn * 0.35 };
      die.view.position.set(x, y - motion.height * size);
      die.draw();
      const near = Math.max(0, 1 - motion.height / 6);
      this.#shadows
        .ellipse(x, y + size * 0.98, size * (1.75 - near * 0.3), size * (0.72 - near * 0.14))
        .fill({ color: '#000000', alpha: near * 0.42 });
    });
  }
}
