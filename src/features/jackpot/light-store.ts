import { createStore } from 'zustand/vanilla';
import { type DrawStore, drawStore } from './draw-store.ts';

export interface Light {
  readonly cell: number | null;
  /** It has come from another cell and leaves an afterglow there. */
  readonly isMoving: boolean;
}

/** Where the light is. Apart from the draw's store, as it changes with every step and nothing is rendered for it. */
export const lightStore = createStore<Light>(() => ({ cell: null, isMoving: false }));

/** In motion the light goes its own way; at rest it is where the draw says. @returns the function that stops it */
export function followResting(draws: DrawStore = drawStore): () => void {
  return draws.subscribe(({ phase, litCell }, before) => {
    const hasCome = phase !== before.phase && (phase === 'idle' || phase === 'award');
    if (litCell !== before.litCell || hasCome) lightStore.setState({ cell: litCell, isMoving: false });
  });
}
