import type { gsap } from 'gsap';
import type { PlayingCard } from './playing-card.ts';

export const DEAL_SECONDS = 0.42;
const FLIP_SECONDS = 0.46;
const SWEEP_SECONDS = 0.34;

/** Where a card lies: in CSS pixels, its turn in radians. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The same in a spread. */
export interface SpreadPlace extends CardPlace {
  /** 1 for a card of the layout's width. */
  readonly scale: number;
  readonly alpha: number;
}

/** Puts a card where it lies, without motion. */
export function layCard({ view }: PlayingCard, { x, y, turn }: CardPlace): void {
  view.position.set(x, y);
  view.rotation = turn;
}

/** Slides a card from the shoe to its place, back up. @returns its end, in seconds of the timeline */
export function addDeal(
  timeline: gsap.core.Timeline,
  card: PlayingCard,
  { from, to, at }: { from: CardPlace; to: CardPlace; at: number },
): number {
  // It is set when it starts, not before: until then it may still lie somewhere else.
  timeline.call(
    () => {
      card.turned = 0;
      card.view.visible = true;
      layCard(card, from);
    },
    [],
    at,
  );
  timeline.fromTo(
    card.view,
    { x: from.x, y: from.y, rotation: from.turn - 0.7 },
    {
      x: to.x,
      y: to.y,
      rotation: to.turn,
      duration: DEAL_SECONDS,
      ease: 'power2.out',
      immediateRender: false,
    },
    at,
  );
  return at + DEAL_SECONDS;
}

/** Turns a card over, face up, lifted while it turns. @returns its end, in seconds of the timeline */
export function addFlip(timeline: gsap.core.Timeline, card: PlayingCard, at: number): number {
  timeline.fromTo(
    card,
    { turned: 0 },
    { turned: 1, duration: FLIP_SECONDS, ease: 'power1.inOut', immediateRender: false },
    at,
  );
  timeline.to(card, { lift: 0.5, duration: FLIP_SECONDS / 2, ease: 'power2.out' }, at);
  timeline.to(card, { lift: 0, duration: FLIP_SECONDS / 2, ease: 'power2.in' }, at + FLIP_SECONDS / 2);
  return at + FLIP_SECONDS;
}

/** Takes a card off the table. @returns its end, in seconds of the timeline */
export function addSweep(
  timeline: gsap.core.Timeline,
  card: PlayingCard,
  { to, at }: { to: CardPlace; at: number },
): number {
  timeline.to(
    card.view,
    { x: to.x, y: to.y, rotation: to.turn, duration: SWEEP_SECONDS, ease: 'power2.in' },
    at,
  );
  timeline.set(card.view, { visible: false }, at + SWEEP_SECONDS);
  return at + SWEEP_SECONDS;
}
