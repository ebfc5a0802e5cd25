import { gsap } from 'gsap';
import { Container, Graphics, type Renderer, Sprite } from 'pixi.js';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { Picture } from '../engine/picture.ts';
import type { GameSound } from '../engine/sound.ts';
import { CARD_UNITS } from './card-art.ts';
import { addDeal, addFlip, addSweep, type CardPlace, DEAL_SECONDS, layCard } from './card-motion.ts';
import { CardTextures } from './card-textures.ts';
import { PlayingCard } from './playing-card.ts';

/** Where everything on a card table lies, in CSS pixels. */
export interface CardTableLayout {
  readonly cardWidth: number;
  readonly shoe: CardPlace;
  /** Where cards go after a round, out of sight. */
  readonly discard: CardPlace;
  readonly places: readonly CardPlace[];
  /** Outlines on the cloth where cards will lie. */
  readonly marks: readonly CardPlace[];
}

/** A card of the round, and which of the layout's places it takes. */
export interface LaidCard {
  readonly place: number;
  readonly card: number;
}

interface CardTableOptions {
  readonly renderer: Renderer;
  readonly loop: DrawLoop;
  readonly sound: GameSound;
  /** Of the backs, `#rrggbb`. */
  readonly ground: string;
  layOut(width: number, height: number): CardTableLayout;
}

/** The cards in the shoe lie farther away than those on the table. */
const SHOE_SCALE = 0.46;
const STAGGER_SECONDS = 0.2;
/** Between one card turned and the next: the eye reads each. */
const PAUSE_SECONDS = 0.24;

/** Cards that are dealt from a shoe, turned over and taken away. It shows given cards and decides nothing. */
export class CardTable implements Picture {
  readonly #renderer: Renderer;
  readonly #loop: DrawLoop;
  readonly #sound: GameSound;
  readonly #layOut: CardTableOptions['layOut'];
  readonly #textures: CardTextures;
  readonly #stage = new Container();
  readonly #marks = new Container();
  readonly #shoe = new Graphics();
  readonly #top = new Sprite();
  readonly #cards: PlayingCard[] = [];
  #layout: CardTableLayout;
  #timeline: gsap.core.Timeline | null = null;

  constructor({ renderer, loop, sound, ground, layOut }: CardTableOptions) {
    this.#renderer = renderer;
    this.#loop = loop;
    this.#sound = sound;
    this.#layOut = layOut;
    this.#layout = layOut(360, 320);
    this.#textures = new CardTextures(ground);
    this.#top.anchor.set(0.5);
    this.#stage.addChild(this.#marks, this.#shoe, this.#top);
    for (const _place of this.#layout.places) {
      const card = new PlayingCard(this.#textures);
      card.view.visible = false;
      this.#cards.push(card);
      this.#stage.addChild(card.view);
    }
  }

  draw(): void {
    for (const card of this.#cards) if (card.view.visible) card.draw();
    this.#renderer.render(this.#stage);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#layout = this.#layOut(width, height);
    this.#textures.resize(this.#layout.cardWidth, pixelRatio);
    this.#drawMarks();
    this.#drawShoe();
    // Cards in flight go on to where they went; those that lie move with the table.
    if (this.#timeline?.isActive()) return;
    this.#cards.forEach((card, place) => {
      layCard(card, this.#placeOf(place));
    });
  }

  /** Takes away what lies there and deals a card to each of these places, back up. */
  deal(places: readonly number[]): Promise<void> {
    const timeline = this.#begin();
    const start = this.#addClear(timeline);
    places.forEach((place, index) => {
      const at = start + index * STAGGER_SECONDS;
      this.#addDealTo(timeline, place, at);
    });
    return this.#loop.play(timeline);
  }

  /** Turns cards over that lie there, one after the other. */
  turn(cards: readonly LaidCard[]): Promise<void> {
    const timeline = this.#begin();
    let at = 0.1;
    for (const laid of cards) at = this.#addTurn(timeline, laid, at) + PAUSE_SECONDS;
    return this.#loop.play(timeline);
  }

  /** Deals one more card and turns it over. */
  draws(laid: LaidCard): Promise<void> {
    const timeline = this.#begin();
    const end = this.#addDealTo(timeline, laid.place, PAUSE_SECONDS);
    this.#addTurn(timeline, laid, end + PAUSE_SECONDS / 2);
    return this.#loop.play(timeline);
  }

  /** Without motion: these cards lie there, face up, and no others. */
  lay(cards: readonly LaidCard[]): void {
    this.clear();
    for (const { place, card } of cards) {
      const one = this.#cards[place];
      if (!one) continue;
      one.setCard(card);
      one.view.visible = true;
      Object.assign(one, { turned: 1, lift: 0 });
      layCard(one, this.#placeOf(place));
    }
    this.#loop.request();
  }

  /** Lights the cards that won. */
  light(places: readonly number[]): void {
    this.#cards.forEach((card, place) => {
      card.glow = places.includes(place) ? 1 : 0;
    });
    this.#loop.request();
  }

  /** An empty table, without motion. */
  clear(): void {
    this.#begin();
    for (const card of this.#cards) {
      card.view.visible = false;
      card.glow = 0;
    }
    this.#loop.request();
  }

  free(): void {
    this.#timeline?.kill();
    destroyTree(this.#stage);
    this.#textures.free();
  }

  #begin(): gsap.core.Timeline {
    this.#timeline?.kill();
    this.#timeline = gsap.timeline({ paused: true });
    return this.#timeline;
  }

  #placeOf(place: number): CardPlace {
    return this.#layout.places[place] ?? this.#layout.discard;
  }

