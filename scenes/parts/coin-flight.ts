import { Container, Sprite, type Texture } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { discard } from './sprites.ts';

const FLY_SECONDS = 0.62;
const STAGGER = 0.055;
/** Sizes of three depths; the nearest are few. */
const DEPTHS = [0.55, 0.8, 0.62, 1.15] as const;

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Coins that burst out of the award and fly to the balance. */
export class CoinFlight extends Container {
  readonly #texture: Texture;

  constructor(texture: Texture) {
    super();
    this.#texture = texture;
  }

  /** @param onArrived for each coin, with its index */
  play(
    run: gsap.core.Timeline,
    { from, to, count }: { from: Box; to: Box; count: number },
    onArrived: (index: number) => void,
  ): void {
    const start = middleOf(from);
    const end = middleOf(to);
    const begin = run.duration();
    for (let index = 0; index < count; index += 1) {
      const coin = new Sprite(this.#texture);
      const depth = DEPTHS[index % DEPTHS.length] ?? 1;
      // By the golden angle: even to every side, never in rows, and the same every time.
      const angle = index * 2.39996;
      const reach = 70 + 90 * ((index * 0.618034) % 1);
      coin.anchor.set(0.5);
      coin.position.set(start.x, start.y);
      coin.alpha = 0;
      this.addChild(coin);
      const at = begin + index * STAGGER;
      const out = { x: start.x + Math.cos(angle) * reach * 1.25, y: start.y + Math.sin(angle) * reach * 0.8 };
      run.set(coin, { alpha: 1 }, at);
      run.fromTo(
        coin.scale,
        { x: 0.2 * depth, y: 0.2 * depth },
        { x: depth, y: depth, duration: 0.3, ease: 'back.out' },
        at,
      );
      run.to(coin, { ...out, rotation: Math.cos(angle) * 0.8, duration: 0.36, ease: 'power3.out' }, at);
      run.to(coin, { x: end.x, duration: FLY_SECONDS, ease: 'power2.in' }, at + 0.42);
      run.to(coin, { y: end.y, rotation: 0, duration: FLY_SECONDS, ease: 'power3.in' }, at + 0.42);
      run.to(coin.scale, { x: 0.3, y: 0.3, duration: FLY_SECONDS, ease: 'power2.in' }, at + 0.42);
      run.set(coin, { alpha: 0 }, at + 0.42 + FLY_SECONDS);
      run.call(() => onArrived(index), undefined, at + 0.42 + FLY_SECONDS);
    }
    run.call(() => this.clear());
  }

  clear(): void {
    for (const coin of this.removeChildren()) discard(coin);
  }
}
