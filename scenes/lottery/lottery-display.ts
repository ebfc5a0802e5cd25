import type { gsap } from 'gsap';
import { Container, Sprite } from 'pixi.js';
import { BulbChase } from '../invite-wheel/bulb-chase.ts';
import { fadeTo, playOn } from '../parts/motion.ts';
import { discard, spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { freeLotteryArt, type LotteryArt } from './drum-art.ts';
import { seenDigits } from './drum-plan.ts';

const FADE_SECONDS = 0.35;
const MOMENT_SHADE = 0.72;
const RUN_STEPS = 22;
const END_STEPS = 14;

/** The machine in one size and theme. */
export class LotteryDisplay extends Container {
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  readonly #art: LotteryArt;
  readonly #drums: readonly (readonly Sprite[])[];
  readonly #shade: Sprite;
  readonly #chase: BulbChase;

  constructor(context: SceneContext, root: gsap.core.Timeline, art: LotteryArt) {
    super();
    this.#context = context;
    this.#root = root;
    this.#art = art;
    const { stage } = art;
    const whole = { x: 0, y: 0, width: stage.width, height: stage.height };
    const bulbs = [spriteAt(art.bulbs[0], whole), spriteAt(art.bulbs[1], whole)] as const;
    this.#chase = new BulbChase(bulbs, { isMoving: context.motion.hasBulbChase, draw: context.draw });
    this.addChild(spriteAt(art.stand, whole), ...bulbs);
    this.#drums = stage.drums.map((drum) => {
      const digits = Array.from({ length: 3 }, () => {
        const digit = new Sprite();
        digit.anchor.set(0.5);
        digit.x = drum.x + drum.width / 2;
        return digit;
      });
      this.addChild(spriteAt(art.drum, drum), ...digits, spriteAt(art.glass, drum));
      return digits;
    });
    this.#shade = spriteAt(art.shade, whole);
    this.#shade.alpha = 0;
    this.addChild(this.#shade);
  }

  /** @param turned digits that have passed on each drum; null shows a drum without digits */
  place(turned: readonly (number | null)[]): void {
    for (const [index, sprites] of this.#drums.entries()) {
      const drum = this.#art.stage.drums[index];
      const now = turned[index] ?? null;
      if (!drum) continue;
      const seen = now === null ? [] : seenDigits(now);
      for (const [place, sprite] of sprites.entries()) {
        const at = seen[place];
        const texture = at && this.#art.digits[at.digit];
        sprite.visible = texture !== undefined;
        if (!at || !texture) continue;
        sprite.texture = texture;
        sprite.y = drum.y + (drum.height / 2) * (1 + at.y * 0.84);
        sprite.scale.y = at.scale;
        sprite.alpha = at.scale;
      }
    }
  }

  run(): void {
    this.setDim(false);
    playOn(this.#root, this.#chase.chase(RUN_STEPS, false));
  }

  /** The number stands. */
  light(): void {
    playOn(this.#root, this.#chase.chase(END_STEPS, true));
  }

  calm(): void {
    this.#chase.stop();
    this.#chase.rest();
    this.setDim(false);
  }

  setDim(isDim: boolean): void {
    const alpha = isDim ? MOMENT_SHADE : 0;
    fadeTo(this.#root, this.#shade, { alpha, seconds: FADE_SECONDS, draw: this.#context.draw });
  }

  free(): void {
    this.#chase.stop();
    discard(this);
    freeLotteryArt(this.#art);
  }
}
