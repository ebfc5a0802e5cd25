import { gsap } from 'gsap';
import { Container, type Sprite, type Texture } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { TouchMarks } from '../lobby/touch-marks.ts';
import { FLAG_HEIGHT, houseSvg } from '../ornaments/vip-step.ts';
import { bakeTexture, freeTextures } from '../parts/bake-texture.ts';
import { playOn } from '../parts/motion.ts';
import type { Sheet } from '../parts/sheet.ts';
import { discard, emptyContainer, spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { BalconyView } from './balcony-view.ts';
import { climbAt, MEDALLION, stepBox, stepKey, treadOf, VALANCE } from './layout.ts';
import { artKey, GLOW_PX, paintStairsArt } from './stairs-art.ts';
import type { StairsShow, StairsWatches } from './stairs-watches.ts';
import { StepsView } from './steps-view.ts';

const GLOW_ALPHA = 0.62;
const PULSE_SECONDS = 0.7;

/** What the canvas of the stairs shows, painted by one layout, content and theme. */
export class StairsDisplay {
  readonly view = new Container();
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  readonly #watches: StairsWatches;
  readonly #house = new Container();
  // Moved as a whole with every frame: what is in it is not batched anew.
  readonly #world = new Container({ isRenderGroup: true });
  readonly #balconies: BalconyView;
  readonly #steps: StepsView;
  readonly #here = new Container();
  readonly #valance = new Container();
  readonly #marks = new TouchMarks();
  #glow: Sprite | null = null;
  #ground: Texture | null = null;
  #sheet: Sheet | null = null;
  #painting: Promise<void> = Promise.resolve();
  #paintVersion = 0;
  #paintedWith: SceneContext['paint'] | null = null;
  #pressed: string | null = null;
  #top = 0;
  #isResting = true;
  #isFreed = false;

  constructor(context: SceneContext, root: gsap.core.Timeline, watches: StairsWatches) {
    this.#context = context;
    this.#root = root;
    this.#watches = watches;
    this.#balconies = new BalconyView(context);
    this.#steps = new StepsView(context);
    this.#world.addChild(this.#balconies, this.#steps, this.#here, this.#marks);
    this.view.addChild(this.#house, this.#world, this.#valance);
  }

  get counts(): { steps: number; balconies: number } {
    return { steps: this.#steps.stepCount, balconies: this.#balconies.shownCount };
  }

  /** The canvas begins so far below the scene's upper edge. */
  showFrom(top: number): void {
    this.#top = top;
    this.view.y = -top;
  }

  /** The way is scrolled to another place. */
  move(): void {
    const { layout } = this.#watches.show.get();
    const offset = this.#watches.offset();
    this.#world.position.set(-offset, climbAt(layout, offset));
    this.#balconies.showAt(offset);
    this.#steps.showAt(offset);
  }

  /** What a drag would have to paint is painted while there is none. */
  setResting(isResting: boolean): void {
    this.#isResting = isResting;
    if (isResting) void this.#paintAhead();
  }

  async untilComplete(): Promise<void> {
    await this.#painting;
    await this.#balconies.untilPainted();
  }

  free(): void {
    this.#isFreed = true;
    this.#balconies.free();
    this.#steps.free();
    discard(this.view);
    this.#sheet?.destroy();
    if (this.#ground) freeTextures([this.#ground]);
    this.#sheet = null;
    this.#ground = null;
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
    const show = this.#watches.show.get();
    const version = ++this.#paintVersion;
    this.#paintedWith = this.#context.paint;
    const { theme } = this.#context;
    const { width, height } = show.layout;
    const [sheet, ground] = await Promise.all([
      paintStairsArt(this.#context, show),
      bakeTexture(this.#context, houseSvg(theme.ink, theme.shade, theme.brassDark, width, height), {
        width,
        height,
      }),
    ]);
    if (this.#isFreed || version !== this.#paintVersion) {
      sheet.destroy();
      freeTextures([ground]);
      return;
    }
    const old = { sheet: this.#sheet, ground: this.#ground };
    this.#sheet = sheet;
    this.#ground = ground;
    this.#apply(show, sheet, ground);
    old.sheet?.destroy();
    if (old.ground) freeTextures([old.ground]);
    await this.#balconies.untilPainted();
    if (!this.#isFreed) this.#context.draw();
  }

  /** One step in each task, and all of them sent to the renderer together. */
  async #paintAhead(): Promise<void> {
    const version = this.#paintVersion;
    while (this.#isResting && !this.#isFreed && version === this.#paintVersion) {
      if (!this.#steps.paintAhead(this.#watches.offset())) return;
      await this.#context.nextTask();
    }
  }

  #apply(show: StairsShow, sheet: Sheet, ground: Texture): void {
    // What is moving belongs to displays that are about to go.
    this.#root.clear();
    const { width, height } = show.layout;
    emptyContainer(this.#house);
    this.#house.addChild(spriteAt(ground, { x: 0, y: 0, width, height }));
    emptyContainer(this.#valance);
    this.#valance.addChild(spriteAt(sheet.find(artKey.valance), { x: 0, y: 0, width, height: VALANCE }));
    this.#balconies.apply(show);
    this.#steps.apply(show, sheet);
    this.#placeHere(show, sheet);
    this.#pressed = null;
    this.#marks.light(null, null);
    this.showTouch();
    sheet.upload();
    this.showFrom(this.#top);
    this.move();
  }

  /** The light, the flag, and how far it is to the next step. */
  #placeHere({ layout, content }: StairsShow, sheet: Sheet): void {
    emptyContainer(this.#here);
    const { x, y } = treadOf(layout, content.here);
    const middle = x + layout.pitch / 2;
    const glow = spriteAt(sheet.find(artKey.glow), {
      x: middle - GLOW_PX / 2,
      y: y - 38 - GLOW_PX / 2,
      width: GLOW_PX,
      height: GLOW_PX,
    });
    glow.alpha = GLOW_ALPHA;
    this.#glow = this.#steps.marks.addChild(glow);
    const flag = sheet.find(artKey.flag);
    const flagWidth = flag?.width ?? 0;
    this.#here.addChild(
      spriteAt(flag, {
        x: middle - flagWidth / 2,
        y: y - MEDALLION - 6 - FLAG_HEIGHT,
        width: flagWidth,
        height: FLAG_HEIGHT,
      }),
    );
    const { progress } = content;
    if (!progress) return;
    const next = treadOf(layout, progress.index);
    this.#here.addChild(
      spriteAt(sheet.find(artKey.bar), {
        x: next.x,
        y: next.y - 5,
        width: Math.max(2, Math.round(layout.pitch * progress.share)),
        height: 4,
      }),
    );
  }

  /** The light behind the player's own medallion swells once. */
  pulse(): void {
    const glow = this.#glow;
    if (!glow || this.#context.motion.isReduced) return;
    const swell = gsap.timeline();
    swell
      .to(glow, { alpha: 1, duration: PULSE_SECONDS, ease: 'sine.inOut' })
      .to(glow, { alpha: GLOW_ALPHA, duration: PULSE_SECONDS, ease: 'sine.inOut' });
    playOn(this.#root, swell);
  }

  showTouch(): void {
    const { pressed, focused } = this.#watches.touch.get();
    if (pressed !== this.#pressed) {
      this.#press(this.#pressed, false);
      this.#press(pressed, true);
      this.#pressed = pressed;
      this.#marks.light(this.#boxOf(pressed), this.#sheet?.find(artKey.light) ?? null);
    }
    this.#marks.ring(this.#boxOf(focused), this.#sheet?.find(artKey.ring) ?? null);
    this.#context.draw();
  }

  #press(key: string | null, isDown: boolean): void {
    const tile = this.#steps.tileOf(this.#indexOf(key));
    if (!tile) return;
    const { pressScale, pressSeconds } = this.#context.motion;
    const scale = isDown ? pressScale : 1;
    playOn(
      this.#root,
      gsap.to(tile.scale, { x: scale, y: scale, duration: pressSeconds, ease: 'power3.out' }),
    );
  }

  #indexOf(key: string | null): number {
    return this.#watches.show.get().content.steps.findIndex(({ level }) => stepKey(level) === key);
  }

  #boxOf(key: string | null): Box | null {
    const index = this.#indexOf(key);
    return index < 0 ? null : stepBox(this.#watches.show.get().layout, index);
  }
}
