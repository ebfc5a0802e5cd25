import { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { playOn } from '../parts/motion.ts';
import type { Sheet } from '../parts/sheet.ts';
import { discard } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { BoardView } from './board-view.ts';
import { Gleam, gleamPlaces } from './gleam.ts';
import type { Box } from './layout.ts';
import { artKey, paintLobbyArt } from './lobby-art.ts';
import type { LobbyObservables } from './lobby-observables.ts';
import { MarqueeView } from './marquee-view.ts';
import { RailsView } from './rails-view.ts';
import { TickerView } from './ticker-view.ts';
import { TouchMarks } from './touch-marks.ts';

/** A long press is told a little lower than a tap. */
const HELD_RATE = 0.8;
/** Until the curtain has opened so far that posters coming in behind it are seen. */
const CURTAIN_SECONDS = 0.4;

/** What the lobby's canvas shows: its parts, painted by one layout, content and theme. */
export class LobbyDisplay {
  readonly view = new Container();
  readonly #root: gsap.core.Timeline;
  readonly #context: SceneContext;
  readonly #observables: LobbyObservables;
  readonly #marquee: MarqueeView;
  readonly #board: BoardView;
  readonly #ticker: TickerView;
  readonly #rails: RailsView;
  readonly #gleam = new Gleam();
  readonly #marks = new TouchMarks();
  #sheet: Sheet | null = null;
  #painting: Promise<void> = Promise.resolve();
  #turning: Promise<void> = Promise.resolve();
  #paintVersion = 0;
  #paintedWith: SceneContext['paint'] | null = null;
  #pressed: string | null = null;
  #held: string | null = null;
  #isFreed = false;

  constructor(context: SceneContext, root: gsap.core.Timeline, observables: LobbyObservables) {
    this.#context = context;
    this.#root = root;
    this.#observables = observables;
    this.#marquee = new MarqueeView(context, root);
    this.#board = new BoardView(context, root);
    this.#ticker = new TickerView(context, root);
    this.#rails = new RailsView(
      context,
      root,
      () => observables.screen(),
      () => !observables.isPaused.get(),
    );
    this.view.addChild(this.#rails, this.#marquee, this.#board, this.#ticker, this.#gleam, this.#marks);
  }

  get counts(): { tiles: number; pages: number } {
    return {
      tiles: this.#rails.tileCount,
      pages: this.#rails.images.pageCount + (this.#sheet?.pageCount ?? 0),
    };
  }

  /** Shows the lobby between two heights; `resting` false while the hand moves. */
  showBand(top: number, bottom: number): void {
    this.view.y = -top;
    this.#rails.showBand(top, bottom);
  }

  /** What is on the screen may have changed. */
  see(): void {
    this.#rails.see();
  }

  /**
   * From now on the canvas is what is seen.
   * @param hasCurtain the page's curtain is still closed, and opens now
   */
  open(hasCurtain: boolean): void {
    this.#rails.open(hasCurtain ? CURTAIN_SECONDS : null);
  }

  /** @returns false when nothing on the canvas changed */
  moveRail(key: string): boolean {
    const hasMoved = this.#rails.moveRail(key);
    if (hasMoved && this.#observables.touch.get().focused)
      this.#drawRing(this.#observables.touch.get().focused);
    return hasMoved;
  }

  setResting(isResting: boolean): void {
    this.#rails.images.setResting(isResting);
  }

  /** Resolves when texts and ornaments are on the canvas, in the theme in force. */
  untilPainted(): Promise<void> {
    return this.#painting;
  }

  /** Resolves when everything that can be seen has been painted. */
  async untilScreenComplete(): Promise<void> {
    await this.#painting;
    await this.#rails.images.untilComplete(true);
  }

  /** Resolves when everything on the canvas has been painted. */
  async untilComplete(): Promise<void> {
    await this.#painting;
    await this.#turning;
    await this.#rails.images.untilComplete();
  }

  free(): void {
    this.#isFreed = true;
    this.#gleam.end();
    this.#rails.free();
    this.#marquee.free();
    this.#ticker.free();
    discard(this.view);
    this.#sheet?.destroy();
    this.#sheet = null;
  }

  showFigures(isMoving: boolean): void {
    this.#board.show(this.#observables.figures.get(), isMoving);
    this.#context.draw();
  }

  showWinner(isMoving: boolean): void {
    this.#ticker.show(this.#observables.winner.get(), isMoving);
    this.#context.draw();
  }

  chaseBulbs(): void {
    this.#marquee.chase();
  }

  /** One star of light, at the next place. */
  gleam(): void {
    const texture = this.#sheet?.find(artKey.gleam);
    if (texture) this.#gleam.play(this.#context, texture, gleamPlaces(this.#observables.show.get().layout));
  }

  /** Bulbs and star go out: nothing moves by itself any more. */
  restLights(): void {
    this.#marquee.rest();
    this.#gleam.end();
  }

  dragBanner(): void {
    this.#marquee.drag(this.#observables.bannerDrag.get());
  }

  /** Old textures at the new positions in this very task; new textures as soon as they are painted. */
  relayout(): void {
    if (this.#sheet) {
      for (const apply of this.#steps(this.#sheet)) apply();
      void this.#applyBanner(this.#sheet);
    }
    this.repaint();
  }

  /** The old colours stay until everything is painted in the new ones. */
  followTheme(): void {
    if (this.#paintedWith !== this.#context.paint) this.repaint();
  }

  repaint(): Promise<void> {
    this.#painting = this.#paint();
    return this.#painting;
  }

  async #paint(): Promise<void> {
    const { layout, content } = this.#observables.show.get();
    const version = ++this.#paintVersion;
    this.#paintedWith = this.#context.paint;
    if (!this.#sheet) this.#marquee.expect(layout.marquee, content, this.#observables.banner.get());
    const sheet = await paintLobbyArt(this.#context, layout, content, this.#observables.figures.get());
    // A later painting has begun, of another layout or theme.
    if (this.#isFreed || version !== this.#paintVersion) {
      sheet.destroy();
      return;
    }
    const old = this.#sheet;
    this.#sheet = sheet;
    const steps = this.#steps(sheet);
    // Before the first frame nobody sees one part without the others.
    const isSliced = old === null;
    for (const apply of steps) {
      apply();
      if (!isSliced) continue;
      await this.#context.nextTask();
      // A later painting has begun with this sheet as its old one, or the scene has left.
      if (this.#isFreed || version !== this.#paintVersion) return;
    }
    await this.#applyBanner(sheet);
    old?.destroy();
    this.#context.draw();
  }

  /** What takes its place on the canvas, part by part. */
  #steps(sheet: Sheet): (() => void)[] {
    const { layout, content } = this.#observables.show.get();
    return [
      () => {
        // What is moving belongs to displays that are about to go.
        this.#root.clear();
        this.#gleam.end();
        this.#rails.apply(layout, content, sheet, this.#observables.railOffset);
      },
      () => {
        this.#board.apply(layout.board, content, sheet);
        this.#board.show(this.#observables.figures.get(), false);
      },
      () => this.#ticker.apply(layout.ticker, sheet, this.#observables.winner.get()),
    ];
  }

  async #applyBanner(sheet: Sheet): Promise<void> {
    const { layout, content } = this.#observables.show.get();
    const banner = this.#marquee.apply(layout.marquee, content, sheet, this.#observables.banner.get());
    this.#marks.light(null, null);
    this.#drawRing(this.#observables.touch.get().focused);
    sheet.upload();
    await banner;
    if (!this.#isFreed) sheet.upload();
  }

  changeBanner(): void {
    // Only what the hand does is heard.
    if (this.#observables.isBannerTaken.get()) this.#context.playSound('curtain');
    this.#turning = this.#marquee.show(this.#observables.banner.get(), true);
  }

  showTouch(): void {
    const touch = this.#observables.touch.get();
    if (touch.pressed !== this.#pressed) {
      if (this.#pressed) this.#press(this.#pressed, false);
      if (touch.pressed) this.#press(touch.pressed, true);
      this.#pressed = touch.pressed;
      const box = touch.pressed === null ? null : this.#boxOf(touch.pressed);
      this.#marks.light(box, this.#sheet?.find(artKey.light) ?? null);
    }
    if (touch.held && touch.held !== this.#held) this.#context.playSound('press', HELD_RATE);
    this.#held = touch.held;
    this.#drawRing(touch.focused);
    this.#context.draw();
  }

  #press(key: string, isDown: boolean): void {
    const target = key.startsWith('tier:')
      ? this.#board.plaqueOf(key.slice('tier:'.length))
      : key === 'banner'
        ? this.#marquee.button
        : null;
    if (!target) {
      this.#rails.press(key, isDown);
      return;
    }
    const { pressScale, pressSeconds } = this.#context.motion;
    const scale = isDown ? pressScale : 1;
    if (pressSeconds === 0) target.scale.set(scale);
    else
      playOn(
        this.#root,
        gsap.to(target.scale, { x: scale, y: scale, duration: pressSeconds, ease: 'power3.out' }),
      );
  }

  #boxOf(key: string): Box | null {
    const { layout } = this.#observables.show.get();
    if (key === 'banner') return layout.marquee?.button ?? null;
    if (key.startsWith('dot:')) return layout.marquee?.dots[Number(key.slice(4))] ?? null;
    if (key.startsWith('tier:')) {
      return layout.board?.[key.slice('tier:'.length) as keyof typeof layout.board] ?? null;
    }
    return this.#rails.boxOf(key);
  }

  #drawRing(key: string | null): void {
    this.#marks.ring(key === null ? null : this.#boxOf(key), this.#sheet?.find(artKey.pixel('ring')) ?? null);
  }

  get isMarqueeInSight(): boolean {
    const { marquee } = this.#observables.show.get().layout;
    return marquee !== null && -this.view.y < marquee.frame.y + marquee.frame.height;
  }
}
