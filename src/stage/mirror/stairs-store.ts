import { createStore } from 'zustand/vanilla';
import type { StairsContent } from '../../../scenes/vip/content.ts';
import type { StairsLayout } from '../../../scenes/vip/layout.ts';

/** What mirror and stage of the VIP stairs share, beside the host and the touch of every mirror. */
export interface StairsState {
  layout: StairsLayout | null;
  content: StairsContent | null;
}

export const stairsStore = createStore<StairsState>()(() => ({ layout: null, content: null }));

/** The way's name among the rails, whose offsets the stage follows. */
export const STAIRS_RAIL = 'vip-stairs';
