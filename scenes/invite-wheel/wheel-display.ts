import { gsap } from 'gsap';
import { Container, Sprite, type Texture } from 'pixi.js';
import { fadeTo, playOn } from '../parts/motion.ts';
import { discard, spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { BulbChase } from './bulb-chase.ts';
import type { WheelTurnState } from './turn-plan.ts';
import { freeWheelArt, type WheelArt } from './wheel-art.ts';

const FLEX_DEGREES = 15;
/** Degrees a second above which the pointer has no time to spring back between two pegs. */
const STAY_PUSHED_PACE = 420;
const FADE_SECONDS = 0.35;
const BEAM_PULSES = 2;
const CUT_SHADE = 0.5;
const MOMENT_SHADE = 0.72;

/** The wheel in one size and theme. */
export class WheelDisplay extends Container {
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  readonly #art: WheelArt;
  readonly #sectors: number;
  readonly #disc: Sprite;
  readonly #beam: Sprite;
  readonly #pointer: Sprite;
  readonly #shade: Sprite;
  readonly #chase: BulbChase;

  constructor(context: SceneContext, root: gsap.core.Timeline, art: WheelArt, sectors: number) {
    super();
    this.#context = context;
    this.#root = root;
    this.#art = art;
    this.#sectors = sectors;
    const { stage } = art;
    const { x, y, pointer, ring } = stage;
    const whole = { x: 0, y: 0, width: stage.width, height: stage.height };
    const round = (texture: Texture) => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      return sprite;
    };
    const bulbs = [spriteAt(art.bulbs[0], whole), spriteAt(art.bulbs[1], whole)] as const;
    this.#disc = round(art.disc);
    this.#beam = round(art.beam);
    this.#beam.alpha = 0;
    this.#pointer = new Sprite(art.pointer);
    // It hangs from its head.
    this.#pointer.anchor.set(0.5, 0.16);
    this.#pointer.position.set(x, pointer.y + pointer.height * 0.16);
    this.#shade = round(art.shade);
    this.#shade.setSize(ring * 2, ring * 2);
    this.#shade.alpha = 0;
    this.#chase = new BulbChase(bulbs, { isMoving: context.motion.hasBulbChase, draw: context.draw });
    this.addChild(
      spriteAt(art.stand, whole),
      ...bulbs,
      this.#disc,
      this.#beam,
      round(art.hub),
      this.#pointer,
      this.#shade,
    );
  }

  /** How far the disc has turned, in degrees. */
  get degrees(): number {
    return (this.#disc.rotation * 180) / Math.PI;
  }

  get isBeamOn(): boolean {
    return this.#beam.alpha > 0;
  }

  place({ degrees, pace }: WheelTurnState): void {
    this.#disc.rotation = (degrees * Math.PI) / 180;
    const width = 360 / this.#sectors;
    // Over the sector that is nearest to the pointer.
    this.#beam.rotation = ((degrees - Math.round(degrees / width) * width) * Math.PI) / 180;
    const past = ((((degrees * this.#sectors) / 360 + 0.5) % 1) + 1) % 1;
    // A peg pushes the tip along and lets it spring back; at full pace it stays pushed.
    const push = pace === 0 ? 0 : pace > STAY_PUSHED_PACE ? 0.8 : Math.max(0, 1 - past * 2.2);
    this.#pointer.rotation = (-push * FLEX_DEGREES * Math.PI) / 180;
  }

  /** While it turns. */
  run(): void {
    this.#beamTo(0, 0);
    this.shade('none');
    playOn(this.#root, this.#chase.chase(24, false));
  }

  /** The sector under the pointer is the result. */
  light(isMoving: boolean): void {
    this.shade('none');
    this.#beamTo(1, isMoving && !this.#context.motion.isReduced ? BEAM_PULSES : 0);
    if (isMoving) playOn(this.#root, this.#chase.chase(16, true));
  }

  /** Nothing is told yet. */
  calm(): void {
    this.#beamTo(0, 0);
    this.#chase.stop();
    this.#chase.rest();
    this.shade('none');
  }

  shade(depth: 'none' | 'cut' | 'moment'): void {
    const alpha = { none: 0, cut: CUT_SHADE, moment: MOMENT_SHADE }[depth];
    if (depth === 'cut') {
      this.#chase.stop();
      this.#chase.darken();
    }
    fadeTo(this.#root, this.#shade, { alpha, seconds: FADE_SECONDS, draw: this.#context.draw });
  }

  setDim(isDim: boolean): void {
    this.shade(isDim ? 'moment' : 'none');
  }

  free(): void {
    this.#chase.stop();
    discard(this);
    freeWheelArt(this.#art);
  }

  #beamTo(alpha: number, pulses: number): void {
    gsap.killTweensOf(this.#beam);
    const run = gsap.timeline({ onUpdate: this.#context.draw });
    run.to(this.#beam, { alpha, duration: FADE_SECONDS });
    for (let pulse = 0; pulse < pulses; pulse += 1)
      run.to(this.#beam, { alpha: 0.35, duration: 0.3 }).to(this.#beam, { alpha, duration: 0.3 });
    playOn(this.#root, run);
  }
}
