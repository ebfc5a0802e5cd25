import { Texture } from 'pixi.js';
import { drawLettering } from '../parts/lettering.ts';
import { countPages, planPageGrid } from '../parts/page-grid.ts';
import type { Sheet } from '../parts/sheet.ts';
import { SlotPages } from '../parts/slot-pages.ts';
import type { SceneContext } from '../scene.ts';
import type { PosterContent } from './content.ts';
import { artKey } from './lobby-art.ts';

/** Longest side of a poster page in CSS pixels. */
const PAGE_PX = 1024;
/** What posters may take of the 96 MB that the lobby may hold; ornaments, letters and banners share the rest. */
const MAX_BYTES = 56_000_000;
const MAX_LOADS = 6;
const CORNER_PX = 6;

export interface PosterTexturesDependencies {
  /** An image is loaded; its views take the new texture. */
  onPainted(slug: string): void;
  /** How far each poster on the canvas lies from the screen; 0 on it. */
  distances(): ReadonlyMap<string, number>;
}

/**
 * Posters on shared atlas pages. An image loads when its poster comes on the canvas, those on the screen first; painting
 * and handing over to the renderer wait for rest, because a page is large and a moving hand notices.
 */
export class PosterTextures {
  readonly #context: SceneContext;
  readonly #parts: PosterTexturesDependencies;
  #pages: SlotPages | null = null;
  #sheet: Sheet | null = null;
  #size = { width: 0, height: 0 };
  /** How many posters on the canvas show a slug. */
  readonly #users = new Map<string, number>();
  readonly #queue = new Map<string, PosterContent>();
  readonly #loaded = new Map<string, { poster: PosterContent; image: CanvasImageSource | null }>();
  readonly #painted = new Set<string>();
  readonly #loading = new Set<string>();
  #isAsked = false;
  #isResting = true;
  #waiters: { settle(): void; readonly onlyScreen: boolean }[] = [];
  #generation = 0;

  constructor(context: SceneContext, parts: PosterTexturesDependencies) {
    this.#context = context;
    this.#parts = parts;
  }

  get pageCount(): number {
    return this.#pages?.pageCount ?? 0;
  }

