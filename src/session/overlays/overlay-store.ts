import { createStore } from 'zustand/vanilla';
import type { EarlyModule } from '../pages/early-module.ts';
import type { OpeningProps, OverlayName, OverlayProps, PlainOverlayName } from './overlay-props.ts';

/** What an overlay's component is given. */
export interface OverlayPanelProps<N extends OverlayName = OverlayName> {
  readonly props: OverlayProps[N];
  close(): void;
}

export interface OpenOverlay {
  readonly key: number;
  readonly name: OverlayName;
  readonly props: OpeningProps<OverlayName>;
}

export interface OverlayState {
  /** Bottom first. */
  stack: readonly OpenOverlay[];
}

/** Runs before an overlay opens; a guard that returns false has redirected the player. */
export type OverlayGate = (name: OverlayName) => boolean;

type OpeningArguments<N extends OverlayName> = [N] extends [PlainOverlayName]
  ? [props?: OpeningProps<N>]
  : [props: OpeningProps<N>];

export type OverlayRuleTable = NonNullable<EarlyModule['overlayRules']>;

let rules: OverlayRuleTable = {};
let gate: OverlayGate = () => true;
let lastKey = 0;

export const overlayStore = createStore<OverlayState>()(() => ({ stack: [] }));

/** The app sets this, so that rules apply to every caller. */
export function setOverlayRules(table: OverlayRuleTable): void {
  rules = table;
}

export function setOverlayGate(next: OverlayGate): void {
  gate = next;
}

/** Opens an overlay above the others; opening one that is open gives it new props. */
export function openOverlay<N extends OverlayName>(name: N, ...[props = {}]: OpeningArguments<N>): void {
  if (!gate(name)) return;
  overlayStore.setState(({ stack }) => ({ stack: planOpen(stack, name, props, rules, ++lastKey) }));
}

const readListeners = new Set<(overlay: OpenOverlay) => void>();

/**
 * Calls back for each overlay that its reader has closed. One that a page change, a newer one of its group or a missing
 * chunk has taken away was not read. @returns what stops it
 */
export function onOverlayRead(listener: (overlay: OpenOverlay) => void): () => void {
  readListeners.add(listener);
  return () => readListeners.delete(listener);
}

/** Closes an overlay that its reader has read. */
export function closeOverlay(name: OverlayName): void {
  const closed = overlayStore.getState().stack.find((overlay) => overlay.name === name);
  if (!closed) return;
  // Before the page is free: what waits for that must know already.
  for (const listener of readListeners) listener(closed);
  removeOverlay(name);
}

/** Takes an overlay away without marking it as read. */
export function removeOverlay(name: OverlayName): void {
  overlayStore.setState(({ stack }) => ({ stack: stack.filter((overlay) => overlay.name !== name) }));
}

/** Closes all overlays without marking them as read, as `removeOverlay` does for one. */
export function closeAllOverlays(): void {
  overlayStore.setState({ stack: [] });
}

/** The stack after opening `name`: its group's others leave, a second copy never comes. */
export function planOpen(
  stack: readonly OpenOverlay[],
  name: OverlayName,
  props: OpeningProps<OverlayName>,
  table: OverlayRuleTable,
  key: number,
): OpenOverlay[] {
  const group = table[name]?.group;
  const kept = stack.filter(
    (overlay) => overlay.name !== name && (!group || table[overlay.name]?.group !== group),
  );
  return [...kept, { key, name, props }];
}
