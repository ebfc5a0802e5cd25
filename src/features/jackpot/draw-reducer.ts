import { SPIN_DEBOUNCE_MS } from '../../../contract/limits.ts';
import type { DrawEvent, DrawReply, Offer } from './draw-events.ts';
import { afterAnswer, afterBoard, afterPaint, afterPart, cutShort, dismissAward } from './draw-presenting.ts';
import {
  afterOffer,
  afterRejection,
  type DrawStep,
  retryRequest,
  sendFirst,
  toIdle,
} from './draw-requesting.ts';
import type { DrawRequest, DrawState } from './draw-state.ts';

const unchangedStep = (state: DrawState): DrawStep => ({ state, effects: [] });

/** The whole draw: the next state for each event. It reads nothing but the event. */
export function reduceDraw(state: DrawState, event: DrawEvent): DrawStep {
  if ('generation' in event)
    return event.generation === state.generation ? afterReply(state, event) : unchangedStep(state);
  switch (event.type) {
    case 'hallOpened':
      return resume({ ...state, halls: state.halls + 1, isVisible: event.isVisible }, event.stored);
    case 'hallClosed':
      return state.halls > 1
        ? unchangedStep({ ...state, halls: state.halls - 1 })
        : abandon({ ...state, halls: 0 });
    case 'playerKnown':
      return resume(state, event.stored);
    case 'signedOut':
      return abandon(state);
    case 'spinPressed':
      return spin(state, event.at, event.offer);
    case 'skipped':
      return cutShort(state);
    case 'dismissed':
      return dismissAward(state);
    case 'askedAgain':
      return retryRequest(state);
    case 'hidden':
      return cutShort({ ...state, isVisible: false });
    case 'visible':
      return retryRequest({ ...state, isVisible: true });
    case 'presenterAttached':
      return attach({ ...state, hasPresenter: true });
    case 'presenterDetached':
      return detach({ ...state, hasPresenter: false });
  }
}

function afterReply(state: DrawState, reply: DrawReply): DrawStep {
  if (reply.type === 'presented') return afterPart(state);
  if (reply.type === 'awardPainted') return afterPaint(state);
  if (reply.type === 'retryDue') return retryRequest(state);
  if (state.phase !== 'requesting' && state.phase !== 'retrying') return unchangedStep(state);
  switch (reply.type) {
    case 'answered':
      return afterAnswer(state, reply.result);
    case 'rejected':
      return afterRejection(state, reply);
    case 'offerRead':
      return afterOffer(state, reply.offer);
    case 'boardMatched':
      return afterBoard(state);
  }
}

/** Presses that follow too quickly, or without a chance, do nothing. */
function spin(state: DrawState, at: number, { maySpin, request }: Offer): DrawStep {
  const isTooSoon = at - state.pressedAt < SPIN_DEBOUNCE_MS;
  const pressed = { ...state, pressedAt: at };
  if (isTooSoon || state.phase !== 'idle' || state.halls === 0 || !maySpin) return unchangedStep(pressed);
  if (!request) return { state: pressed, effects: [{ type: 'refresh', what: 'board' }] };
  return sendFirst(pressed, request, { tries: 0, isCut: false });
}

/** A draw that an earlier page left unseen is requested and shown at rest, once its player is known. */
function resume(state: DrawState, stored: DrawRequest | null): DrawStep {
  if (!stored || state.halls === 0 || state.phase !== 'idle') return unchangedStep(state);
  return sendFirst(state, stored, { tries: 0, isCut: true });
}

/**
 * Nothing is shown any more. What is unseen by then keeps its stored request: the next visit of the same player
 * shows it.
 */
function abandon(state: DrawState): DrawStep {
  return {
    state: { ...toIdle(state), litCell: null },
    effects: [{ type: 'cancelRetry' }, { type: 'cut' }],
  };
}

function attach(state: DrawState): DrawStep {
  const isCircling = state.phase === 'requesting' && state.awaited.for === 'answer';
  return { state, effects: isCircling ? [{ type: 'circle' }] : [] };
}

/** Without a presenter what it played is over; a light that circled has nothing to wait for. */
function detach(state: DrawState): DrawStep {
  return state.phase === 'requesting' ? unchangedStep(state) : cutShort(state);
}
