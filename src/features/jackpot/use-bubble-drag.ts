import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { after } from '../../platform/clock.ts';
import { localKeys } from '../../platform/key-values.ts';
import {
  type Anchor,
  type Arena,
  anchorAfterKey,
  arenaOf,
  clampTo,
  type Flight,
  type Point,
  planFlight,
  readPerch,
  speedOf,
  type TrailPoint,
} from './bubble-position.ts';
import { onControlsMove } from './page-controls.ts';
import { positionBubble } from './position-bubble.ts';
import { whilePressed } from './while-pressed.ts';

const PLACE_KEY = 'jackpot_bubble';
/** A finger that moves less than this has tapped. */
const TAP_PX = 7;
const STEP_MS = 240;

interface Hold {
  readonly pointer: number;
  readonly from: Point;
  readonly start: Point;
  readonly trail: TrailPoint[];
  hasMoved: boolean;
}

interface BubbleDragTargets {
  /** What is moved. */
  readonly group: RefObject<HTMLElement | null>;
  /** An unseen box as large as the space between the bars; null for a docked button, whose row gives it its place. */
  readonly room: RefObject<HTMLElement | null> | null;
}

/**
 * Drags, throws and moves the button. A floating one is kept inside its room; a docked one comes back to the end of its
 * row that is nearer. A position is written on the element itself and the browser flies it there: nothing is rendered on
 * the way, and nothing runs at rest.
 */
export function useBubbleDrag({ group, room }: BubbleDragTargets, press: () => void) {
  const hold = useRef<Hold | null>(null);
  const wasDragged = useRef(false);
  const [anchor, setPerch] = useState(() => readPerch(localKeys.get(PLACE_KEY)));

  const arena = () => readArena(room, group.current);
  const put = ({ x, y }: Point) => {
    if (group.current) group.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  };
  /** A docked one is moved from its place in the row, a floating one from the window's corner. */
  const putHeld = ({ x, y }: Point, { start }: Hold) =>
    put(room ? { x, y } : { x: x - start.x, y: y - start.y });
  /** Beside the preferred position where a button there would cover something that can be pressed. */
  const settle = (next: Anchor) => {
    if (!group.current) return;
    if (room) put(positionBubble(group.current, next, arena));
    else group.current.style.translate = '';
  };
  const fly = ({ anchor: next, ms }: Flight) => {
    group.current?.style.setProperty('--flight', `${ms}ms`);
    localKeys.set(PLACE_KEY, JSON.stringify(next));
    setPerch(next);
    settle(next);
  };

  // The arena is measured each time: its visible part needs no dependency.
  const settleAgain = useEffectEvent(settle);
  useLayoutEffect(() => {
    const element = group.current;
    if (!element || !room) return;
    const press = whilePressed(element, after, () => follow());
    const follow = () => {
      // Moved under a finger, the press of its menu would fall beside what was pressed.
      if (!hold.current?.hasMoved && !press.isHeld()) settleAgain(anchor);
    };
    follow();
    // Bars come and go, windows turn; the keyboard shrinks and shifts the visual viewport alone.
    const observer = new ResizeObserver(follow);
    for (const part of [room.current, element]) if (part) observer.observe(part);
    // Its menu shows it whole as soon as it opens, and not at the press that chooses from it.
    const toggles = new MutationObserver(follow);
    toggles.observe(element, { attributeFilter: ['aria-expanded'], subtree: true });
    visualViewport?.addEventListener('resize', follow);
    visualViewport?.addEventListener('scroll', follow);
    const stopControls = onControlsMove(element, after, follow);
    // A tap focuses what it presses before it clicks there: the move comes after both.
    let cancelSoon = () => {};
    const followSoon = () => {
      cancelSoon();
      cancelSoon = after(0, follow);
    };
    element.addEventListener('focusin', followSoon);
    element.addEventListener('focusout', followSoon);
    return () => {
      stopControls();
      cancelSoon();
      press.stop();
      toggles.disconnect();
      element.removeEventListener('focusin', followSoon);
      element.removeEventListener('focusout', followSoon);
      observer.disconnect();
      visualViewport?.removeEventListener('resize', follow);
      visualViewport?.removeEventListener('scroll', follow);
    };
  }, [anchor, group, room]);

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || hold.current) return;
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = group.current?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const from = { x: event.clientX, y: event.clientY };
    hold.current = { pointer: event.pointerId, from, start: { x, y }, trail: [], hasMoved: false };
  };
  const placeOf = ({ from, start }: Hold, event: PointerEvent): Point =>
    clampTo({ x: start.x + event.clientX - from.x, y: start.y + event.clientY - from.y }, arena());
  const pull = (event: PointerEvent) => {
    const held = hold.current;
    if (held?.pointer !== event.pointerId) return;
    held.hasMoved ||= Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) > TAP_PX;
    if (!held.hasMoved) return;
    group.current?.setAttribute('data-held', '');
    held.trail.push({ at: event.timeStamp, x: event.clientX, y: event.clientY });
    putHeld(placeOf(held, event), held);
  };
  const release = (event: PointerEvent) => {
    const held = hold.current;
    if (held?.pointer !== event.pointerId) return;
    hold.current = null;
    group.current?.removeAttribute('data-held');
    wasDragged.current = held.hasMoved;
    if (!held.hasMoved) return;
    const prefersReducedMotion = document.documentElement.dataset.motion === 'calm';
    const flight = planFlight(
      placeOf(held, event),
      speedOf(held.trail, event.timeStamp),
      arena(),
      prefersReducedMotion,
    );
    // A row has two ends and no heights: the height that was chosen elsewhere stays.
    fly(room ? flight : { ...flight, anchor: { ...anchor, side: flight.anchor.side } });
  };
  const click = ({ detail }: MouseEvent) => {
    // A drag ends in a click as well; a key's click counts no presses and is always meant.
    if (wasDragged.current && detail > 0) return;
    press();
  };
  const steer = (event: KeyboardEvent) => {
    const next = anchorAfterKey(anchor, event.key, arena());
    if (!next || (!room && next.share !== anchor.share)) return;
    event.preventDefault();
    fly({ anchor: next, ms: STEP_MS });
  };

  return {
    anchor,
    moveTo: (next: Anchor) => fly({ anchor: next, ms: STEP_MS * 2 }),
    handlers: {
      onPointerDown: grab,
      onPointerMove: pull,
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: steer,
      onClick: click,
    },
  };
}

function readArena(room: BubbleDragTargets['room'], group: HTMLElement | null): Arena {
  const whole = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  return arenaOf(
    room?.current?.getBoundingClientRect() ?? whole,
    { width: group?.offsetWidth ?? 0, height: group?.offsetHeight ?? 0 },
    window.visualViewport,
  );
}
