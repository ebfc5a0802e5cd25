import { createStore } from 'zustand/vanilla';
import type { CallData } from '../../../contract/call.ts';
import type { receiveDrawChance } from '../../../contract/calls/jackpot.ts';

export type DrawResult = CallData<typeof receiveDrawChance>;

/**
 * `asking`: the light circles until the answer comes. `unsure`: no answer came, and the same draw is asked for
 * again. `ring` and `wheel` play what the server has decided; `award` shows it.
 */
export type DrawPhase = 'idle' | 'asking' | 'unsure' | 'ring' | 'wheel' | 'award';

export interface DrawState {
  readonly phase: DrawPhase;
  readonly result: DrawResult | null;
  /** What refused the last draw, or what `unsure` met; null when all is well. */
  readonly failure: unknown;
  /** The cell that is lit; null before the first draw. */
  readonly litCell: number | null;
  /** How far the award has been counted up, 0 to 1. */
  readonly countShare: number;
}

export const EMPTY_DRAW: DrawState = {
  phase: 'idle',
  result: null,
  failure: null,
  litCell: null,
  countShare: 1,
};

export const createDrawStore = () => createStore<DrawState>(() => EMPTY_DRAW);
export type DrawStore = ReturnType<typeof createDrawStore>;
export const drawStore = createDrawStore();
