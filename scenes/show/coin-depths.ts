import type { gsap } from 'gsap';
import { Container, Sprite, type Texture } from 'pixi.js';
import { emptyContainer } from '../parts/sprites.ts';
import { type CoinDepth, type CoinPath, coinAt, coinsEnd } from './coin-paths.ts';

/** A coin seen from its side: thinner it would be a stick. */
const THINNEST_COIN = 0.3;

/** Coins thrown up behind and before a moment, far ones first. They move by one tween together. */
export class CoinDepths extends Container {
  readonly #textures: Readonly<Record<CoinDepth, Texture>>;

  constructor(textures: Readonly<Record<CoinDepth, Texture>>) {
    super();
    this.#textures = textures;
  }

  /** Throws the coins on `run`, from `at` on, and frees them when the last has fallen. */
  play(run: gsap.core.Timeline, paths: readonly CoinPath[], at: number): void {
    const coins = paths.map((path) => {
      const sprite = new Sprite(this.#textures[path.depth]);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      this.addChild(sprite);
      return { path, sprite };
    });
    const seconds = coinsEnd(paths);
    if (seconds === 0) return;
    const state = { seconds: 0 };
    const place = () => {
      for (const { path, sprite } of coins) if (!sprite.destroyed) pose(sprite, path, state.seconds);
    };
    run.to(
      state,
      { seconds, duration: seconds, ease: 'none', onUpdate: place, onComplete: () => this.clear() },
      at,
    );
  }

  clear(): void {
    emptyContainer(this);
  }
}

function pose(sprite: Sprite, path: CoinPath, seconds: number): void {
  const at = coinAt(path, seconds);
  sprite.visible = at !== null;
  if (!at) return;
  sprite.position.set(at.x, at.y);
  sprite.rotation = at.rotation;
  const fit = path.size / sprite.texture.height;
  sprite.scale.set(fit * Math.max(THINNEST_COIN, Math.abs(at.face)), fit);
}
