import { gsap } from 'gsap';
import { Container, Graphics, type Renderer, Text } from 'pixi.js';
import type { PlinkoBet, PlinkoOutcome } from '../../contract/games/plinko-tower.ts';
import { plinkoSlots } from '../../maths/plinko/multipliers.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import type { GameSound } from '../engine/sound.ts';
import { ballAt, layOutPlinko, type PlinkoLayout } from './layout.ts';

type Table = Pick<PlinkoBet, 'rows' | 'risk'>;

const ROW_SECONDS = { 8: 0.17, 12: 0.14, 16: 0.12 } as const;
const FIGURES_FACE = ['Bebas Neue', 'Noto Sans SC Variable', 'Figtree', 'sans-serif'];
/** From the middle, where most balls end, to the edges. */
const SLOT_HUES = ['#2b5fd0', '#1a8a58', '#b3780e', '#c8202f'] as const;

/** Pins, slots and the ball. It shows given paths and decides nothing. */
export class Tower {
  readonly #renderer: Renderer;
  readonly #loop: DrawLoop;
  readonly #sound: GameSound;
  readonly #stage = new Container();
  readonly #pins = new Graphics();
  readonly #slots = new Container();
  readonly #light = new Graphics();
  readonly #ball = new Graphics();
  #table: Table = { rows: 12, risk: 'low' };
  #layout: PlinkoLayout = layOutPlinko(360, 400, 12);
  #size = { width: 360, height: 400 };
  #pixelRatio = 1;
  #timeline: gsap.core.Timeline | null = null;
  #path: PlinkoOutcome['path'] = [];
  readonly #fall = { at: 0 };

  constructor(renderer: Renderer, loop: DrawLoop, sound: GameSound) {
    this.#renderer = renderer;
    this.#loop = loop;
    this.#sound = sound;
    this.#stage.addChild(this.#pins, this.#slots, this.#light, this.#ball);
  }

  draw(): void {
    const { x, y } = ballAt(this.#layout, this.#path, this.#fall.at);
    this.#ball.position.set(x, y);
    this.#renderer.render(this.#stage);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#size = { width, height };
    this.#pixelRatio = pixelRatio;
    this.#build();
  }

  /** Another table: other rows, other slots. */
  setTable(table: Table): void {
    if (table.rows === this.#table.rows && table.risk === this.#table.risk) return;
    this.#table = { rows: table.rows, risk: table.risk };
    this.#raise();
    this.#build();
    this.#loop.request();
  }

  /** The ball waits above the first pin. */
  load(): void {
    this.#raise();
    this.#loop.request();
  }

  /** Lets the ball fall along a path. Resolves when it is in its slot. */
  async drop({ path, slot }: PlinkoOutcome): Promise<void> {
    this.#raise();
    this.#path = path;
    const rows = path.length;
    let heard = 0;
    const timeline = gsap.timeline({ paused: true });
    timeline.to(this.#fall, {
      at: rows + 1,
      duration: (rows + 1) * ROW_SECONDS[this.#table.rows],
      ease: 'none',
      onUpdate: () => {
        const row = Math.floor(this.#fall.at);
        if (row <= heard || row > rows) return;
        heard = row;
        this.#sound.play('tick', { rate: 0.8 + row / rows / 3 });
      },
    });
    this.#timeline = timeline;
    await this.#loop.play(timeline);
    this.#sound.play('peg', { rate: 0.8 + Math.abs(slot - rows / 2) / rows });
  }

  /** The ball lies in its slot at once. */
  lay({ path }: PlinkoOutcome): void {
    this.#raise();
    this.#path = path;
    this.#fall.at = path.length + 1;
    this.#loop.request();
  }

  /** Lights a slot; null lights none. */
  lightSlot(slot: number | null): void {
    const { pitch, slotHeight, slots } = this.#layout;
    const at = slot === null ? null : slots[slot];
    this.#light.clear();
    if (at) {
      this.#light
        .roundRect(at.x - pitch / 2, at.y - 1, pitch, slotHeight + 2, 5)
        .stroke({ color: '#ffe7a6', width: 3 })
        .circle(at.x, at.y + slotHeight / 2, pitch * 1.1)
        .fill({ color: '#ffe7a6', alpha: 0.16 });
    }
    this.#loop.request();
  }

  free(): void {
    this.#timeline?.kill();
    destroyTree(this.#stage);
  }

  #raise(): void {
    this.#timeline?.kill();
    this.#timeline = null;
    this.#fall.at = 0;
    this.#path = [];
    this.#light.clear();
  }

  #build(): void {
    const layout = layOutPlinko(this.#size.width, this.#size.height, this.#table.rows);
    this.#layout = layout;
    this.#pins.clear();
    for (const { x, y } of layout.pins) {
      this.#pins
        .circle(x + layout.pinRadius * 0.3, y + layout.pinRadius * 0.6, layout.pinRadius * 1.15)
        .fill({ color: '#0a0620', alpha: 0.5 })
        .circle(x, y, layout.pinRadius)
        .fill('#e9bf6a')
        .circle(x - layout.pinRadius * 0.25, y - layout.pinRadius * 0.3, layout.pinRadius * 0.5)
        .fill('#fff6d2');
    }
    this.#buildSlots(layout);
    const radius = layout.ballRadius;
    this.#ball
      .clear()
      .circle(0, 0, radius * 1.7)
      .fill({ color: '#6ff5e2', alpha: 0.18 })
      .circle(0, 0, radius)
      .fill('#25d9c4')
      .stroke({ color: '#03211e', width: 1.5 })
      .circle(-radius * 0.3, -radius * 0.32, radius * 0.38)
      .fill({ color: '#ffffff', alpha: 0.85 });
  }

  #buildSlots({ rows, slots, pitch, slotHeight }: PlinkoLayout): void {
    for (const child of this.#slots.removeChildren()) destroyTree(child);
    plinkoSlots(this.#table).forEach((multiplier, slot) => {
      const at = slots[slot];
      if (!at) return;
      const outwards = Math.abs(slot - rows / 2) / (rows / 2);
      const hue = SLOT_HUES[Math.min(SLOT_HUES.length - 1, Math.floor(outwards * SLOT_HUES.length))];
      const cup = new Graphics()
        .roundRect(-pitch / 2 + 1, 0, pitch - 2, slotHeight, 4)
        .fill(hue ?? SLOT_HUES[0])
        .stroke({ color: '#ffe7a6', width: 1, alpha: 0.7 });
      const label = new Text({
        text: multiplierText(multiplier),
        resolution: this.#pixelRatio,
        style: { fontFamily: FIGURES_FACE, fontSize: Math.min(18, slotHeight * 0.62), fill: '#fffdf0' },
      });
      label.anchor.set(0.5);
      label.position.set(0, slotHeight / 2 + 0.5);
      label.scale.set(Math.min(1, (pitch - 4) / Math.max(1, label.width)));
      const whole = new Container();
      whole.position.set(at.x, at.y);
      whole.addChild(cup, label);
      this.#slots.addChild(whole);
    });
  }
}
