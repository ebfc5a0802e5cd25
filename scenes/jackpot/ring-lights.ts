import { Container, Sprite, type Texture } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { BULB_TEXTURE_SIZE, marqueeBulbs } from '../ornaments/marquee.ts';
import { paintTexture } from '../parts/bake-texture.ts';
import { discard } from '../parts/sprites.ts';
import { CellBurst } from './cell-burst.ts';
import type { HallBoxes } from './content.ts';

const CHASE_PHASES = 3;
const FLASHES = 6;
/** Light of the cell itself, and of the two it has just left. */
const GLOWS = [0.55, 0.22, 0.1] as const;
const GLOW_SHARE = 1.75;
const GLOW_SIZE = 128;

/** The light around a cell. Over the cell itself it would make its text illegible. */
export function paintGlow(resolution: number): Texture {
  return paintTexture(resolution / 2, { width: GLOW_SIZE, height: GLOW_SIZE }, (pen) => {
    const middle = GLOW_SIZE / 2;
    const light = pen.createRadialGradient(middle, middle, 8, middle, middle, middle);
    light.addColorStop(0, 'rgb(255 214 130 / 0%)');
    light.addColorStop(0.4, 'rgb(255 200 110 / 6%)');
    light.addColorStop(0.58, 'rgb(255 190 90 / 62%)');
    light.addColorStop(0.72, 'rgb(255 170 60 / 30%)');
    light.addColorStop(1, 'rgb(255 150 40 / 0%)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, GLOW_SIZE, GLOW_SIZE);
  });
}

/** Around SPIN: as wide as its button, for a ring of this size. */
const BREATH_SIZE = { width: 0.86, height: 0.82 };
/** It is brightest in its beat, and with each step this much less bright. */
const BREATH_ALPHA = 0.75;
const BREATH_FADE = 0.72;
/** More than three flashes in a second are no rhythm but a danger: a light faster than that has a beat for several steps. */
const BEAT_MS = 340;

/** What the light throws around it: bulbs of the frame that run along, a glow over the cells, a breath around SPIN. */
export class RingLights extends Container {
  readonly #bulbTexture: Texture;
  readonly #glows: Sprite[];
  /** One for every third position: they move on with each step, as moving is cheaper than creating and freeing. */
  readonly #chase = new Container<Sprite>();
  readonly #all = new Container<Sprite>();
  #places: HallBoxes | null = null;
  #spots: readonly { readonly x: number; readonly y: number }[] = [];
  /** The light's cell and those before it; null where it has not been. */
  readonly #trail: (number | null)[] = GLOWS.map(() => null);
  #phase = 0;
  readonly #breath: Sprite;
  #beatLeftMs = 0;
  readonly #burst: CellBurst;

  constructor(bulbTexture: Texture, glowTexture: Texture) {
    super();
    this.#bulbTexture = bulbTexture;
    this.#glows = GLOWS.map((alpha) => {
      const glow = new Sprite(glowTexture);
      glow.anchor.set(0.5);
      glow.alpha = alpha;
      glow.visible = false;
      return glow;
    });
    this.#breath = new Sprite(glowTexture);
    this.#breath.anchor.set(0.5);
    this.#breath.alpha = 0;
    this.#burst = new CellBurst(bulbTexture, glowTexture);
    this.addChild(...this.#glows, this.#chase, this.#all, this.#breath, this.#burst);
    this.#light('none');
  }

  place(places: HallBoxes): void {
    const { ring, cells } = places;
    const before = this.#places?.ring;
    this.#places = places;
    for (const bulbs of [this.#chase, this.#all]) bulbs.position.set(ring.x, ring.y);
    if (before?.width !== ring.width || before?.height !== ring.height) this.#hang(ring.width, ring.height);
    const [{ width, height } = { width: 0, height: 0 }] = cells;
    for (const glow of this.#glows) glow.setSize(width * GLOW_SHARE, height * GLOW_SHARE);
    this.#breath.setSize(ring.width * BREATH_SIZE.width, ring.height * BREATH_SIZE.height);
    this.#breath.position.set(ring.x + ring.width / 2, ring.y + ring.height / 2);
    this.#showTrail();
  }

  /** The light goes on to this cell, for so long; `show` makes it seen. */
  step(cell: number, holdMs: number): void {
    this.#beatLeftMs -= holdMs;
    const isBeat = this.#beatLeftMs <= 0;
    if (isBeat) this.#beatLeftMs = BEAT_MS;
    this.#breath.alpha = isBeat ? BREATH_ALPHA : this.#breath.alpha * BREATH_FADE;
    this.#trail.unshift(cell);
    this.#trail.pop();
    this.#phase = (this.#phase + 1) % CHASE_PHASES;
  }

  show(): void {
    this.#showTrail();
    this.#showChase();
    this.#light('chase');
  }

  /**
   * All bulbs together, on and off, while the light rests on what was won.
   * @param draw requests a frame for each change
   */
  flash(run: gsap.core.Timeline, draw: () => void): void {
    run.call(() => {
      this.#trail.fill(null, 1);
      this.#showTrail();
    });
    const restsAt = run.duration();
    for (let flash = 0; flash < FLASHES; flash += 1) {
      const show = () => {
        this.#light(flash % 2 === 0 ? 'all' : 'none');
        draw();
      };
      run.call(show).to({}, { duration: 0.11 });
    }
    this.#burst.play(run, restsAt, () => this.#boxOf(this.#trail[0] ?? null), draw);
  }

  dark(): void {
    this.#trail.fill(null);
    this.#breath.alpha = 0;
    this.#beatLeftMs = 0;
    this.#burst.visible = false;
    this.#showTrail();
    this.#light('none');
  }

  #hang(width: number, height: number): void {
    for (const old of [...this.#chase.removeChildren(), ...this.#all.removeChildren()]) discard(old);
    this.#spots = marqueeBulbs(width, height);
    for (const { x, y } of this.#spots) this.#all.addChild(this.#bulb(x, y));
    for (let index = 0; index < this.#spots.length; index += CHASE_PHASES)
      this.#chase.addChild(this.#bulb(0, 0));
    this.#showChase();
  }

  #bulb(x: number, y: number): Sprite {
    const bulb = new Sprite(this.#bulbTexture);
    bulb.anchor.set(0.5);
    bulb.position.set(x, y);
    bulb.setSize(BULB_TEXTURE_SIZE, BULB_TEXTURE_SIZE);
    return bulb;
  }

  #light(which: 'none' | 'chase' | 'all'): void {
    this.#chase.visible = which === 'chase';
    this.#all.visible = which === 'all';
  }

  #showChase(): void {
    for (const [index, bulb] of this.#chase.children.entries()) {
      const spot = this.#spots[index * CHASE_PHASES + this.#phase];
      bulb.alpha = spot ? 1 : 0;
      if (spot) bulb.position.set(spot.x, spot.y);
    }
  }

  #showTrail(): void {
    for (const [index, glow] of this.#glows.entries()) {
      const cell = this.#trail[index] ?? null;
      const box = this.#boxOf(cell);
      glow.visible = box !== undefined;
      if (box) glow.position.set(box.x + box.width / 2, box.y + box.height / 2);
    }
  }

  #boxOf(cell: number | null): Box | undefined {
    return cell === null ? undefined : this.#places?.cells[cell];
  }
}
