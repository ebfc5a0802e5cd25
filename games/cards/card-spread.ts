import { gsap } from 'gsap';
import { Container, type Renderer } from 'pixi.js';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { Picture } from '../engine/picture.ts';
import type { GameSound } from '../engine/sound.ts';
import { Timelines } from '../engine/timelines.ts';
import { addDeal, addFlip, addSweep, type CardPlace, DEAL_SECONDS, type SpreadPlace } from './card-motion.ts';
import { CardTextures } from './card-textures.ts';
import { MarkTextures, type PaintMark } from './mark-textures.ts';
import { SpreadCardView } from './spread-card-view.ts';

/** A card that lies in the spread. */
export interface SpreadCard {
  /** Stays the same as long as the card lies there. */
  readonly id: string;
  /** 0 to 51; null while it lies face down. */
  readonly card: number | null;
  /** A small sign at its corner, which the game paints. */
  readonly mark?: string;
}

/** Where given cards lie, in CSS pixels. */
export interface SpreadLayout {
  readonly cardWidth: number;
  /** Where new cards come from. */
  readonly source: SpreadPlace;
  /** Where cards go that leave. */
  readonly discard: CardPlace;
  /** One for each card. */
  readonly places: readonly SpreadPlace[];
}

/** What is drawn under the cards. */
export interface SpreadGround {
  readonly view: Container;
  resize(width: number, height: number, pixelRatio: number): void;
  free(): void;
}

interface CardSpreadOptions<Card extends SpreadCard> {
  readonly renderer: Renderer;
  readonly loop: DrawLoop;
  readonly sound: GameSound;
  readonly ground: SpreadGround;
  /** Of the backs, `#rrggbb`. */
  readonly backs: string;
  readonly paintMark?: PaintMark;
  layOut(width: number, height: number, cards: readonly Card[]): SpreadLayout;
}

const MOVE_SECONDS = 0.34;
const STAGGER_SECONDS = 0.26;
/** Cards that leave are on their way before new ones come. */
const LEAVE_SECONDS = 0.2;

/**
 * Cards whose number and places change while a round is played: those that stay glide to their new places, new ones are
 * dealt and turned over, the others leave. It shows given cards and decides nothing.
 */
export class CardSpread<Card extends SpreadCard> implements Picture {
  readonly #parts: CardSpreadOptions<Card>;
  readonly #textures: CardTextures;
  readonly #marks: MarkTextures;
  readonly #stage = new Container();
  readonly #board = new Container();
  readonly #views = new Map<string, SpreadCardView>();
  readonly #timelines: Timelines;
  #cards: readonly Card[] = [];
  #lit: readonly string[] = [];
  #size = { width: 360, height: 320 };

  constructor(parts: CardSpreadOptions<Card>) {
    this.#parts = parts;
    this.#textures = new CardTextures(parts.backs);
    this.#marks = new MarkTextures(parts.paintMark);
    this.#timelines = new Timelines(parts.loop);
    this.#stage.addChild(parts.ground.view, this.#board);
  }

  draw(): void {
    for (const view of this.#views.values()) view.draw();
    this.#parts.renderer.render(this.#stage);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#size = { width, height };
    const { cardWidth } = this.#layOut();
    this.#textures.resize(cardWidth, pixelRatio);
    this.#marks.resize(cardWidth, pixelRatio);
    this.#parts.ground.resize(width, height, pixelRatio);
    this.#settle();
  }

  /** Brings the spread to these cards. The later lie above the earlier. Resolves when they lie there. */
  async show(cards: readonly Card[], isStill: boolean): Promise<void> {
    this.#settle();
    const before = this.#cards;
    this.#cards = cards;
    this.#lit = [];
    if (isStill) return this.#settle();
    await this.#timelines.play(this.#makeTimeline(before));
    // Of a motion that another one has replaced, nothing is left to settle.
    if (this.#cards === cards) this.#settle();
  }

  /** Puts a light around these cards, and around no others. */
  light(ids: readonly string[]): void {
    this.#lit = ids;
    for (const [id, view] of this.#views) view.glow = ids.includes(id) ? 1 : 0;
    this.#parts.loop.request();
  }

  /** These cards rise a little, one after the other. */
  cheer(ids: readonly string[]): Promise<void> {
    const timeline = gsap.timeline({ paused: true });
    ids.forEach((id, order) => {
      const view = this.#views.get(id);
      if (view) view.addCheer(timeline, order * 0.09);
    });
    return this.#timelines.play(timeline);
  }

  /** One card is shaken: it was not the right one. */
  shake(id: string): Promise<void> {
    const timeline = gsap.timeline({ paused: true });
    this.#views.get(id)?.addShake(timeline);
    return this.#timelines.play(timeline);
  }

  free(): void {
    this.#timelines.kill();
    destroyTree(this.#stage);
    this.#textures.free();
    this.#marks.free();
    this.#parts.ground.free();
  }

  #layOut(): SpreadLayout {
    return this.#parts.layOut(this.#size.width, this.#size.height, this.#cards);
  }

  #makeTimeline(before: readonly Card[]): gsap.core.Timeline {
    const { sound } = this.#parts;
    const timeline = gsap.timeline({ paused: true });
    const { source, discard, places } = this.#layOut();
    const leaving = [...this.#views].filter(([id]) => !this.#cards.some((card) => card.id === id));
    for (const [, view] of leaving) addSweep(timeline, view.playing, { to: discard, at: 0 });
    const start = leaving.length > 0 ? LEAVE_SECONDS : 0;
    let dealtAt = start;
    this.#cards.forEach((card, index) => {
      const to = places[index];
      if (!to) return;
      const last = before.find(({ id }) => id === card.id);
      const view = this.#viewOf(card);
      this.#board.addChild(view.playing.view);
      let turnsAt = start;
      if (last) {
        view.addMove(timeline, { to, at: start, seconds: MOVE_SECONDS });
      } else {
        view.playing.view.visible = false;
        timeline.call(() => sound.play('tab', { rate: 0.8 }), [], dealtAt + DEAL_SECONDS / 3);
        turnsAt = addDeal(timeline, view.playing, { from: source, to, at: dealtAt });
        view.addScale(timeline, { from: source, to, at: dealtAt, seconds: DEAL_SECONDS });
        dealtAt += STAGGER_SECONDS;
      }
      const face = card.card;
      if (face === null || (last && last.card !== null)) return;
      timeline.call(() => view.playing.setCard(face), [], turnsAt);
      timeline.call(() => sound.play('tick', { rate: 0.7 }), [], turnsAt + 0.2);
      addFlip(timeline, view.playing, turnsAt);
    });
    return timeline;
  }

  #viewOf(card: Card): SpreadCardView {
    const known = this.#views.get(card.id);
    if (known) return known;
    const made = new SpreadCardView(this.#textures, this.#marks, card.mark ?? null);
    this.#views.set(card.id, made);
    return made;
  }

  /** Ends every motion: each card lies where it belongs, and the others are gone. */
  #settle(): void {
    this.#timelines.kill();
    for (const [id, view] of this.#views) {
      if (this.#cards.some((card) => card.id === id)) continue;
      this.#views.delete(id);
      view.free();
    }
    const { places } = this.#layOut();
    this.#cards.forEach((card, index) => {
      const place = places[index];
      const view = this.#viewOf(card);
      this.#board.addChild(view.playing.view);
      if (place) view.lay(place, card.card);
      view.glow = this.#lit.includes(card.id) ? 1 : 0;
    });
    this.#parts.loop.request();
  }
}