  /** @returns when the table is empty, in seconds */
  #addClear(timeline: gsap.core.Timeline): number {
    const lying = this.#cards.filter(({ view }) => view.visible);
    this.light([]);
    let end = 0;
    for (const card of lying) end = addSweep(timeline, card, { to: this.#layout.discard, at: 0 });
    return end;
  }

  #addDealTo(timeline: gsap.core.Timeline, place: number, at: number): number {
    const card = this.#cards[place];
    if (!card) return at;
    timeline.call(() => this.#sound.play('tab', { rate: 0.8 }), [], at + DEAL_SECONDS / 3);
    return addDeal(timeline, card, { from: this.#layout.shoe, to: this.#placeOf(place), at });
  }

  #addTurn(timeline: gsap.core.Timeline, { place, card }: LaidCard, at: number): number {
    const one = this.#cards[place];
    if (!one) return at;
    timeline.call(() => one.setCard(card), [], at);
    timeline.call(() => this.#sound.play('tick', { rate: 0.7 }), [], at + 0.2);
    return addFlip(timeline, one, at);
  }

  #drawMarks(): void {
    const { cardWidth, marks } = this.#layout;
    const height = (cardWidth * CARD_UNITS.height) / CARD_UNITS.width;
    for (const old of this.#marks.removeChildren()) old.destroy();
    for (const mark of marks) {
      const outline = new Graphics()
        .roundRect(-cardWidth / 2, -height / 2, cardWidth, height, cardWidth * 0.09)
        .fill({ color: '#000000', alpha: 0.16 })
        .stroke({ color: '#ffe7a6', width: 1.5, alpha: 0.6 });
      outline.position.set(mark.x, mark.y);
      outline.rotation = mark.turn;
      this.#marks.addChild(outline);
    }
  }

  #drawShoe(): void {
    const { cardWidth, shoe } = this.#layout;
    const width = cardWidth * SHOE_SCALE;
    const height = (width * CARD_UNITS.height) / CARD_UNITS.width;
    this.#shoe.clear();
    this.#shoe.position.set(shoe.x, shoe.y);
    this.#shoe.rotation = shoe.turn;
    this.#shoe
      .roundRect(-width * 0.62, -height * 0.58, width * 1.24, height * 1.16, width * 0.1)
      .fill('#140d1c')
      .stroke({ color: '#c9962f', width: 2 });
    for (let under = 4; under >= 1; under -= 1) {
      this.#shoe
        .roundRect(-width / 2 + under * 1.6, -height / 2 - under * 1.6, width, height, width * 0.08)
        .fill('#efe1c0')
        .stroke({ color: '#8d7348', width: 0.8 });
    }
    this.#top.texture = this.#textures.back();
    this.#top.position.set(shoe.x, shoe.y);
    this.#top.rotation = shoe.turn;
    this.#top.scale.set(SHOE_SCALE);
  }
}
