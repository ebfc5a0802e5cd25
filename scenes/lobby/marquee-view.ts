import { gsap } from 'gsap';
import { Container, Sprite, Texture } from 'pixi.js';
import { drawLettering, fitLettering } from '../parts/lettering.ts';
import { playOn } from '../parts/motion.ts';
import type { Sheet } from '../parts/sheet.ts';
import type { PageSlot } from '../parts/slot-pages.ts';
import { emptyContainer, spriteAt } from '../parts/sprites.ts';
import type { SceneContext, StopFunction } from '../scene.ts';
import { BannerCurtains } from './banner-curtains.ts';
import { BannerTextures } from './banner-textures.ts';
import { BulbChase } from './bulb-chase.ts';
import type { BannerContent, LobbyContent } from './content.ts';
import type { Box, MarqueeLayout } from './layout.ts';
import { artKey } from './lobby-art.ts';

/** The hand draws the drapes this far: of the opening's width for all of it, and never quite shut. */
const DRAG_REACH = 0.5;
const MAX_DRAWN = 0.92;

/** The banner behind its curtains, under the bulb frame and its crest. */
export class MarqueeView extends Container {
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  #layout: MarqueeLayout | null = null;
  #sheet: Sheet | null = null;
  #banners: readonly BannerContent[] = [];
  #index = -1;
  readonly #images: BannerTextures;
  #bulbs: BulbChase | null = null;
  #stopChase: StopFunction | null = null;
  #image = new Sprite();
  #overline = new Sprite();
  #button = new Container();
  #dots: Sprite[] = [];
  #curtains: BannerCurtains | null = null;
  /** The change of banners that is going on, or the drapes on their way back. */
  #act: gsap.core.Timeline | null = null;
  /** True from the request of another banner until its curtain closes. */
  #isChanging = false;

  constructor(context: SceneContext, root: gsap.core.Timeline) {
    super();
    this.#context = context;
    this.#root = root;
    this.#images = new BannerTextures(context);
  }

  /** Begins to load the banner on show, before anything is laid out. */
  expect(layout: MarqueeLayout | null, { banners }: LobbyContent, index: number): void {
    this.#images.setSize(layout?.opening ?? null, banners.length);
    const banner = banners[index];
    if (banner) this.#images.expect(banner);
  }

  /** Lays everything out; resolves when the banner on show is painted. */
  async apply(
    layout: MarqueeLayout | null,
    content: LobbyContent,
    sheet: Sheet,
    index: number,
  ): Promise<void> {
    this.rest();
    emptyContainer(this);
    this.#layout = layout;
    this.#sheet = sheet;
    this.#banners = content.banners;
    this.#index = -1;
    this.#curtains = null;
    this.#act = null;
    this.#isChanging = false;
    this.#bulbs = null;
    this.#images.setSize(layout?.opening ?? null, content.banners.length);
    if (!layout) return;
    this.#build(layout, sheet);
    await this.show(index, false);
  }

  get button(): Container {
    return this.#button;
  }

