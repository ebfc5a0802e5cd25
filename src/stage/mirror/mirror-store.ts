import { createStore } from 'zustand/vanilla';
import type { TouchState } from '../../../scenes/lobby/content.ts';

/** State shared by the mirror and the stage. Positions flow from the mirror to the stage only. */
export interface MirrorState {
  /** Where the canvas goes: in the first window, then in the mirror; null until a scene has been laid out. */
  host: HTMLElement | null;
  bannerIndex: number;
  /** How far the hand has drawn the banner aside, in CSS pixels; 0 when it is not held. */
  bannerDrag: number;
  /** Touched or focused once: from then on it moves by the player's hand only. */
  isBannerTaken: boolean;
  touch: TouchState;
  /** True while the stage shows everything the mirror would. */
  isStageShown: boolean;
}

export const NO_TOUCH: TouchState = { pressed: null, held: null, focused: null };

/** What holds while no mirror is in the page. */
export const NO_MIRROR = {
  host: null,
  touch: NO_TOUCH,
  isStageShown: false,
} as const;

export const mirrorStore = createStore<MirrorState>()(() => ({
  ...NO_MIRROR,
  bannerIndex: 0,
  bannerDrag: 0,
  isBannerTaken: false,
}));

/** Scroll offset of each rail; kept when a far rail is removed, so that it is restored. */
const railOffsets = new Map<string, number>();
const railListeners = new Set<(key: string, offset: number) => void>();

export function railOffset(key: string): number {
  return railOffsets.get(key) ?? 0;
}

export function setRailOffset(key: string, offset: number): void {
  if (railOffsets.get(key) === offset) return;
  railOffsets.set(key, offset);
  for (const listener of railListeners) listener(key, offset);
}

/** @returns the function that stops listening */
export function onRailMove(listener: (key: string, offset: number) => void): () => void {
  railListeners.add(listener);
  return () => railListeners.delete(listener);
}

export function setTouch(change: Partial<TouchState>): void {
  const { touch } = mirrorStore.getState();
  const next = { ...touch, ...change };
  if (next.pressed !== touch.pressed || next.held !== touch.held || next.focused !== touch.focused)
    mirrorStore.setState({ touch: next });
}

/** Banners with the focus or a pointer on them stop changing by themselves. */
export function claimBanner(): void {
  if (!mirrorStore.getState().isBannerTaken) mirrorStore.setState({ isBannerTaken: true });
}
