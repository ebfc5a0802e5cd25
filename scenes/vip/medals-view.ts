import { Container, Sprite, Texture } from 'pixi.js';
import type { Sheet } from '../parts/sheet.ts';
import { discard, emptyContainer } from '../parts/sprites.ts';
import { levelsInView, medalAlpha, medalBox, pointAt, STOP_COUNT } from './layout.ts';
import { MEDAL_ROOM } from './medal-tile.ts';
import { artKey } from './road-art.ts';
import type { RoadShow } from './road-observables.ts';

/** The light is so much wider than its medal. */
const GLOW_SHARE = 2.1;
export const GLOW_ALPHA = 0.5;
/** Between a plate and its medal, with the line that joins them. */
const LINE = 24;
const GAP = 4;

interface Medal {
  readonly sprite: Sprite;
  /** Of its place, while nothing presses it. */
  scale: number;
}

/** Medals on their way along the road, the light of the own one, and the plates of the two at the front. */
export class MedalsView extends Container {
  readonly glow = new Sprite();
  readonly #medals = new Container();
  readonly #line = new Sprite();
  readonly #plates = [new Sprite(), new Sprite()] as const;
  readonly #byLevel = new Map<number, Medal>();
  #show: RoadShow | null = null;
  #sheet: Sheet | null = null;

  constructor() {
    super();
    this.glow.anchor.set(0.5);
    this.glow.alpha = GLOW_ALPHA;
    this.addChild(this.glow, this.#line, ...this.#plates, this.#medals);
  }

  get shownCount(): number {
    return this.#byLevel.size;
  }

  apply(show: RoadShow, sheet: Sheet): void {
    this.free();
    this.#show = show;
    this.#sheet = sheet;
    this.glow.texture = sheet.find(artKey.glow) ?? Texture.EMPTY;
    this.#line.texture = sheet.find(artKey.line) ?? Texture.EMPTY;
    const own = show.content.levels[show.content.here];
    const theme = own && show.content.themes[own.showType];
    this.glow.tint = theme?.light ?? 0xffffff;
    this.#line.tint = theme?.light ?? 0xffffff;
  }

  /** A press is felt by its medal. */
  medalOf(index: number): Readonly<Medal> | null {
    return this.#byLevel.get(index) ?? null;
  }

  /** @param front the level at the front; fractions lie between two */
  showAt(front: number): void {
    const show = this.#show;
    if (!show) return;
    const { first, end } = levelsInView(show.layout, front);
    for (const [index, { sprite }] of this.#byLevel) {
      if (index >= first && index < end) continue;
      this.#byLevel.delete(index);
      discard(sprite);
    }
    for (let index = first; index < end; index += 1) this.#place(show, index, index - front);
    this.#placeGlow(show, show.content.here - front);
    const nearest = Math.round(front);
    this.#placePlates(show, nearest, front);
  }

  free(): void {
    emptyContainer(this.#medals);
    this.#byLevel.clear();
    this.#show = null;
    this.#sheet = null;
  }

  #place({ layout, content }: RoadShow, index: number, stop: number): void {
    const level = content.levels[index];
    if (!level) return;
    const medal = this.#byLevel.get(index) ?? this.#create(index, level.level);
    const { sprite } = medal;
    const { x, y, medal: width } = pointAt(layout, stop);
    medal.scale = width / (sprite.texture.width - 2 * MEDAL_ROOM || 1);
    sprite.position.set(x, y);
    sprite.scale.set(medal.scale);
    sprite.alpha = medalAlpha(stop);
  }

  #create(index: number, level: number): Medal {
    const sprite = new Sprite(this.#sheet?.find(artKey.medal(level)) ?? Texture.EMPTY);
    sprite.anchor.set(0.5);
    // A nearer one lies over a farther one.
    const farther = [...this.#byLevel.keys()].filter((other) => other > index).length;
    this.#medals.addChildAt(sprite, farther);
    const medal = { sprite, scale: 1 };
    this.#byLevel.set(index, medal);
    return medal;
  }

  #placeGlow({ layout }: RoadShow, stop: number): void {
    const { x, y, medal } = pointAt(layout, stop);
    this.glow.visible = stop > -1 && stop < STOP_COUNT;
    this.glow.position.set(x, y);
    this.glow.setSize(medal * GLOW_SHARE, medal * GLOW_SHARE);
  }

  /** The front one's plate stands beside it, the next one's below. They go out between two levels. */
  #placePlates(show: RoadShow, nearest: number, front: number): void {
    const { layout, content } = show;
    const alpha = Math.max(0, 1 - Math.abs(front - nearest) * 3);
    for (const [place, plate] of this.#plates.entries()) {
      const level = content.levels[nearest + place];
      plate.visible = level !== undefined;
      if (!level) continue;
      plate.texture = this.#sheet?.find(artKey.plate(level.level)) ?? Texture.EMPTY;
      plate.alpha = alpha;
      const box = medalBox(layout, nearest + place - front);
      if (place === 0) {
        const y = box.y + box.height * 0.6;
        plate.position.set(box.x - LINE - plate.texture.width, y - plate.texture.height / 2);
        this.#line.position.set(box.x - LINE - 1, y - 1);
        this.#line.setSize(LINE + box.width * 0.12, 2);
        this.#line.alpha = alpha;
      } else {
        plate.position.set(box.x + (box.width - plate.texture.width) / 2, box.y + box.height + GAP);
      }
    }
  }
}
