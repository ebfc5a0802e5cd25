import type { MessageKey } from '../../../platform/i18n.ts';

/** A stop of the tour: what it points at, found by its `data-guide`, and what it says. */
export interface GuideStep {
  readonly target: string;
  readonly titleKey: MessageKey;
  readonly textKey: MessageKey;
}

const step = (target: 'marquee' | 'board' | 'rail' | 'search' | 'balance' | 'join' | 'help'): GuideStep => ({
  target,
  titleKey: `guide.${target}.title`,
  textKey: `guide.${target}.text`,
});

/** In the order of the page; the law's line comes last, so that it stays in mind. */
const STEPS: readonly GuideStep[] = [
  step('marquee'),
  step('board'),
  step('rail'),
  step('search'),
  step('balance'),
  step('join'),
  step('help'),
];

/** The stops whose targets are on this page: a phone has no search field above, a guest no balance. */
export function planSteps(isThere: (target: string) => boolean): GuideStep[] {
  return STEPS.filter(({ target }) => isThere(target));
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CardPosition {
  readonly x: number;
  readonly y: number;
  readonly side: 'below' | 'above' | 'over';
  /** Where the pointer stands on the card's edge, from its left. */
  readonly pointerX: number;
}

/** Room between the light and the card, with the pointer in it. */
const GAP_PX = 18;
const MARGIN_PX = 12;
/** The pointer stays clear of the card's cut corners. */
const CORNER_PX = 26;

/** Where the card stands, in pixels of the window: under its target, or above it, or over a target that fills the window. */
export function placeCard(target: Area, card: Size, window: Size): CardPosition {
  const middle = target.x + target.width / 2;
  const most = Math.max(MARGIN_PX, window.width - card.width - MARGIN_PX);
  const x = Math.min(Math.max(MARGIN_PX, middle - card.width / 2), most);
  const pointerX = Math.min(Math.max(CORNER_PX, middle - x), Math.max(CORNER_PX, card.width - CORNER_PX));
  const below = target.y + target.height + GAP_PX;
  if (below + card.height <= window.height - MARGIN_PX) return { x, y: below, side: 'below', pointerX };
  const above = target.y - GAP_PX - card.height;
  if (above >= MARGIN_PX) return { x, y: above, side: 'above', pointerX };
  return { x, y: Math.max(MARGIN_PX, window.height - card.height - MARGIN_PX), side: 'over', pointerX };
}

/** The part of a target to light: a little larger than it, and inside the window. */
export function placeLight(target: Area, window: Size): Area {
  const room = 4;
  const edge = 3;
  const left = Math.max(edge, target.x - room);
  const top = Math.max(edge, target.y - room);
  const right = Math.min(window.width - edge, target.x + target.width + room);
  const bottom = Math.min(window.height - edge, target.y + target.height + room);
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
