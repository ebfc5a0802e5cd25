import { gsap } from 'gsap';
import { Container } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { TouchMarks } from '../lobby/touch-marks.ts';
import { freeTextures } from '../parts/bake-texture.ts';
import { playOn } from '../parts/motion.ts';
import type { Sheet } from '../parts/sheet.ts';
import { discard } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { GroundView } from './ground-view.ts';
import { frontAt, levelKey, medalBox } from './layout.ts';
import { GLOW_ALPHA, MedalsView } from './medals-view.ts';
import { artKey, paintRoadArt } from './road-art.ts';
import type { RoadObservables, RoadShow } from './road-observables.ts';
import { SparksView } from './sparks-view.ts';

const PULSE_SECONDS = 0.7;

/** What the canvas of the road shows, painted by one layout, content and theme. */
export class RoadDisplay {
  readonly view = new Container();
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  readonly #observables: RoadObservables;
  readonly #ground: GroundView;
  readonly #sparks = new SparksView();
  readonly #medals = new MedalsView();
  readonly #marks = new TouchMarks();
  #sheet: Sheet | null = null;
  #painting: Promise<void> = Promise.resolve();
  #paintVersion = 0;
  #paintedWith: SceneContext['paint'] | null = null;
  #pressed: string | null = null;
  #top = 0;
  #isFreed = false;

  constructor(context: SceneContext, root: gsap.core.Timeline, observables: RoadObservables) {
    this.#context = context;
    this.#root = root;
    this.#observables = observables;
    this.#ground = new GroundView(context, root);
    this.view.addChild(this.#ground, this.#sparks, this.#medals, this.#marks);
  }

  get medalCount(): number {
    return this.#medals.shownCount;
  }

  /** The canvas begins so far below the scene's upper edge. */
  showFrom(top: number): void {
    this.#top = top;
    this.view.y = -top;
  }

  /** The way is scrolled to another place. */
  move(): void {
    const show = this.#observables.show.get();
    const front = this.#front(show);
    this.#ground.showTheme(themeAt(show, front));
    this.#medals.showAt(front);
    this.#markFocus();
  }

  async untilComplete(): Promise<void> {
    await this.#painting;
    await this.#ground.untilPainted();
  }

  free(): void {
    this.#isFreed = true;
    this.#ground.free();
    this.#medals.free();
    discard(this.view);
    this.#sheet?.destroy();
    this.#sheet = null;
  }

  /** The old picture stays until everything is painted anew. */
  followTheme(): void {
    if (this.#paintedWith !== this.#context.paint) void this.repaint();
  }

  repaint(): Promise<void> {
    this.#painting = this.#paint();
    return this.#painting;
  }

  async #paint(): Promise<void> {
    const show = this.#observables.show.get();
    const version = ++this.#paintVersion;
    this.#paintedWith = this.#context.paint;
    const showType = themeAt(show, this.#front(show));
    const [sheet, ground] = await Promise.all([
      paintRoadArt(this.#context, show),
      this.#ground.prepare(show, showType),
    ]);
    if (this.#isFreed || version !== this.#paintVersion) {
      sheet.destroy();
      if (ground) freeTextures([ground]);
      return;
    }
    const old = this.#sheet;
    this.#sheet = sheet;
    // What is moving belongs to displays that are about to go.
    this.#root.clear();
    this.#ground.apply(show, showType, ground);
    this.#sparks.apply(show.layout, sheet);
    this.#medals.apply(show, sheet);
    this.#pressed = null;
    this.#marks.light(null, null);
    sheet.upload();
    this.showFrom(this.#top);
    this.move();
    this.showTouch();
    old?.destroy();
    await this.#ground.untilPainted();
    if (!this.#isFreed) this.#context.draw();
  }

  /** The light behind the own medal swells once, and the jewel's stars twinkle. */
  pulse(): void {
    if (this.#context.motion.isReduced) return;
    const { glow } = this.#medals;
    const swell = gsap.timeline();
    swell
      .to(glow, { alpha: 1, duration: PULSE_SECONDS, ease: 'sine.inOut' })
      .to(glow, { alpha: GLOW_ALPHA, duration: PULSE_SECONDS, ease: 'sine.inOut' })
      .add(this.#sparks.twinkle(), 0);
    playOn(this.#root, swell);
  }

  showTouch(): void {
    const { pressed } = this.#observables.touch.get();
    if (pressed !== this.#pressed) {
      this.#press(this.#pressed, false);
      this.#press(pressed, true);
      this.#pressed = pressed;
      this.#marks.light(this.#boxOf(pressed), this.#sheet?.find(artKey.light) ?? null);
    }
    this.#markFocus();
    this.#context.draw();
  }

  #markFocus(): void {
    const { focused } = this.#observables.touch.get();
    this.#marks.ring(this.#boxOf(focused), this.#sheet?.find(artKey.ring) ?? null);
  }

  #press(key: string | null, isDown: boolean): void {
    const index = this.#indexOf(key);
    const medal = this.#medals.medalOf(index);
    if (!medal) return;
    const { pressScale, pressSeconds } = this.#context.motion;
    const scale = medal.scale * (isDown ? pressScale : 1);
    playOn(
      this.#root,
      gsap.to(medal.sprite.scale, { x: scale, y: scale, duration: pressSeconds, ease: 'power3.out' }),
    );
  }

  #front({ layout }: RoadShow): number {
    return frontAt(layout, this.#observables.offset());
  }

  #indexOf(key: string | null): number {
    return this.#observables.show.get().content.levels.findIndex(({ level }) => levelKey(level) === key);
  }

  #boxOf(key: string | null): Box | null {
    const show = this.#observables.show.get();
    const index = this.#indexOf(key);
    if (!this.#medals.medalOf(index)) return null;
    return medalBox(show.layout, index - this.#front(show));
  }
}

/** The theme of the level that is nearest to the front. */
const themeAt = ({ content }: RoadShow, front: number): number =>
  content.levels[Math.round(front)]?.showType ?? 1;
