import { createStore } from 'zustand/vanilla';

/** What an overlay is opened with; each overlay knows its own fields. */
export type OverlayProps = Readonly<Record<string, unknown>>;

/** What every overlay's component is given. */
export interface OverlayPanelProps {
  readonly props: OverlayProps;
  close(): void;
}

export interface OpenOverlay {
  readonly key: number;
  readonly name: string;
  readonly props: OverlayProps;
}

export interface OverlayState {
  /** Bottom first. */
  stack: readonly OpenOverlay[];
}

export interface OverlayRule {
  /** Of one group, only the last opened stays. */
  group?: string | undefined;
}

/** Asked before an overlay opens; one that says no has led the person elsewhere. */
export type OverlayGate = (name: string) => boolean;

const rules = new Map<string, OverlayRule>();
let gate: OverlayGate = () => true;
let lastKey = 0;

export const overlayStore = createStore<OverlayState>()(() => ({ stack: [] }));

/** The overlay table fills this in, so that rules hold whoever opens an overlay. */
export function setOverlayRules(table: Iterable<readonly [string, OverlayRule]>): void {
  rules.clear();
  for (const [name, rule] of table) rules.set(name, rule);
}

export function setOverlayGate(next: OverlayGate): void {
  gate = next;
}

/** Opens an overlay above the others; opening one that is open gives it new props. */
export function openOverlay(name: string, props: OverlayProps = {}): void {
  if (!gate(name)) return;
  overlayStore.setState(({ stack }) => ({ stack: planOpen(stack, name, props, rules, ++lastKey) }));
}

export function closeOverlay(name: string): void {
  overlayStore.setState(({ stack }) => ({ stack: stack.filter((overlay) => overlay.name !== name) }));
}

export function closeTopOverlay(): void {
  overlayStore.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
}

export function closeAllOverlays(): void {
  overlayStore.setState({ stack: [] });
}

/** The stack after opening `name`: its group's others leave, a second copy never comes. */
export function planOpen(
  stack: readonly OpenOverlay[],
  name: string,
  props: OverlayProps,
  table: ReadonlyMap<string, OverlayRule>,
  key: number,
): OpenOverlay[] {
  const group = table.get(name)?.group;
  const kept = stack.filter(
    (overlay) => overlay.name !== name && (!group || table.get(overlay.name)?.group !== group),
  );
  return [...kept, { key, name, props }];
}
