import type { RandomSource } from '../../maths/random-source.ts';
import type { Observable, SceneContext } from '../scene.ts';
import { BoxScene } from '../show/box-scene.ts';
import type { WheelContent, WheelResult } from './content.ts';
import { layoutWheelStage } from './layout.ts';
import { bakeWheel } from './wheel-art.ts';
import { WheelDisplay } from './wheel-display.ts';
import { WheelMotion } from './wheel-motion.ts';

/** Callbacks of the scene while the wheel turns. */
export interface WheelIntents {
  /** The wheel rests in the sector of the result with this key. */
  readonly landed: (key: string) => void;
}

const SHARES = 1_000;

/** The invite wheel, as wide as its place. It turns and rests as it is told and decides nothing. */
export class InviteWheelScene extends BoxScene<WheelContent, WheelDisplay> {
  readonly #intents: WheelIntents;
  #motion: WheelMotion | null = null;
  #phase: WheelContent['phase'] | null = null;
  #key: string | null = null;

  /** @param place with the random source of where in its sector the wheel rests; it decides nothing */
  constructor(
    content: Observable<WheelContent | null>,
    intents: WheelIntents,
    place: { width: number; random: RandomSource },
  ) {
    super(content, place);
    this.#intents = intents;
  }

  protected begin(context: SceneContext): void {
    this.#motion = new WheelMotion(this.root, context, (turning) => this.display?.place(turning));
  }

  protected end(): void {
    this.#motion?.kill();
  }

  protected facesOf({ labels, golden }: WheelContent): string {
    return `${labels.join()}|${golden.join()}`;
  }

  protected async bake(context: SceneContext, content: WheelContent): Promise<WheelDisplay> {
    const art = await bakeWheel(context, layoutWheelStage(this.width), content);
    return new WheelDisplay(context, this.root, art, content.labels.length);
  }

  protected place(display: WheelDisplay, { labels }: WheelContent, hasEntered: boolean): void {
    if (this.#motion) {
      this.#motion.sectors = labels.length;
      display.place(this.#motion.now);
    }
    if (hasEntered) this.#dress(false);
  }

  protected momentMiddle(): number {
    return layoutWheelStage(this.width).y;
  }

  /** What has been told before stands there at once. */
  protected follow({ phase, result, labels }: WheelContent, isMoving: boolean): void {
    const motion = this.#motion;
    if (!motion) return;
    const isSame = phase === this.#phase && (result?.key ?? null) === this.#key;
    if (isSame) return;
    const wasLanding = this.#phase === 'landing' && result?.key === this.#key;
    this.#phase = phase;
    this.#key = result?.key ?? null;
    motion.sectors = labels.length;
    this.endMoment();
    if (phase === 'turning') motion.turn();
    else if (phase === 'cut') motion.cut();
    else if (phase === 'landing' && result) this.#land(result);
    else if (phase === 'shown' && result && !wasLanding) motion.rest(result.sector);
    this.#dress(isMoving);
    if (phase === 'shown' && wasLanding && result?.title) void this.celebrate(result.title, result.prize);
  }

  #land({ key, sector }: WheelResult): void {
    const share = this.random.integer(SHARES) / SHARES;
    this.#motion?.land({ sector, share, landed: () => this.#intents.landed(key) });
  }

  #dress(isMoving: boolean): void {
    const display = this.display;
    if (!display) return;
    if (this.#phase === 'turning' || this.#phase === 'landing') display.run();
    else if (this.#phase === 'shown') display.light(isMoving);
    else {
      display.calm();
      if (this.#phase === 'cut') display.shade('cut');
    }
    this.context?.draw();
  }
}
