import { gsap } from 'gsap';
import { Container, Texture } from 'pixi.js';
import { playOn } from '../parts/motion.ts';
import type { Sheet } from '../parts/sheet.ts';
import { emptyContainer } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import type { LobbyContent, PosterContent } from './content.ts';
import {
  type Box,
  type LobbyLayout,
  postersInView,
  posterX,
  type RailLayout,
  type Range,
  railsInBand,
} from './layout.ts';
import { artKey } from './lobby-art.ts';
import { PosterTextures } from './poster-textures.ts';
import { createTile, placeTile, spritesOf, type Tile } from './poster-tile.ts';
import { RailEntrances } from './rail-entrances.ts';
import { RailHeads } from './rail-heads.ts';

/** A stretch of the lobby's height. */
export interface Screen {
  readonly top: number;
  readonly bottom: number;
}

const EMPTY_RANGE: Range = { first: 0, end: 0 };

/**
 * The rails: only what touches the canvas exists, and what leaves is used again, so that a lobby of ten thousand
 * games costs what one of a hundred does.
 */
export class RailsView extends Container {
  readonly images: PosterTextures;
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  readonly #screen: () => Screen;
  readonly #mayMove: () => boolean;
  readonly #heads: RailHeads;
  readonly #entrances: RailEntrances;
  // Layers share pages, so that the renderer changes textures as seldom as can be.
  readonly #imageLayer = new Container();
  readonly #ornamentLayer = new Container();
  readonly #tiles = new Map<string, Tile>();
  readonly #shown = new Map<string, Range>();
  #spare: Tile[] = [];
  #layout: LobbyLayout | null = null;
  #content: LobbyContent | null = null;
  #sheet: Sheet | null = null;
  #band = { top: 0, bottom: 0 };
  #offsetOf: (key: string) => number = () => 0;

