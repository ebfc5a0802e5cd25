import { Container, Sprite, type Texture } from 'pixi.js';
import { BULB_PICTURE_SIZE, marqueeBulbs } from '../ornaments/marquee.ts';
import { discard } from '../parts/sprites.ts';
import type { HallPlaces } from './content.ts';
import { paintTexture } from './picture.ts';

const CHASE_PHASES = 3;
const FLASHES = 6;
/** Light of the cell itself, and of the two it has just left. */
const GLOWS = [0.55, 0.22, 0.1] as const;
const GLOW_SHARE = 1.75;
const GLOW_SIZE = 128;

/** The light around a cell. Over the cell itself it would wash its words out. */
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

/** What the light throws around it: bulbs of the frame that run along with it, and a glow over the cells. */
export class RingLights extends Container {
  readonly #bulbTexture: Texture;
  readonly #glows: Sprite[];
  readonly #bulbs = new Container();
  #places: HallPlaces | null = null;
  #trail: number[] = [];
  #phase = 0;

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
    this.addChild(...this.#glows, this.#bulbs);
    this.#bulbs.visible = false;
  }

  place(places: HallPlaces): void {
    const { ring } = places;
    const before = this.#places?.ring;
    this.#places = places;
    this.#bulbs.position.set(ring.x, ring.y);
    if (before?.width !== ring.width || before?.height !== ring.height) this.#hang(ring.width, ring.height);
    this.#showTrail();
  }

  /** The light has come to this cell. */
  step(cell: number): void {
    this.#trail = [cell, ...this.#trail].slice(0, GLOWS.length);
    this.#phase = (this.#phase + 1) % CHASE_PHASES;
    this.#showTrail();
    this.#showBulbs((index) => index % CHASE_PHASES === this.#phase);
  }

  /**
   * All bulbs together, on and off, while the light rests on what was won.
   * @param draw asks for a picture of each change
   */
  flash(run: gsap.core.Timeline, draw: () => void): void {
    run.call(() => {
      this.#trail = this.#trail.slice(0, 1);
      this.#showTrail();
    });
    for (let flash = 0; flash < FLASHES; flash += 1) {
      const show = () => {
        this.#showBulbs(() => flash % 2 === 0);
        draw();
      };
      run.call(show).to({}, { duration: 0.11 });
    }
  }

  dark(): void {
    this.#trail = [];
    this.#showTrail();
    this.#bulbs.visible = false;
  }

  #hang(width: number, height: number): void {
    for (const old of this.#bulbs.removeChildren()) discard(old);
    for (const { x, y } of marqueeBulbs(width, height)) {
      const bulb = new Sprite(this.#bulbTexture);
      bulb.anchor.set(0.5);
      bulb.position.set(x, y);
      bulb.setSize(BULB_PICTURE_SIZE, BULB_PICTURE_SIZE);
      this.#bulbs.addChild(bulb);
    }
  }

  #showBulbs(isLit: (index: number) => boolean): void {
    this.#bulbs.visible = true;
    for (const [index, bulb] of this.#bulbs.children.entries()) bulb.visible = isLit(index);
  }

  #showTrail(): void {
    for (const [index, glow] of this.#glows.entries()) {
      const cell = this.#trail[index];
      const box = cell === undefined ? undefined : this.#places?.cells[cell];
      glow.visible = box !== undefined;
      if (!box) continue;
      glow.position.set(box.x + box.width / 2, box.y + box.height / 2);
      glow.setSize(box.width * GLOW_SHARE, box.height * GLOW_SHARE);
    }
  }
}
