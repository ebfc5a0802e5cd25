import type { gsap } from 'gsap';
import { Container, Sprite, type Texture } from 'pixi.js';

export interface LightTextures {
  readonly glow: Texture;
  readonly rays: Texture;
}

/** Turns a second of the two fans of rays; against each other they shimmer. */
const TURNS = [0.018, -0.013] as const;
const RAYS_ALPHA = { dark: 0.14, bright: 0.62 };
/** The fan behind is the fainter one: as bright as the other it would fill every dark between its rays. */
const BACK_FAN_ALPHA = 0.3;
const GLOW_ALPHA = { dark: 0.2, bright: 0.75 };
/** Share of its reach that the glow takes. */
const GLOW_SHARE = { dark: 0.34, bright: 0.5 };

const interpolate = ({ dark, bright }: { dark: number; bright: number }, share: number) =>
  dark + (bright - dark) * share;

/** A glow and rays behind what is celebrated, brighter the further it has come. Three additive sprites, one batch. */
export class ReactiveLight extends Container {
  readonly #glow: Sprite;
  readonly #rays: readonly Sprite[];
  readonly #radius: number;
  #intensity = 0;

  constructor(
    { glow, rays }: LightTextures,
    { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  ) {
    super();
    this.#radius = radius;
    this.position.set(x, y);
    this.#rays = TURNS.map(() => lightSprite(rays));
    this.#glow = lightSprite(glow);
    for (const sprite of this.#rays) sprite.setSize(radius * 2);
    // The one behind stands half a ray aside.
    const [, second] = this.#rays;
    if (second) second.rotation = Math.PI / 16;
    this.addChild(...this.#rays, this.#glow);
    this.intensity = 0;
  }

  get intensity(): number {
    return this.#intensity;
  }

  /** 0 is dim, 1 as bright as it gets; what lies beyond is as its end. */
  set intensity(wanted: number) {
    const share = Math.min(1, Math.max(0, wanted));
    this.#intensity = share;
    for (const [index, sprite] of this.#rays.entries()) {
      sprite.alpha = interpolate(RAYS_ALPHA, share) * (index === 0 ? 1 : BACK_FAN_ALPHA);
    }
    this.#glow.alpha = interpolate(GLOW_ALPHA, share);
    this.#glow.setSize(this.#radius * 2 * interpolate(GLOW_SHARE, share));
  }

  /** Turns the rays on `run` for as long as is asked; then they rest. */
  turn(run: gsap.core.Timeline, at: number, seconds: number): void {
    for (const [index, sprite] of this.#rays.entries()) {
      const turns = (TURNS[index] ?? 0) * seconds;
      run.to(
        sprite,
        { rotation: sprite.rotation + turns * Math.PI * 2, duration: seconds, ease: 'sine.out' },
        at,
      );
    }
  }
}

function lightSprite(texture: Texture): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.blendMode = 'add';
  return sprite;
}
