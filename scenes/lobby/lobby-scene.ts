import { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { createRootTimeline, playOn } from '../parts/motion.ts';
import type { Sheet } from '../parts/sheet.ts';
import { discard } from '../parts/sprites.ts';
import type { Scene, SceneContext, Stop, Watch } from '../scene.ts';
import { BoardView } from './board-view.ts';
import type { BoardFigures, LobbyContent, TouchState, WinnerContent } from './content.ts';
import type { Box, LobbyLayout } from './layout.ts';
import { artKey, paintLobbyArt } from './lobby-art.ts';
import { MarqueeView } from './marquee-view.ts';
import { moveByItself } from './own-movement.ts';
import { RailsView, type Screen } from './rails-view.ts';
import { TickerView } from './ticker-view.ts';
import { TouchMarks } from './touch-marks.ts';

export interface LobbyShow {
  readonly layout: LobbyLayout;
  readonly content: LobbyContent;
}

export interface LobbyWatches {
  readonly show: Watch<LobbyShow>;
  readonly figures: Watch<BoardFigures>;
  readonly winner: Watch<WinnerContent | null>;
  readonly banner: Watch<number>;
  /** How far the hand has drawn the banner aside, in CSS pixels. */
  readonly bannerDrag: Watch<number>;
  /** True once the player has touched the banners. */
  readonly isBannerTaken: Watch<boolean>;
  readonly touch: Watch<TouchState>;
  /** True while nothing may move by itself. */
  readonly isPaused: Watch<boolean>;
  /** True while something lies over the whole lobby. */
  readonly isCovered: Watch<boolean>;
  railOffset(key: string): number;
  /** What of the lobby's height is on the screen. */
  screen(): Screen;
}

export interface LobbyIntents {
  /** Time for the next banner. */
  nextBanner(): void;
}

/** A long press is told a little lower than a tap. */
const HELD_RATE = 0.8;
/** Until the curtain has opened so far that posters coming in behind it are seen. */
const COVER_SECONDS = 0.4;

/** The lobby: plays content, amounts, winners and touches as it is told, and rests in between. */
export class LobbyScene implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #context: SceneContext;
  readonly #watches: LobbyWatches;
  readonly #intents: LobbyIntents;
  readonly #marquee: MarqueeView;
  readonly #board: BoardView;
  readonly #ticker: TickerView;
  readonly #rails: RailsView;
  readonly #marks = new TouchMarks();
  #sheet: Sheet | null = null;
  #painting: Promise<void> = Promise.resolve();
  #turning: Promise<void> = Promise.resolve();
  #turn = 0;
  #paintedWith: SceneContext['paint'] | null = null;
  #stops: Stop[] = [];
  #pressed: string | null = null;
  #held: string | null = null;
  #hasLeft = false;

  constructor(context: SceneContext, watches: LobbyWatches, intents: LobbyIntents) {
    this.#context = context;
    this.#watches = watches;
    this.#intents = intents;
    this.root = createRootTimeline(() => context.draw());
    this.#marquee = new MarqueeView(context, this.root);
    this.#board = new BoardView(context, this.root);
    this.#ticker = new TickerView(context, this.root);
    this.#rails = new RailsView(
      context,
      this.root,
      () => watches.screen(),
      () => !watches.isPaused.get(),
    );
    this.view.addChild(this.#rails, this.#marquee, this.#board, this.#ticker, this.#marks);
  }

  get counts(): { tiles: number; pages: number } {
    return {
      tiles: this.#rails.tileCount,
      pages: this.#rails.pictures.pageCount + (this.#sheet?.pageCount ?? 0),
    };
  }

  async prepare(): Promise<void> {
    await this.#repaint();
  }

  enter(): void {
    const { show, figures, winner, banner, bannerDrag, touch, isPaused, isCovered } = this.#watches;
    // What comes while nobody sees the lobby waits until it is uncovered.
    const follow = (change: (isMoving: boolean) => void) => {
      if (!isCovered.get()) this.#then(() => change(!isPaused.get()));
    };
    const followFigures = (isMoving: boolean) => this.#board.show(figures.get(), isMoving);
    const followWinner = (isMoving: boolean) => this.#ticker.show(winner.get(), isMoving);
    this.#stops = [
      show.subscribe(() => this.#relayout()),
      this.#context.whenThemeChanges(() => this.#followTheme()),
      figures.subscribe(() => follow(followFigures)),
      winner.subscribe(() => follow(followWinner)),
      // Before the drag: the hand lets go of a banner that is on its way already.
      banner.subscribe(() => this.#changeBanner(banner.get())),
      bannerDrag.subscribe(() => this.#marquee.drag(bannerDrag.get())),
      touch.subscribe(() => this.#then(() => this.#showTouch(touch.get()))),
      moveByItself(
        this.#context.clock,
        this.#watches,
        {
          chaseBulbs: () => this.#isMarqueeInSight() && this.#marquee.chase(),
          turnBanner: () => this.#isMarqueeInSight() && this.#intents.nextBanner(),
          catchUp: () =>
            this.#then(() => {
              followFigures(false);
              followWinner(false);
            }),
        },
        this.#context.motion.isThrifty,
      ),
    ];
    // It may have changed while the scene was being prepared.
    this.#followTheme();
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
   * @param hasCover the page's curtain is still closed, and opens now
   */
  open(hasCover: boolean): void {
    this.#rails.open(hasCover ? COVER_SECONDS : null);
  }

  /** @returns false when nothing on the canvas changed */
  moveRail(key: string): boolean {
    const hasMoved = this.#rails.moveRail(key);
    if (hasMoved && this.#watches.touch.get().focused) this.#drawRing(this.#watches.touch.get().focused);
    return hasMoved;
  }

  setResting(isResting: boolean): void {
    this.#rails.pictures.setResting(isResting);
  }

  /** Resolves when words and ornaments are on the canvas, in the theme in force. */
  whenPainted(): Promise<void> {
    return this.#painting;
  }

  /** Resolves when everything that can be seen has been painted. */
  async whenScreenComplete(): Promise<void> {
    await this.#painting;
    await this.#rails.pictures.whenComplete(true);
  }

  /** Resolves when everything on the canvas has been painted. */
  async whenComplete(): Promise<void> {
    await this.#painting;
    await this.#turning;
    await this.#rails.pictures.whenComplete();
  }

  leave(): void {
    this.#hasLeft = true;
    for (const stop of this.#stops.splice(0)) stop();
    this.root.clear();
    this.root.kill();
    this.#rails.free();
    this.#marquee.free();
    this.#ticker.free();
    discard(this.view);
    this.#sheet?.destroy();
    this.#sheet = null;
  }

  /** Old pictures at the new places in this very task; new pictures as soon as they are painted. */
  #relayout(): void {
    if (this.#sheet) this.#apply(this.#sheet);
    this.#painting = this.#repaint();
  }

  /** The old colours stay until everything is painted in the new ones. */
  #followTheme(): void {
    if (this.#paintedWith !== this.#context.paint) this.#painting = this.#repaint();
  }

  async #repaint(): Promise<void> {
    const { layout, content } = this.#watches.show.get();
    const turn = ++this.#turn;
    this.#paintedWith = this.#context.paint;
    const sheet = await paintLobbyArt(this.#context, layout, content, this.#watches.figures.get());
    // A later painting has begun, of another layout or theme.
    if (this.#hasLeft || turn !== this.#turn) {
      sheet.destroy();
      return;
    }
    const old = this.#sheet;
    this.#sheet = sheet;
    await this.#apply(sheet);
    old?.destroy();
    this.#context.draw();
  }

  async #apply(sheet: Sheet): Promise<void> {
    const { layout, content } = this.#watches.show.get();
    // What is moving belongs to displays that are about to go.
    this.root.clear();
    this.#rails.apply(layout, content, sheet, this.#watches.railOffset);
    this.#board.apply(layout.board, content, sheet);
    this.#board.show(this.#watches.figures.get(), false);
    this.#ticker.apply(layout.ticker, sheet, this.#watches.winner.get());
    const banner = this.#marquee.apply(layout.marquee, content, sheet, this.#watches.banner.get());
    this.#marks.light(null, null);
    this.#drawRing(this.#watches.touch.get().focused);
    sheet.upload();
    await banner;
    if (!this.#hasLeft) sheet.upload();
  }

  #then(change: () => void): void {
    change();
    this.#context.draw();
  }

  #changeBanner(index: number): void {
    // Only what the hand does is heard.
    if (this.#watches.isBannerTaken.get()) this.#context.playSound('curtain');
    this.#turning = this.#marquee.show(index, true);
  }

  #showTouch(touch: TouchState): void {
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
        this.root,
        gsap.to(target.scale, { x: scale, y: scale, duration: pressSeconds, ease: 'power3.out' }),
      );
  }

  #boxOf(key: string): Box | null {
    const { layout } = this.#watches.show.get();
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

  #isMarqueeInSight(): boolean {
    const { marquee } = this.#watches.show.get().layout;
    return marquee !== null && -this.view.y < marquee.frame.y + marquee.frame.height;
  }
}
