import type { gsap } from 'gsap';
import { Container, Sprite, type Texture } from 'pixi.js';
import type { ShowQuality } from './coin-budget.ts';
import { COIN_STYLES } from './coin-paths.ts';
import type { MomentLayout } from './layout.ts';
import { seededRandom } from './seeded-random.ts';

/** On each side of the stage. */
const COINS: Record<ShowQuality, number> = { high: 44, medium: 30, low: 18 };
/** A mound's size: shares of the stage, and pixels it never exceeds. */
const WIDTH = { share: 0.34, most: 300 };
const HEIGHT = { share: 0.13, most: 130 };
/** Above the stage's end: the page has its bar there. */
const FOOT_PX = 16;
/** What is told below a plate, in the middle of the stage: no coin comes to lie under it. */
const TEXT_AREA = { width: 660, height: 190 };
/** A lower mound is none. */
const LOWEST_PX = 24;
/** A coin that lies is seen from the side. */
const FLATTEST_COIN = 0.45;
const SEED = 11;
const GRAIN = 1 << 16;

/** Coins that have come to lie in two mounds, in the corners at the foot of a stage: its middle is left for what is to be read. */
export class CoinPile extends Container {
  readonly #below: number;

  constructor(
    coin: Texture,
    { width, height, plate }: Pick<MomentLayout, 'width' | 'height' | 'plate'>,
    quality: ShowQuality,
  ) {
    super();
    const random = seededRandom(SEED);
    const share = () => random.integer(GRAIN) / GRAIN;
    const reach = Math.min(width * WIDTH.share, WIDTH.most);
    const isBeside = width - 2 * reach >= TEXT_AREA.width;
    const room = isBeside ? height : height - plate.y - plate.height - TEXT_AREA.height;
    const top = Math.min(height * HEIGHT.share, HEIGHT.most, room);
    this.#below = top + COIN_STYLES.middle.size;
    this.visible = false;
    if (top < LOWEST_PX) return;
    const lying = [0, width].flatMap((corner) =>
      Array.from({ length: COINS[quality] }, () => {
        // Sparse at its end, as what has rolled away.
        const away = share() ** 1.4;
        const up = share() * top * (1 - away) ** 1.2;
        return { x: corner + (corner === 0 ? 1 : -1) * away * reach, y: height - FOOT_PX - up };
      }),
    );
    // Those behind are higher.
    for (const { x, y } of lying.toSorted((a, b) => a.y - b.y)) {
      const sprite = this.addChild(new Sprite(coin));
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      sprite.rotation = (share() - 0.5) * 0.9;
      sprite.scale.y *= FLATTEST_COIN + share() * (1 - FLATTEST_COIN);
    }
  }

  rise(run: gsap.core.Timeline, at: number, seconds: number): void {
    run.set(this, { visible: true }, at);
    run.fromTo(this, { y: this.#below }, { y: 0, duration: seconds, ease: 'power1.out' }, at);
  }

  stand(): void {
    this.visible = true;
    this.y = 0;
  }
}
