import { gsap } from 'gsap';
import { Container, Graphics } from 'pixi.js';

const SPLINTERS = 18;
const COLORS = ['#ffe7a6', '#c9962f', '#8a5a18', '#4a4f5c'] as const;
/** Angles and reaches that look thrown: multiples of the golden angle never line up. */
const GOLDEN = 2.399_963;

/** Fire, smoke and splinters of one mine. */
export class Blast {
  readonly view = new Container();
  readonly #fire = new Graphics();
  readonly #smoke = new Graphics();
  readonly #splinters: readonly Graphics[];

  constructor() {
    this.#fire
      .circle(0, 0, 50)
      .fill({ color: '#ff7a1a', alpha: 0.5 })
      .circle(0, 0, 36)
      .fill({ color: '#ffd04a', alpha: 0.8 });
    this.#fire.circle(0, 0, 20).fill('#fffbe6');
    this.#smoke
      .circle(-22, 6, 34)
      .circle(20, 10, 38)
      .circle(0, -16, 36)
      .fill({ color: '#1a1210', alpha: 0.55 });
    this.#splinters = Array.from({ length: SPLINTERS }, (_, index) =>
      new Graphics().poly([-5, -3, 6, -2, 4, 4, -4, 3]).fill(COLORS[index % COLORS.length] ?? COLORS[0]),
    );
    this.view.addChild(this.#smoke, this.#fire, ...this.#splinters);
    this.clear();
  }

  clear(): void {
    for (const part of this.view.children) part.alpha = 0;
  }

  /** @param size of a cell, in CSS pixels */
  makeTimeline(x: number, y: number, size: number): gsap.core.Timeline {
    this.clear();
    this.view.position.set(x, y);
    this.view.scale.set(size / 90);
    const timeline = gsap.timeline({ paused: true });
    timeline
      .set([this.#fire, this.#smoke], { alpha: 1 }, 0)
      .fromTo(this.#fire.scale, { x: 0.3, y: 0.3 }, { x: 1.7, y: 1.7, duration: 0.3, ease: 'power3.out' }, 0)
      .to(this.#fire, { alpha: 0, duration: 0.32 }, 0.14)
      .fromTo(
        this.#smoke.scale,
        { x: 0.4, y: 0.4 },
        { x: 2.1, y: 2.1, duration: 0.9, ease: 'power2.out' },
        0.05,
      )
      .to(this.#smoke, { alpha: 0, duration: 0.6 }, 0.35);
    this.#splinters.forEach((splinter, index) => {
      const angle = index * GOLDEN;
      const reach = 60 + ((index * 37) % 70);
      timeline
        .set(splinter, { alpha: 1, x: 0, y: 0, rotation: angle }, 0)
        .to(splinter, { x: Math.cos(angle) * reach, duration: 0.75, ease: 'power2.out' }, 0)
        .to(splinter, { y: Math.sin(angle) * reach + 60, duration: 0.75, ease: 'power1.in' }, 0)
        .to(splinter, { rotation: angle + 7, duration: 0.75 }, 0)
        .to(splinter, { alpha: 0, duration: 0.25 }, 0.5);
    });
    return timeline;
  }
}
