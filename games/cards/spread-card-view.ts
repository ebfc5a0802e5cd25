import type { gsap } from 'gsap';
import { Sprite } from 'pixi.js';
import { destroyTree } from '../engine/destroy-tree.ts';
import { CARD_UNITS } from './card-art.ts';
import { layCard, type SpreadPlace } from './card-motion.ts';
import type { CardTextures } from './card-textures.ts';
import type { MarkTextures } from './mark-textures.ts';
import { PlayingCard } from './playing-card.ts';

interface CardMovement {
  readonly to: SpreadPlace;
  /** Seconds of the timeline. */
  readonly at: number;
  readonly seconds: number;
}

/** A card of a spread with its mark, and the parts of its motion. */
export class SpreadCardView {
  readonly playing: PlayingCard;
  readonly #textures: CardTextures;
  readonly #marks: MarkTextures;
  readonly #mark: string | null;
  readonly #sign = new Sprite();

  constructor(textures: CardTextures, marks: MarkTextures, mark: string | null) {
    this.#textures = textures;
    this.#marks = marks;
    this.#mark = mark;
    this.playing = new PlayingCard(textures);
    this.#sign.anchor.set(0.5);
    this.playing.view.addChild(this.#sign);
  }

  set glow(glow: number) {
    this.playing.glow = glow;
  }

  draw(): void {
    const { playing } = this;
    if (!playing.view.visible) return;
    playing.draw();
    const texture = this.#mark === null ? null : this.#marks.of(this.#mark);
    this.#sign.visible = texture !== null && playing.turned > 0.9;
    if (!texture) return;
    const { width } = this.#textures;
    this.#sign.texture = texture;
    this.#sign.position.set(-width * 0.3, width * ((CARD_UNITS.height / CARD_UNITS.width) * 0.5 - 0.06));
  }

  /** Without motion. @param card null for one that lies face down */
  lay(place: SpreadPlace, card: number | null): void {
    const { playing } = this;
    if (card !== null) playing.setCard(card);
    Object.assign(playing, { turned: card === null ? 0 : 1, lift: 0 });
    layCard(playing, place);
    playing.view.scale.set(place.scale);
    playing.view.alpha = place.alpha;
    playing.view.visible = true;
  }

  addMove(timeline: gsap.core.Timeline, { to, at, seconds }: CardMovement): void {
    const { view } = this.playing;
    const ease = 'power2.inOut';
    timeline.to(view, { x: to.x, y: to.y, rotation: to.turn, alpha: to.alpha, duration: seconds, ease }, at);
    timeline.to(view.scale, { x: to.scale, y: to.scale, duration: seconds, ease }, at);
  }

  /** Grows or shrinks on its way from where it is dealt. */
  addScale(
    timeline: gsap.core.Timeline,
    { from, to, at, seconds }: CardMovement & { from: SpreadPlace },
  ): void {
    const { view } = this.playing;
    timeline.fromTo(
      view.scale,
      { x: from.scale, y: from.scale },
      { x: to.scale, y: to.scale, duration: seconds, ease: 'power2.out', immediateRender: false },
      at,
    );
    timeline.set(view, { alpha: to.alpha }, at);
  }

  addCheer(timeline: gsap.core.Timeline, at: number): void {
    timeline.to(this.playing, { lift: 0.5, duration: 0.16, ease: 'power2.out' }, at);
    timeline.to(this.playing, { lift: 0, duration: 0.34, ease: 'bounce.out' }, at + 0.16);
  }

  addShake(timeline: gsap.core.Timeline): void {
    const { view } = this.playing;
    const reach = this.#textures.width * 0.07;
    const x = [view.x - reach, view.x + reach, view.x - reach * 0.6, view.x + reach * 0.4, view.x];
    timeline.to(view, { keyframes: { x }, duration: 0.42 });
  }

  free(): void {
    destroyTree(this.playing.view);
  }
}
