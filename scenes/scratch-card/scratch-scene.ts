import type { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { createRootTimeline } from '../parts/motion.ts';
import type { Observable, Scene, SceneContext, StopFunction, Viewport } from '../scene.ts';
import type { ShowMoment } from '../show/show-moment.ts';
import { smallMoment } from '../show/small-moment.ts';
import { bakeCard, freeCardArt } from './card-art.ts';
import type { ScratchContent } from './content.ts';
import type { Stroke } from './erasure.ts';
import { layoutCard } from './layout.ts';
import { ScratchDisplay } from './scratch-display.ts';

/** Callbacks of the scene while the foil is scratched. */
export interface ScratchIntents {
  /** The closed foil is touched for the first time: what lies under it is to be found out. */
  readonly scratched: () => void;
  /** Enough of the foil is gone. */
  readonly uncovered: () => void;
  /** The celebration of the prize has come to its end, or was broken off. */
  readonly celebrated: () => void;
}

/** Share of the foil that has to be gone before the rest follows by itself. */
const UNCOVER_SHARE = 0.6;
/** Strokes that are kept for a card whose fields are still on their way, and for another size of it. */
const MAX_STROKES = 4_000;
const MOMENT_STAYS_MS = 1_600;

/** A scratch card, as wide as its place. It erases its foil where it is told to and decides nothing. */
export class ScratchScene implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #content: Observable<ScratchContent | null>;
  readonly #intents: ScratchIntents;
  #context: SceneContext | null = null;
  #display: ScratchDisplay | null = null;
  #moment: ShowMoment | null = null;
  #width = 0;
  /** Of this card, in shares of its width. */
  #strokes: Stroke[] = [];
  #key: string | null = null;
  #phase: ScratchContent['phase'] | null = null;
  #stops: StopFunction[] = [];
  #paintings = 0;
  #hasEntered = false;
  #hasLeft = false;

  /** @param width of the place, in CSS pixels */
  constructor(content: Observable<ScratchContent | null>, intents: ScratchIntents, width: number) {
    this.#content = content;
    this.#intents = intents;
    this.#width = width;
    this.root = createRootTimeline(() => {});
  }

  get display(): ScratchDisplay | null {
    return this.#display;
  }

  async prepare(context: SceneContext): Promise<void> {
    this.#context = context;
    await this.#paint();
  }

  enter(): void {
    this.#hasEntered = true;
    this.#stops = [
      this.#content.subscribe(() => this.#follow(true)),
      this.#context?.onThemeChange(() => void this.#paint()) ?? (() => {}),
    ];
    this.#follow(false);
  }

  resize({ width }: Viewport): void {
    if (width > 0 && width !== this.#width) {
      this.#width = width;
      if (this.#context) void this.#paint();
    }
    this.#context?.draw();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#paintings += 1;
    for (const stop of this.#stops.splice(0)) stop();
    this.#endMoment();
    this.#display?.free();
    this.#display = null;
    this.root.kill();
    this.view.destroy({ children: true });
  }

  /** @param stroke in CSS pixels of the card */
  scratch(stroke: Stroke): void {
    const content = this.#content.get();
    if (!content || content.phase === 'revealed') return;
    if (this.#strokes.length < MAX_STROKES) this.#strokes.push(scaleStroke(stroke, 1 / this.#width));
    if (content.phase === 'closed') this.#intents.scratched();
    // What the intent has changed may have been followed already, with this stroke.
    else if (content.phase === 'scratching') this.#erase([stroke]);
  }

  /** Paints the card in its size and in the theme in force; of several at once the last one counts. */
  async #paint(): Promise<void> {
    const context = this.#context;
    if (!context) return;
    this.#paintings += 1;
    const painting = this.#paintings;
    const art = await bakeCard(context, layoutCard(this.#width));
    if (this.#hasLeft || painting !== this.#paintings) return freeCardArt(art);
    this.#display?.free();
    this.#display = new ScratchDisplay(context, this.root, art);
    this.view.addChildAt(this.#display, 0);
    if (this.#hasEntered) this.#follow(false);
  }

  #follow(isMoving: boolean): void {
    const content = this.#content.get();
    const display = this.#display;
    if (!content || !display) return;
    const isOther = content.key !== this.#key;
    const wasRevealed = !isOther && this.#phase === 'revealed';
    // A card that could not be opened is whole: nothing of it was erased.
    if (isOther || content.phase === 'closed') this.#strokes = [];
    this.#key = content.key;
    const before = isOther ? null : this.#phase;
    this.#phase = content.phase;
    display.show(content, isMoving);
    if (content.phase === 'scratching' && (before !== 'scratching' || display.share === 0))
      this.#erase(this.#strokes.map((stroke) => scaleStroke(stroke, this.#width)));
    if (content.phase !== 'revealed') this.#endMoment();
    else if (isMoving && !wasRevealed && content.isCelebrated) void this.#celebrate(content);
  }

  #erase(strokes: readonly Stroke[]): void {
    const display = this.#display;
    if (!display) return;
    display.erase(strokes);
    if (display.share >= UNCOVER_SHARE) this.#intents.uncovered();
  }

  async #celebrate({ prize }: ScratchContent): Promise<void> {
    const context = this.#context;
    if (!context) return;
    this.#endMoment();
    const width = this.#width;
    const { foil } = layoutCard(width);
    const moment = smallMoment(context, {
      title: context.word('mall.card.won'),
      amount: prize,
      width,
      // Over the fields.
      middle: foil.y + foil.height / 2,
      // Coins are thrown the same way every time: nothing of it decides anything.
      random: { integer: (below) => Math.floor(below / 2) },
    });
    this.#moment = moment;
    this.view.addChild(moment.view);
    this.#display?.dim(true);
    await moment.prepare();
    if (this.#moment === moment) await moment.play(this.root);
    this.#intents.celebrated();
    if (this.#moment !== moment) return;
    this.#stops.push(
      context.clock.after(MOMENT_STAYS_MS, () => this.#moment === moment && this.#endMoment()),
    );
  }

  #endMoment(): void {
    const moment = this.#moment;
    if (!moment) return;
    this.#moment = null;
    moment.free();
    if (!this.#hasLeft) this.#display?.dim(false);
    this.#context?.draw();
  }
}

const scaleStroke = ({ from, to }: Stroke, by: number): Stroke => ({
  from: { x: from.x * by, y: from.y * by },
  to: { x: to.x * by, y: to.y * by },
});
