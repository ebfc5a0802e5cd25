import { createMachine } from '../../platform/state-machine.ts';
import { createPerformer, type DrawPorts, readOffer } from './draw-effects.ts';
import type { DrawEffect, DrawEvent } from './draw-events.ts';
import { reduceDraw } from './draw-reducer.ts';
import type { DrawState } from './draw-state.ts';
import type { DrawStore } from './draw-store.ts';

/** The draw over `store`: everything that happens to it, as functions. */
export function createDrawFlow(store: DrawStore, ports: DrawPorts) {
  const send = createMachine<DrawState, DrawEvent, DrawEffect>(store, reduceDraw, createPerformer(ports));
  const stored = () => ports.stored.list().at(0) ?? null;
  return {
    /** The player presses SPIN. */
    spin: () => send({ type: 'spinPressed', at: ports.now(), offer: readOffer(ports) }),
    /** Straight to the result. */
    skip: () => send({ type: 'skipped' }),
    dismiss: () => send({ type: 'dismissed' }),
    retryRequest: () => send({ type: 'askedAgain' }),
    followVisibility: () => send({ type: ports.isVisible() ? 'visible' : 'hidden' }),
    followPresenter: () => send({ type: ports.presenter() ? 'presenterAttached' : 'presenterDetached' }),
    /** A hall is on the screen. @returns what closes it */
    open() {
      send({ type: 'hallOpened', isVisible: ports.isVisible(), stored: stored() });
      return () => send({ type: 'hallClosed' });
    },
    /** It is known now who plays. */
    resume: () => send({ type: 'playerKnown', stored: stored() }),
    /** Nothing of one player may be shown to the next one on the same machine. */
    reset: () => send({ type: 'signedOut' }),
  };
}