  /**
   * @param screen what of the lobby's height is on the screen
   * @param mayMove whether decorative animation is allowed
   */
  constructor(context: SceneContext, root: gsap.core.Timeline, screen: () => Screen, mayMove: () => boolean) {
    super();
    this.#context = context;
    this.#root = root;
    this.#screen = screen;
    this.#mayMove = mayMove;
    this.#heads = new RailHeads(context);
    this.#entrances = new RailEntrances(context.motion);
    this.images = new PosterTextures(context, {
      onPainted: (slug) => this.#repaint(slug),
      distances: () => this.#distances(),
    });
    this.addChild(this.#heads, this.#imageLayer, this.#ornamentLayer);
  }

  get tileCount(): number {
    return this.#tiles.size;
  }

  apply(layout: LobbyLayout, content: LobbyContent, sheet: Sheet, offsetOf: (key: string) => number): void {
    this.#clear();
    this.#layout = layout;
    this.#content = content;
    this.#sheet = sheet;
    this.#offsetOf = offsetOf;
    this.images.setSize(layout.poster.width, layout.poster.height, sheet);
    this.#heads.apply(layout, content, sheet);
    this.showBand(this.#band.top, this.#band.bottom);
  }

  /** Shows the rails between two heights of the lobby. */
  showBand(top: number, bottom: number): void {
    this.#band = { top, bottom };
    const layout = this.#layout;
    if (!layout) return;
    const range = railsInBand(layout, top, bottom);
    const near = new Set(layout.rails.slice(range.first, range.end).map((rail) => rail.key));
    for (const [key, shown] of this.#shown) {
      if (near.has(key)) continue;
      this.#release(key, shown);
      this.#shown.delete(key);
    }
    this.#heads.showRange(range);
    for (let index = range.first; index < range.end; index += 1) {
      const rail = layout.rails[index];
      if (rail) this.#showRail(rail, index);
    }
    this.see();
  }

  /**
   * Rails that have come on the screen send their posters in.
   * @param delay seconds until the first moves
   */
  see(delay = 0, isMoving = this.#mayMove()): void {
    const layout = this.#layout;
    if (!layout || !this.#entrances.isOpen) return;
    const { top, bottom } = this.#screen();
    const range = railsInBand(layout, top, bottom);
    for (const rail of layout.rails.slice(range.first, range.end)) {
      const isSeen = rail.postersY < bottom && rail.postersY + layout.poster.height > top;
      if (isSeen && this.#shown.has(rail.key) && this.#entrances.isWaiting(rail.key)) {
        this.#bringIn(rail, isMoving, delay);
      }
    }
  }

  /**
   * From now on the canvas is what is seen.
   * @param coverSeconds until the splash over it is gone; null when the mirror was visible before
   */
  open(splashSeconds: number | null): void {
    this.#entrances.open();
    this.see(splashSeconds ?? 0, splashSeconds !== null && this.#mayMove());
  }

  /** A rail was scrolled sideways. @returns false when it is not on the canvas */
  moveRail(key: string): boolean {
    const index = this.#layout?.rails.findIndex((rail) => rail.key === key) ?? -1;
    const rail = this.#layout?.rails[index];
    if (!rail || !this.#shown.has(key)) return false;
    this.#showRail(rail, index);
    return true;
  }

  /** Box of a poster or a rail's link; null when it is not on the canvas. */
  boxOf(key: string): Box | null {
    const tile = this.#tiles.get(key);
    const layout = this.#layout;
    if (!layout) return null;
    if (tile) return { x: tile.x, y: tile.y, width: layout.poster.width, height: layout.poster.height };
    const rail = layout.rails.find((entry) => `all:${entry.key}` === key);
    return rail ? (rail.endCard ?? rail.all) : null;
  }

  /** Presses or lets go of a poster. */
  press(key: string, isDown: boolean): void {
    const tile = this.#tiles.get(key);
    if (!tile) return;
    const { pressScale, pressSeconds } = this.#context.motion;
    const scale = isDown ? pressScale : 1;
    if (pressSeconds === 0) {
      tile.scale = scale;
      this.#place(tile);
      return;
    }
    playOn(
      this.#root,
      gsap.to(tile, {
        scale,
        duration: pressSeconds,
        ease: 'power3.out',
        overwrite: true,
        onUpdate: () => this.#place(tile),
      }),
    );
  }

  free(): void {
    this.#clear();
    for (const tile of this.#spare) for (const sprite of spritesOf(tile)) sprite.destroy();
    this.#spare = [];
    this.#heads.free();
    this.images.free();
    this.#layout = null;
  }

  #showRail(rail: RailLayout, index: number): void {
    const layout = this.#layout;
    const posters = this.#content?.rails[index]?.posters;
    if (!layout || !posters) return;
    const offset = this.#offsetOf(rail.key);
    const range = postersInView(layout, rail, offset);
    const shown = this.#shown.get(rail.key) ?? EMPTY_RANGE;
    for (let at = shown.first; at < shown.end; at += 1) {
      if (at < range.first || at >= range.end) this.#removeTile(posters[at]?.key);
    }
    for (let at = range.first; at < range.end; at += 1) {
      const poster = posters[at];
      if (!poster) continue;
      const tile = this.#tiles.get(poster.key) ?? this.#addTile(poster, rail.key);
      tile.x = posterX(layout, at) - offset;
      tile.y = rail.postersY;
      this.#place(tile);
    }
    this.#shown.set(rail.key, range);
  }

  #bringIn(rail: RailLayout, isMoving: boolean, delay: number): void {
    const posters = this.#content?.rails.find(({ key }) => key === rail.key)?.posters ?? [];
    const tiles = posters.flatMap(({ key }) => this.#tiles.get(key) ?? []);
    const place = () => {
      for (const tile of tiles) if (this.#tiles.get(tile.poster.key) === tile) this.#place(tile);
    };
    const entries = tiles.map(({ entry }) => entry);
    const movement = this.#entrances.see(rail.key, entries, place, delay);
    if (!movement) return;
    if (isMoving) playOn(this.#root, movement);
    else {
      movement.progress(1);
      this.#context.draw();
    }
  }

  #release(key: string, range: Range): void {
    const posters = this.#content?.rails.find((rail) => rail.key === key)?.posters ?? [];
    for (let at = range.first; at < range.end; at += 1) this.#removeTile(posters[at]?.key);
  }

  #removeTile(key: string | undefined): void {
    const tile = key === undefined ? undefined : this.#tiles.get(key);
    if (!tile || key === undefined) return;
    this.#tiles.delete(key);
    gsap.killTweensOf([tile, tile.entry]);
    this.images.leave(tile.poster.slug);
    for (const sprite of spritesOf(tile)) sprite.visible = false;
    // Its page may be freed before the tile is used again.
    tile.image.texture = Texture.EMPTY;
    this.#spare.push(tile);
  }

  #addTile(poster: PosterContent, railKey: string): Tile {
    const tile = this.#spare.pop() ?? this.#createTile(poster);
    const sheet = this.#sheet;
    tile.poster = poster;
    tile.scale = 1;
    tile.entry.share = this.#entrances.isWaiting(railKey) ? 0 : 1;
    tile.image.texture = this.images.enter(poster);
    tile.plaque.texture = sheet?.find(artKey.plaque(poster.brand)) ?? Texture.EMPTY;
    tile.pennant.texture = (poster.pennant && sheet?.find(artKey.pennant(poster.pennant))) || Texture.EMPTY;
    tile.image.visible = true;
    tile.plaque.visible = true;
    tile.pennant.visible = poster.pennant !== null;
    this.#tiles.set(poster.key, tile);
    return tile;
  }

  #createTile(poster: PosterContent): Tile {
    const tile = createTile(poster);
    this.#imageLayer.addChild(tile.image);
    this.#ornamentLayer.addChild(tile.plaque, tile.pennant);
    return tile;
  }

  #place(tile: Tile): void {
    if (this.#layout) placeTile(tile, this.#layout.poster);
  }

  #distances(): Map<string, number> {
    const { top, bottom } = this.#screen();
    const distances = new Map<string, number>();
    for (const { poster, y } of this.#tiles.values()) {
      const distance = Math.max(0, top - y - (this.#layout?.poster.height ?? 0), y - bottom);
      distances.set(poster.slug, Math.min(distance, distances.get(poster.slug) ?? Number.POSITIVE_INFINITY));
    }
    return distances;
  }

  #repaint(slug: string): void {
    for (const tile of this.#tiles.values()) {
      if (tile.poster.slug === slug) tile.image.texture = this.images.textureOf(tile.poster);
    }
  }

  #clear(): void {
    for (const key of [...this.#tiles.keys()]) this.#removeTile(key);
    this.#shown.clear();
    emptyContainer(this.#heads);
  }
}
