import {
  addToFeedback,
  type FeedbackThread,
  sendFeedback,
} from '../../../../contract/support/feedback-calls.ts';
import type { FeedbackCategory } from '../../../../contract/support/support-rules.ts';
import { callServer } from '../../../platform/http/call-server.ts';
import { newRequestId } from '../../../platform/request-id.ts';

interface FeedbackForm {
  readonly text: string;
  readonly images: readonly string[];
}

/** The same wish keeps its request id until it was answered, so that it is done once. */
function makeOnce() {
  let last: { readonly said: string; readonly requestId: string } | null = null;
  return async <T>(wish: object, send: (requestId: string) => Promise<T>): Promise<T> => {
    const said = JSON.stringify(wish);
    if (last?.said !== said) last = { said, requestId: newRequestId() };
    const answer = await send(last.requestId);
    last = null;
    return answer;
  };
}

const sendOnce = makeOnce();
const addOnce = makeOnce();

/** @throws CallFailure */
export const fileFeedback = (wish: FeedbackForm & { category: FeedbackCategory }): Promise<FeedbackThread> =>
  sendOnce(wish, (requestId) => callServer(sendFeedback, { ...wish, images: [...wish.images], requestId }));

/** @throws CallFailure */
export const addText = (wish: FeedbackForm & { id: string }): Promise<FeedbackThread> =>
  addOnce(wish, (requestId) => callServer(addToFeedback, { ...wish, images: [...wish.images], requestId }));
