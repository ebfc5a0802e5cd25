import { drawStore } from '../features/jackpot/draw-store.ts';
import { lightStore } from '../features/jackpot/light-store.ts';

/** What one frame of the draw showed. */
export interface DrawNote {
  /** On the page's own clock. */
  readonly at: number;
  readonly phase: string;
  readonly cell: number | null;
  /** How far the wheel has turned, clockwise; null while it is not on the screen. */
  readonly degrees: number | null;
}

declare global {
  interface Window {
    __draw?: DrawNote[];
  }
}

/** For tests: every frame of the draw is recorded, present only when the address requests it. */
export function followDraw(readWheel: () => number | null): (() => void) | null {
  if (new URLSearchParams(location.search).get('probe') !== '1') return null;
  const notes: DrawNote[] = [];
  window.__draw = notes;
  return () => {
    const { phase } = drawStore.getState();
    const { cell } = lightStore.getState();
    notes.push({ at: performance.now(), phase, cell, degrees: readWheel() });
  };
}
