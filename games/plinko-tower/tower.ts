import { gsap } from 'gsap';
import { Container, Graphics, type Renderer, Sprite, type Texture } from 'pixi.js';
import type { PlinkoBet, PlinkoOutcome } from '../../contract/games/plinko-tower.ts';
import { plinkoSlots } from '../../maths/plinko/multipliers.ts';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { GameSound } from '../engine/sound.ts';
import { paintAwning } from './awning-art.ts';
import { ballAt, layOutPlinko, type PlinkoLayout } from './layout.ts';
import { paintNight } from './night-art.ts';
import { paintTower } from './tower-art.ts';

type Table = Pick<PlinkoBet, 'rows' | 'risk'>;

const ROW_SECONDS = { 8: 0.17, 12: 0.14, 16: 0.12 } as const;

/** The tower and the ball that falls down it. It shows given paths and decides nothing. */
export class Tower {
  readonly #renderer: Renderer;
  readonly #loop: DrawLoop;
  readonly #sound: GameSound;
  readonly #stage = new Container();
  readonly #street = new Sprite();
  readonly #light = new Graphics();
  readonly #ball = new Graphics();
  #table: Table = { rows: 12, risk: 'low' };
  #layout: PlinkoLayout = layOutPlinko(360, 400, 12);
  #size = { width: 360, height: 400 };
  #pixelRatio = 1;
  #art: Texture | null = null;
  #timeline: gsap.core.Timeline | null = null;
  #path: PlinkoOutcome['path'] = [];
  readonly #fall = { at: 0 };

  constructor(renderer: Renderer, loop: DrawLoop, sound: GameSound) {
    this.#renderer = renderer;
    this.#loop = loop;
    this.#sound = sound;
    this.#stage.addChild(this.#street, this.#light, this.#ball);
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
    const { pitch, slots, signs } = this.#layout;
    const at = slot === null ? null : slots[slot];
    const sign = slot === null ? null : signs[slot];
    this.#light.clear();
    if (at && sign) {
      this.#light
        .circle(at.x, (at.y + sign.y) / 2, pitch * 1.3)
        .fill({ color: '#ffe7a6', alpha: 0.22 })
        .roundRect(at.x - pitch / 2 - 1, at.y - 1, pitch + 2, sign.y - at.y + 1, 5)
        .stroke({ color: '#ffe7a6', width: 2 })
        .roundRect(sign.x, sign.y - 1, sign.width, sign.height + 2, 4)
        .stroke({ color: '#ffe7a6', width: 2 });
    }
    this.#loop.request();
  }

  free(): void {
    this.#timeline?.kill();
    destroyTree(this.#stage);
    this.#art?.destroy(true);
  }

  #raise(): void {
    this.#timeline?.kill();
    this.#timeline = null;
    this.#fall.at = 0;
    this.#path = [];
    this.#light.clear();
  }

  #build(): void {
    const { width, height } = this.#size;
    const layout = layOutPlinko(width, height, this.#table.rows);
    this.#layout = layout;
    this.#art?.destroy(true);
    this.#art = bake(width, height, this.#pixelRatio, (pen) => {
      paintNight(pen, layout);
      paintTower(pen, layout);
      paintAwning(pen, layout, plinkoSlots(this.#table));
    });
    this.#street.texture = this.#art;
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
}
