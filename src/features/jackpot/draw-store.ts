import { createStore } from 'zustand/vanilla';
import { type DrawState, FIRST_DRAW_STATE } from './draw-state.ts';

export const createDrawStore = () => createStore<DrawState>(() => FIRST_DRAW_STATE);
export type DrawStore = ReturnType<typeof createDrawStore>;
/** Written by the draw's flow alone. */
export const drawStore = createDrawStore();
