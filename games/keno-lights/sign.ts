import { gsap } from 'gsap';
import { Container, Rectangle, type Renderer, Sprite, Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { Picture } from '../engine/picture.ts';
import { Timelines } from '../engine/timelines.ts';
import {
  CALLED_COLOUR,
  HIT_COLOUR,
  paintGlow,
  paintHit,
  paintLit,
  paintNumbers,
  paintRing,
} from './lamp-art.ts';
import type { Lamp } from './lamps.ts';
import { type BoardLayout, layOutBoard } from './layout.ts';
import { bulbsOf, paintBulb, paintStreet } from './street-art.ts';

interface Art {
  readonly street: Texture;
  readonly called: Texture;
  readonly hit: Texture;
  readonly ring: Texture;
  readonly glow: Texture;
  readonly lit: Texture;
  readonly warm: Texture;
  /** All numbers in dark ink, for lamps that burn; each lamp shows its own part. */
  readonly numbers: Texture;
}

interface LampView {
  readonly view: Container;
  readonly ground: Sprite;
  readonly number: Sprite;
  shown: Lamp;
}

const POP_SECONDS = 0.34;

/** The sign with its eighty lamps. It shows given lamps and decides nothing. */
export class Sign implements Picture {
  readonly #renderer: Renderer;
  readonly #loop: DrawLoop;
  readonly #onLayout: (layout: BoardLayout) => void;
  readonly #motions: Timelines;
  readonly #stage = new Container();
  readonly #street = new Sprite();
  readonly #bulbs = new Container();
  readonly #glow = new Sprite();
  readonly #lamps: readonly LampView[];
  #layout = layOutBoard(360, 360);
  #art: Art | null = null;
  /** Which bulbs of the frame burn: every third is dark, and the dark ones move on. */
  #turn = 0;

  constructor(renderer: Renderer, loop: DrawLoop, onLayout: (layout: BoardLayout) => void) {
    this.#renderer = renderer;
    this.#loop = loop;
    this.#motions = new Timelines(loop);
    this.#onLayout = onLayout;
    this.#lamps = this.#layout.lamps.map(() => makeLamp());
    this.#glow.anchor.set(0.5);
    this.#glow.blendMode = 'add';
    this.#glow.alpha = 0;
    this.#stage.addChild(this.#street, this.#bulbs, ...this.#lamps.map(({ view }) => view), this.#glow);
  }

  draw(): void {
    this.#renderer.render(this.#stage);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#stop();
    this.#layout = layOutBoard(width, height);
    const { size, rim } = this.#layout;
    const bulb = rim * 1.1;
    this.#freeArt();
    this.#art = {
      street: bake(width, height, pixelRatio, (pen) => paintStreet(pen, this.#layout)),
      called: bake(size, size, pixelRatio, (pen) => paintLit(pen, size, CALLED_COLOUR)),
      hit: bake(size, size, pixelRatio, (pen) => paintHit(pen, size)),
      ring: bake(size, size, pixelRatio, (pen) => paintRing(pen, size)),
      glow: bake(size * 3, size * 3, pixelRatio, (pen) => paintGlow(pen, size)),
      lit: bake(bulb, bulb, pixelRatio, (pen) => paintBulb(pen, bulb, true)),
      warm: bake(bulb, bulb, pixelRatio, (pen) => paintBulb(pen, bulb, false)),
      numbers: bake(width, height, pixelRatio, (pen) => paintNumbers(pen, this.#layout, '#14082a')),
    };
    this.#street.texture = this.#art.street;
    this.#glow.texture = this.#art.glow;
    this.#placeBulbs();
    this.#lamps.forEach((lamp, index) => {
      const at = this.#layout.lamps[index];
      if (!at || !this.#art) return;
      lamp.view.position.set(at.x + size / 2, at.y + size / 2);
      lamp.number.texture.destroy();
      const frame = new Rectangle(at.x, at.y, size, size);
      lamp.number.texture = new Texture({ source: this.#art.numbers.source, frame });
      this.#dress(index);
    });
    this.#onLayout(this.#layout);
  }

  /** All lamps at once, without motion. */
  set(lamps: readonly Lamp[]): void {
    lamps.forEach((shown, index) => {
      const lamp = this.#lamps[index];
      if (!lamp || lamp.shown === shown) return;
      lamp.shown = shown;
      this.#dress(index);
    });
    this.#loop.request();
  }

  /** A lamp that has come on: it swells, its light spreads, and the bulbs of the frame go on by one. */
  flash(number: number, lamp: Lamp): void {
    const view = this.#lamps[number - 1]?.view;
    if (!view) return;
    this.#turn += 1;
    this.#dressBulbs();
    this.#glow.position.copyFrom(view.position);
    this.#glow.tint = lamp === 'hit' ? HIT_COLOUR : CALLED_COLOUR;
    gsap.killTweensOf([this.#glow, this.#glow.scale]);
    const timeline = gsap.timeline({ paused: true });
    timeline
      .fromTo(view.scale, { x: 1.3, y: 1.3 }, { x: 1, y: 1, duration: POP_SECONDS, ease: 'back.out(2)' })
      .fromTo(this.#glow, { alpha: 0.85 }, { alpha: 0, duration: POP_SECONDS, ease: 'power1.in' }, 0)
      .fromTo(this.#glow.scale, { x: 0.7, y: 0.7 }, { x: 1.25, y: 1.25, duration: POP_SECONDS }, 0);
    void this.#motions.play(timeline);
  }

  /** The hits swell one after the other, and the frame's bulbs run round. */
  cheer(numbers: readonly number[]): Promise<void> {
    const timeline = gsap.timeline({ paused: true });
    numbers.forEach((number, order) => {
      const scale = this.#lamps[number - 1]?.view.scale;
      if (!scale) return;
      const at = order * 0.07;
      timeline
        .to(scale, { x: 1.24, y: 1.24, duration: 0.16, ease: 'power2.out' }, at)
        .to(scale, { x: 1, y: 1, duration: 0.32, ease: 'bounce.out' }, at + 0.16);
    });
    for (let step = 0; step < 12; step += 1)
      timeline.call(
        () => {
          this.#turn += 1;
          this.#dressBulbs();
        },
        [],
        step * 0.11,
      );
    return this.#motions.play(timeline);
  }

  free(): void {
    this.#stop();
    for (const { number } of this.#lamps) number.texture.destroy();
    this.#freeArt();
    destroyTree(this.#stage);
  }

  #stop(): void {
    this.#motions.kill();
    this.#glow.alpha = 0;
    for (const { view } of this.#lamps) view.scale.set(1);
  }

  #placeBulbs(): void {
    for (const bulb of this.#bulbs.removeChildren()) bulb.destroy();
    for (const { x, y } of bulbsOf(this.#layout)) {
      const bulb = new Sprite();
      bulb.anchor.set(0.5);
      bulb.position.set(x, y);
      this.#bulbs.addChild(bulb);
    }
    this.#dressBulbs();
  }

  #dressBulbs(): void {
    const art = this.#art;
    if (!art) return;
    this.#bulbs.children.forEach((bulb, index) => {
      if (bulb instanceof Sprite) bulb.texture = (index + this.#turn) % 3 === 0 ? art.warm : art.lit;
    });
  }

  #dress(index: number): void {
    const lamp = this.#lamps[index];
    const art = this.#art;
    if (!lamp || !art) return;
    const { shown, ground, number } = lamp;
    ground.visible = shown !== 'off';
    number.visible = shown === 'called' || shown === 'hit';
    if (shown !== 'off') ground.texture = { chosen: art.ring, called: art.called, hit: art.hit }[shown];
  }

  #freeArt(): void {
    if (!this.#art) return;
    for (const texture of Object.values(this.#art)) texture.destroy(true);
    this.#art = null;
  }
}

function makeLamp(): LampView {
  const view = new Container();
  const ground = new Sprite();
  const number = new Sprite(new Texture());
  ground.anchor.set(0.5);
  number.anchor.set(0.5);
  view.addChild(ground, number);
  return { view, ground, number, shown: 'off' };
}
