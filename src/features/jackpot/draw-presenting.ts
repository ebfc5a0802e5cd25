import type { DrawEffect } from './draw-events.ts';
import { type DrawStep, nextBase, toIdle } from './draw-requesting.ts';
import { prizeOfDraw } from './draw-rules.ts';
import type {
  AwardedDraw,
  DrawBase,
  DrawRequest,
  DrawResult,
  DrawState,
  PresentedDraw,
  UnansweredDraw,
} from './draw-state.ts';

interface Answer {
  readonly request: DrawRequest;
  readonly result: DrawResult;
}

/** Whether the page is visible, and something can be drawn. */
const isSeen = ({ isVisible, hasPresenter }: DrawBase) => isVisible && hasPresenter;

/** The server has answered; the board is updated before the draw is shown. */
export function afterAnswer(state: UnansweredDraw, result: DrawResult): DrawStep {
  const next: UnansweredDraw = { ...state, ...nextBase(state), awaited: { for: 'board', result } };
  return { state: next, effects: [{ type: 'matchBoard', result, generation: next.generation }] };
}

export function afterBoard(state: UnansweredDraw): DrawStep {
  const { awaited, request, isCut } = state;
  if (awaited.for !== 'board') return { state, effects: [] };
  const { result } = awaited;
  if (isCut || !isSeen(state)) return showAward(state, { request, result }, true);
  return play(state, { request, result }, 'ring', { kind: 'ring', cell: result.cell });
}

function play(
  state: DrawState,
  answer: Answer,
  phase: PresentedDraw['phase'],
  part: Extract<DrawEffect, { type: 'present' }>['part'],
): DrawStep {
  const next: PresentedDraw = { ...nextBase(state), ...answer, phase };
  return { state: next, effects: [{ type: 'present', part, generation: next.generation }] };
}

/** A part has been played to its end, or its presenter has given it up: the result does not depend on it. */
export function afterPart(state: DrawState): DrawStep {
  if (state.phase === 'ring') {
    const { request, result } = state;
    const landed = { ...state, litCell: result.cell };
    const prize = prizeOfDraw(result);
    const tier = prize.kind === 'jackpot' ? prize.tier : null;
    if (!tier) return showAward(landed, { request, result }, false);
    return play(landed, { request, result }, 'wheel', { kind: 'wheel', tier });
  }
  if (state.phase === 'wheel') return showAward(state, state, false);
  if (state.phase === 'award' && state.isCounting) return completeAward(state, []);
  return { state, effects: [] };
}

/** @param isCut without a count; what plays, or circles, ends */
function showAward(state: DrawState, { request, result }: Answer, isCut: boolean): DrawStep {
  const isCounting = !isCut && isSeen(state);
  const next: AwardedDraw = {
    ...nextBase(state),
    phase: 'award',
    request,
    result,
    litCell: result.cell,
    isCounting,
  };
  const refresh: DrawEffect = { type: 'refresh', what: 'board' };
  // A light that still circles would leave the server's cell again.
  if (!isCounting) return completeAward(next, [{ type: 'cut' }, refresh]);
  const part = { kind: 'award', prize: prizeOfDraw(result) } as const;
  return { state: next, effects: [refresh, { type: 'present', part, generation: next.generation }] };
}

/** A page that is reloaded or hidden cuts its presentation as well: only what was painted counts as seen. */
function completeAward(state: AwardedDraw, before: readonly DrawEffect[]): DrawStep {
  const next: AwardedDraw = { ...state, ...nextBase(state), isCounting: false };
  const { generation } = next;
  return {
    state: next,
    effects: [...before, { type: 'refresh', what: 'player' }, { type: 'awaitPaint', generation }],
  };
}

/** Straight to the result: at the player's request, or because nothing is visible any more. */
export function cutShort(state: DrawState): DrawStep {
  switch (state.phase) {
    case 'requesting':
      return { state: { ...state, isCut: true }, effects: [{ type: 'cut' }] };
    case 'ring':
    case 'wheel':
      return showAward(state, state, true);
    case 'award':
      return state.isCounting ? completeAward(state, [{ type: 'finish' }]) : { state, effects: [] };
    default:
      return { state, effects: [] };
  }
}

export function afterPaint(state: DrawState): DrawStep {
  if (state.phase !== 'award') return { state, effects: [] };
  return { state, effects: [{ type: 'deleteRequest', requestId: state.request.requestId }] };
}

/** Goes on from the award that the player has read. */
export function dismissAward(state: DrawState): DrawStep {
  if (state.phase !== 'award') return { state, effects: [] };
  const refresh: DrawEffect[] = state.isCounting ? [{ type: 'refresh', what: 'player' }] : [];
  return {
    state: toIdle(state),
    effects: [{ type: 'deleteRequest', requestId: state.request.requestId }, { type: 'cut' }, ...refresh],
  };
}