  setSize(width: number, height: number, sheet: Sheet): void {
    this.#sheet = sheet;
    if (this.#size.width === width && this.#size.height === height && this.#pages) return;
    this.free();
    this.#sheet = sheet;
    this.#size = { width, height };
    const { resolution } = this.#context;
    const place = { ...this.#size, resolution, pageSize: Math.round(PAGE_PX * resolution) };
    this.#pages = new SlotPages({ ...place, mostPages: countPages(planPageGrid(place), MAX_BYTES) });
  }

  /** A poster comes on the canvas. */
  enter(poster: PosterContent): Texture {
    const { slug } = poster;
    const users = (this.#users.get(slug) ?? 0) + 1;
    this.#users.set(slug, users);
    if (users === 1) {
      this.#pages?.hold(slug, true);
      if (!this.#pages?.find(slug)) this.#painted.delete(slug);
      if (!this.#painted.has(slug) && !this.#loaded.has(slug) && !this.#loading.has(slug)) {
        this.#queue.set(slug, poster);
        this.#askToLoad();
      }
    }
    return this.textureOf(poster);
  }

  /** A poster leaves the canvas. */
  leave(slug: string): void {
    const users = (this.#users.get(slug) ?? 1) - 1;
    if (users > 0) {
      this.#users.set(slug, users);
      return;
    }
    this.#users.delete(slug);
    this.#queue.delete(slug);
    this.#pages?.hold(slug, false);
  }

  /** The image, or the placeholder colour while there is none. */
  textureOf(poster: PosterContent): Texture {
    const slot = this.#painted.has(poster.slug) ? this.#pages?.find(poster.slug) : null;
    return slot?.texture ?? this.#sheet?.find(artKey.ground(poster.hue)) ?? Texture.EMPTY;
  }

  /** While the player drags, loaded images wait. */
  setResting(isResting: boolean): void {
    this.#isResting = isResting;
    if (!isResting) return;
    this.#paintLoaded();
    for (const slug of this.#pages?.freeUnused() ?? []) this.#painted.delete(slug);
  }

  /**
   * Resolves when every poster on the canvas has its image, or has none to load.
   * @param onlyScreen waits for those that can be seen, and not for those above and below
   */
  untilComplete(onlyScreen = false): Promise<void> {
    return new Promise((settle) => {
      this.#waiters.push({ settle, onlyScreen });
      // After the movement that brings posters in, when all of them are known and in position.
      queueMicrotask(() => this.#tellWaiters());
    });
  }

  free(): void {
    this.#generation += 1;
    this.#pages?.destroy();
    this.#pages = null;
    this.#sheet = null;
    this.#queue.clear();
    this.#loaded.clear();
    this.#painted.clear();
    this.#users.clear();
    this.#size = { width: 0, height: 0 };
    this.#loading.clear();
    for (const { settle } of this.#waiters.splice(0)) settle();
  }

  /** Once all posters that come together are known. */
  #askToLoad(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    queueMicrotask(() => {
      this.#isAsked = false;
      this.#load();
    });
  }

  #load(): void {
    const generation = this.#generation;
    const distances = this.#parts.distances();
    const distanceOf = (slug: string) => distances.get(slug) ?? Number.POSITIVE_INFINITY;
    const isSeen = (slug: string) => distanceOf(slug) === 0;
    // What can be seen has the line for itself.
    const isScreenOpen = [...this.#queue.keys(), ...this.#loading].some(isSeen);
    const next = [...this.#queue]
      .filter(([slug]) => !isScreenOpen || isSeen(slug))
      .toSorted(([a], [b]) => distanceOf(a) - distanceOf(b));
    for (const [slug, poster] of next.slice(0, Math.max(0, MAX_LOADS - this.#loading.size))) {
      this.#queue.delete(slug);
      this.#loading.add(slug);
      this.#context
        .loadImage(poster.image, isSeen(slug))
        .catch(() => null)
        .then((image) => {
          if (generation !== this.#generation) return;
          this.#loading.delete(slug);
          // Not on the canvas any more: the image stays in the browser's cache.
          if (this.#users.has(slug)) this.#loaded.set(slug, { poster, image });
          this.#load();
          if (this.#isResting && (this.#loading.size === 0 || this.#isScreenLoaded())) this.#paintLoaded();
          this.#tellWaiters();
        });
    }
  }

  /** True in the moment in which the last image of the screen is loaded, and not again for those beyond it. */
  #isScreenLoaded(): boolean {
    const seen = [...this.#parts.distances()].filter(([, distance]) => distance === 0).map(([slug]) => slug);
    return (
      seen.some((slug) => this.#loaded.has(slug)) &&
      !seen.some((slug) => this.#loading.has(slug) || this.#queue.has(slug))
    );
  }

  #paintLoaded(): void {
    const pages = this.#pages;
    if (!pages || this.#loaded.size === 0) return;
    pages.expect(this.#loaded.size);
    for (const [slug, { poster, image }] of this.#loaded) {
      this.#loaded.delete(slug);
      const slot = pages.claim(slug);
      // Every slot is on the canvas: this poster keeps its placeholder.
      if (!slot) continue;
      pages.hold(slug, this.#users.has(slug));
      slot.paint((canvas) => this.#paint(canvas, poster, image));
      this.#painted.add(slug);
    }
    pages.upload();
    for (const slug of this.#painted) this.#parts.onPainted(slug);
    this.#context.draw();
    this.#tellWaiters();
  }

  #paint(canvas: CanvasRenderingContext2D, poster: PosterContent, image: CanvasImageSource | null): void {
    const { width, height } = this.#size;
    canvas.beginPath();
    canvas.roundRect(0, 0, width, height, CORNER_PX);
    canvas.clip();
    if (image) {
      canvas.drawImage(image, 0, 0, width, height);
      return;
    }
    canvas.fillStyle = poster.hue;
    canvas.fillRect(0, 0, width, height);
    const { fonts, theme } = this.#context;
    for (const [line, text] of poster.name.split(' ').entries()) {
      drawLettering(canvas, {
        text,
        weight: 400,
        family: fonts.display,
        sizePx: 17,
        x: width / 2,
        y: height * 0.4 + line * 20,
        lineHeight: 20,
        align: 'center',
        fill: theme.brassLight,
      });
    }
  }

  #tellWaiters(): void {
    if (this.#waiters.length === 0) return;
    const open = [...this.#loading, ...this.#queue.keys(), ...this.#loaded.keys()];
    const distances = this.#parts.distances();
    const isScreenDone = !open.some((slug) => distances.get(slug) === 0);
    const isDone = (onlyScreen: boolean) => open.length === 0 || (onlyScreen && isScreenDone);
    const done = this.#waiters.filter((waiter) => isDone(waiter.onlyScreen));
    this.#waiters = this.#waiters.filter((waiter) => !isDone(waiter.onlyScreen));
    for (const { settle } of done) settle();
  }
}
