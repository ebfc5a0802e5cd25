import type { Step } from '../../platform/state-machine.ts';
import type { DrawEffect, DrawReply, Offer } from './draw-events.ts';
import type { DrawBase, DrawRequest, DrawState, IdleDraw, UnansweredDraw } from './draw-state.ts';

export type DrawStep = Step<DrawState, DrawEffect>;

/** No answer, or none that says whether the draw was made: the same request is retried. */
const UNCERTAIN_FAILURES: readonly string[] = [
  'timeout',
  'offline',
  'unreadable',
  'internal',
  'busy',
  'maintenance',
  'tooOften',
];
/** Rejected because another draw came first. */
const OUTDRAWN: readonly string[] = ['jackpotNoChance', 'drawPromiseStale'];
const RETRY_PAUSES_MS = [1_500, 3_000, 6_000, 12_000] as const;

/** What all states share, in a new generation: nothing that is still under way counts any more. */
export function nextBase(state: DrawState): DrawBase {
  const { halls, isVisible, hasPresenter, pressedAt, generation, litCell } = state;
  return { halls, isVisible, hasPresenter, pressedAt, generation: generation + 1, litCell };
}

export function toIdle(state: DrawState, failure: unknown = null): IdleDraw {
  return { ...nextBase(state), phase: 'idle', failure };
}

interface RequestOptions {
  readonly tries: number;
  readonly isCut: boolean;
}

/** Stored before it is sent, so that a reload in mid-flight finds it. */
export function sendFirst(state: DrawState, request: DrawRequest, options: RequestOptions): DrawStep {
  const asked = sendRequest(state, request, options);
  return { ...asked, effects: [{ type: 'storeRequest', request }, ...asked.effects] };
}

/** For a request that is stored already. */
function sendRequest(state: DrawState, request: DrawRequest, options: RequestOptions): DrawStep {
  const next: UnansweredDraw = {
    ...nextBase(state),
    ...options,
    phase: 'requesting',
    request,
    awaited: { for: 'answer' },
    failure: null,
  };
  return {
    state: next,
    effects: [{ type: 'circle' }, { type: 'send', request, generation: next.generation }],
  };
}

/** Retries at once what had no answer. */
export function retryRequest(state: DrawState): DrawStep {
  if (state.phase !== 'retrying' || state.awaited.for !== 'answer') return { state, effects: [] };
  const next = { ...state, ...nextBase(state) };
  const { request, generation } = next;
  return { state: next, effects: [{ type: 'cancelRetry' }, { type: 'send', request, generation }] };
}

export function afterRejection(
  state: UnansweredDraw,
  { key, failure, other }: Extract<DrawReply, { type: 'rejected' }>,
): DrawStep {
  const { request, tries, isCut } = state;
  if (UNCERTAIN_FAILURES.includes(key)) return waitToAsk(state, failure);
  // Signed out in between: the draw may have been made, and is requested after the next sign-in.
  if (key === 'sessionEnded') return { state: toIdle(state), effects: [{ type: 'cut' }] };
  // Whatever else it says, this draw was not made and used no chance.
  const deletion: DrawEffect = { type: 'deleteRequest', requestId: request.requestId };
  // Pressed in two tabs in the same moment: the other one's draw is the player's, and this tab shows it too.
  if (other && OUTDRAWN.includes(key)) {
    // Stored here too: that tab may have shown and deleted it.
    const asked = sendFirst(state, other, { tries, isCut });
    return { ...asked, effects: [deletion, ...asked.effects] };
  }
  const mayAskAgain = key === 'drawPromiseStale' && tries === 0;
  const next: UnansweredDraw = {
    ...state,
    ...nextBase(state),
    awaited: { for: 'offer', failure, mayAskAgain },
  };
  const { generation } = next;
  return { state: next, effects: [deletion, { type: 'rest' }, { type: 'readOffer', generation }] };
}

function waitToAsk(state: UnansweredDraw, failure: unknown): DrawStep {
  const ms = RETRY_PAUSES_MS[Math.min(state.tries, RETRY_PAUSES_MS.length - 1)] ?? 0;
  const next: UnansweredDraw = {
    ...state,
    ...nextBase(state),
    phase: 'retrying',
    failure,
    tries: state.tries + 1,
  };
  const { generation } = next;
  return { state: next, effects: [{ type: 'rest' }, { type: 'retryLater', ms, generation }] };
}

/** Under a new seal a rejected draw is requested once more, unless that was the last chance. */
export function afterOffer(state: UnansweredDraw, { maySpin, request }: Offer): DrawStep {
  const { awaited, tries, isCut } = state;
  if (awaited.for !== 'offer') return { state, effects: [] };
  if (awaited.mayAskAgain && maySpin && request)
    return sendFirst(state, request, { tries: tries + 1, isCut });
  return { state: toIdle(state, awaited.failure), effects: [] };
}
