import type { RandomSource } from '../../maths/random-source.ts';
import type { Observable, SceneContext } from '../scene.ts';
import { BoxScene } from '../show/box-scene.ts';
import type { LotteryContent } from './content.ts';
import { bakeLottery } from './drum-art.ts';
import { DrumMotion } from './drum-motion.ts';
import { layoutLottery } from './layout.ts';
import { LotteryDisplay } from './lottery-display.ts';

/** Callbacks of the scene while the drums turn. */
export interface LotteryIntents {
  /** The drums rest at the number of the draw with this key. */
  readonly landed: (key: string) => void;
}

/** Where the middle of a celebration lies, as a share of the height. */
const MOMENT_MIDDLE = 0.56;

/** The drums of a lottery, as wide as their place. They turn and rest as they are told and decide nothing. */
export class LotteryScene extends BoxScene<LotteryContent, LotteryDisplay> {
  readonly #intents: LotteryIntents;
  #motion: DrumMotion | null = null;
  #shown: LotteryContent | null = null;

  constructor(
    content: Observable<LotteryContent | null>,
    intents: LotteryIntents,
    place: { width: number; random: RandomSource },
  ) {
    super(content, place);
    this.#intents = intents;
  }

  /** Digits that have passed on each drum. */
  get turned(): readonly (number | null)[] {
    return this.#motion?.now ?? [];
  }

  protected begin(context: SceneContext): void {
    this.#motion = new DrumMotion(this.root, context, (turned) => this.display?.place(turned));
  }

  protected end(): void {
    this.#motion?.kill();
  }

  protected facesOf({ digits }: LotteryContent): string {
    return String(digits);
  }

  protected async bake(context: SceneContext, { digits }: LotteryContent): Promise<LotteryDisplay> {
    return new LotteryDisplay(
      context,
      this.root,
      await bakeLottery(context, layoutLottery(this.width, digits)),
    );
  }

  protected place(display: LotteryDisplay, content: LotteryContent, hasEntered: boolean): void {
    if (!hasEntered) this.#motion?.rest(restingNumber(content), content.digits);
    display.place(this.turned);
  }

  protected momentMiddle(): number {
    return layoutLottery(this.width, 1).height * MOMENT_MIDDLE;
  }

  /** What has been told before stands there at once. */
  protected follow(content: LotteryContent): void {
    const motion = this.#motion;
    const before = this.#shown;
    if (!motion || (before && isSame(before, content))) return;
    this.#shown = content;
    const { phase, number, digits, key, win } = content;
    this.endMoment();
    if (phase === 'drawing' && number !== null) {
      if (motion.now.length !== digits) motion.rest('0'.repeat(digits), digits);
      this.display?.run();
      motion.draw(number, () => this.#intents.landed(key));
      return;
    }
    motion.rest(number, digits);
    const isTold = phase === 'shown' && before?.phase === 'drawing' && before.key === key;
    if (isTold) this.display?.light();
    else this.display?.calm();
    if (isTold && win) void this.celebrate(win.title, win.amount);
    this.context?.draw();
  }
}

/** A number on its way is not told before. */
const restingNumber = ({ phase, number, digits }: LotteryContent): string | null =>
  phase === 'drawing' ? '0'.repeat(digits) : number;

const isSame = (a: LotteryContent, b: LotteryContent): boolean =>
  a.digits === b.digits && a.phase === b.phase && a.number === b.number && a.key === b.key;