  /** Resolves when the banner's image is on the stage, or cannot be loaded. */
  async show(index: number, isMoving: boolean): Promise<void> {
    const banner = this.#banners[index];
    const layout = this.#layout;
    if (!banner || !layout || index === this.#index) return;
    this.#index = index;
    this.#isChanging = isMoving;
    const slot = await this.#images.paint(banner);
    // Meanwhile the player may have gone on, or the lobby away.
    if (this.#index !== index || this.destroyed || layout !== this.#layout) return;
    const { motion } = this.#context;
    this.#isChanging = false;
    if (!isMoving) this.#set(slot, banner, layout);
    else if (motion.curtainSeconds > 0) this.#draw(slot, banner, layout);
    else this.#fade(slot, banner, layout);
    this.#context.draw();
  }

  /** The hand is `px` away from where it took the banner; 0 when it has let go. */
  drag(px: number): void {
    const { motion } = this.#context;
    const curtains = this.#curtains;
    const { opening } = this.#layout ?? {};
    if (!curtains || !opening || motion.curtainSeconds === 0 || this.#isChanging) return;
    if (px === 0) {
      this.#reopen(curtains);
      return;
    }
    if (this.#act?.isActive()) return;
    curtains.share = Math.min(MAX_DRAWN, Math.abs(px) / (opening.width * DRAG_REACH));
    for (const word of [this.#overline, this.#button]) word.alpha = Math.max(0, 1 - curtains.share * 2);
    this.#context.draw();
  }

  /** Bulbs light in turn, then rest. */
  chase(): void {
    this.rest();
    if (this.#bulbs && this.#context.motion.hasBulbChase) this.#stopChase = this.#bulbs.play(this.#context);
  }

  /** The bulbs go dark at once. */
  rest(): void {
    this.#stopChase?.();
    this.#stopChase = null;
  }

  free(): void {
    this.rest();
    emptyContainer(this);
    this.#bulbs = null;
    this.#layout = null;
    this.#images.setSize(null, 0);
  }

  #build(layout: MarqueeLayout, sheet: Sheet): void {
    const { frame, opening, crest, dots } = layout;
    this.#image = spriteAt(null, opening);
    this.#overline = new Sprite();
    this.#button = new Container();
    this.#curtains = new BannerCurtains(sheet.find(artKey.curtain), opening);
    this.#bulbs = new BulbChase(sheet.find(artKey.bulb), frame);
    this.#dots = dots.map((dot) =>
      spriteAt(sheet.find(artKey.dot), { x: dot.x - 2, y: dot.y - 2, width: 12, height: 12 }),
    );
    this.addChild(
      this.#image,
      this.#curtains.left,
      this.#curtains.right,
      spriteAt(sheet.find(artKey.frame), frame),
      spriteAt(sheet.find(artKey.crest), crest),
      this.#overline,
      this.#button,
      this.#bulbs,
      ...this.#dots,
    );
  }

  #set(slot: PageSlot | null, banner: BannerContent, layout: MarqueeLayout): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    const { opening, overline, button } = layout;
    this.#image.texture = slot?.texture ?? Texture.EMPTY;
    this.#image.setSize(opening.width, opening.height);
    this.#overline.texture = this.#overlineTexture(sheet, banner.overline, overline);
    this.#overline.position.set(overline.x, overline.y);
    emptyContainer(this.#button);
    this.#button.pivot.set(button.x + button.width / 2, button.y + button.height / 2);
    this.#button.position.copyFrom(this.#button.pivot);
    this.#button.addChild(spriteAt(sheet.find(artKey.action(banner.action)), button));
    for (const [at, dot] of this.#dots.entries()) {
      const texture = sheet.find(at === this.#index ? artKey.dotChosen : artKey.dot);
      if (texture) dot.texture = texture;
    }
    sheet.upload();
  }

  /** The curtains close over the old banner and open on the new one. */
  #draw(slot: PageSlot | null, banner: BannerContent, layout: MarqueeLayout): void {
    const { curtainSeconds } = this.#context.motion;
    const curtains = this.#curtains;
    if (!curtains) return;
    const words = [this.#overline, this.#button];
    // What the hand has closed already need not be closed again.
    const left = curtainSeconds * (1 - curtains.share * 0.7);
    this.#play(
      gsap
        .timeline()
        .to(words, { alpha: 0, duration: left * 0.4 })
        .to(curtains, { share: 1, duration: left, ease: 'power2.inOut' }, 0)
        .call(() => this.#set(slot, banner, layout))
        .to(curtains, { share: 0, duration: curtainSeconds * 1.2, ease: 'power2.inOut' })
        .to(words, { alpha: 1, duration: curtainSeconds * 0.6 }, '<0.2'),
    );
  }

  #reopen(curtains: BannerCurtains): void {
    if (curtains.share === 0 || this.#act?.isActive()) return;
    const seconds = this.#context.motion.curtainSeconds / 2;
    this.#play(
      gsap
        .timeline()
        .to(curtains, { share: 0, duration: seconds, ease: 'power2.out' })
        .to([this.#overline, this.#button], { alpha: 1, duration: seconds }, 0),
    );
  }

  /** One change at a time: a later one goes on from where the last one was. */
  #play(act: gsap.core.Timeline): void {
    this.#act?.kill();
    this.#act = act;
    playOn(this.#root, act);
  }

  #fade(slot: PageSlot | null, banner: BannerContent, layout: MarqueeLayout): void {
    const seconds = this.#context.motion.crossFadeSeconds;
    this.#play(
      gsap
        .timeline()
        .to(this.#image, { alpha: 0, duration: seconds / 2 })
        .call(() => this.#set(slot, banner, layout))
        .to(this.#image, { alpha: 1, duration: seconds / 2 }),
    );
  }

  #overlineTexture(sheet: Sheet, text: string, box: Box): Texture {
    const { fonts, theme } = this.#context;
    const sizePx = (this.#layout?.opening.width ?? 0) > 480 ? 15 : 13;
    return sheet.add(`overline:${text}:${box.width}`, box.width, box.height, (canvas) =>
      drawLettering(
        canvas,
        fitLettering(
          canvas,
          {
            text,
            weight: 600,
            family: fonts.text,
            sizePx,
            x: 0,
            y: 0,
            lineHeight: box.height,
            fill: theme.brassLight,
            shadow: 'rgba(10, 2, 6, .9)',
          },
          box.width,
        ),
      ),
    );
  }
}
