import { createStore } from 'zustand/vanilla';
import type { RoadContent } from '../../../scenes/vip/content.ts';
import type { RoadLayout } from '../../../scenes/vip/layout.ts';

/** What mirror and stage of the VIP road share, beside the host and the touch of every mirror. */
export interface RoadState {
  layout: RoadLayout | null;
  content: RoadContent | null;
}

export const roadStore = createStore<RoadState>()(() => ({ layout: null, content: null }));

/** The way's name among the rails, whose offsets the stage follows. */
export const ROAD_RAIL = 'vip-road';
