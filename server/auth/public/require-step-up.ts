import { PROOF_MS } from '../../../contract/limits.ts';
import { CallError } from '../../call-error.ts';
import { type CallRequest, memberOf } from '../../http/handler.ts';

/** Whether the player signed in, or proved who they are, within the one window that all acts share. */
export function hasStepUp(request: CallRequest): boolean {
  return memberOf(request).provedAt + PROOF_MS > request.context.clock.now();
}

/**
 * For acts that an open page on a table must not be enough for.
 * @throws CallError stepUpRequired unless the player signed in, or proved who they are, in the last ten minutes.
 */
export function requireStepUp(request: CallRequest): void {
  if (hasStepUp(request)) return;
  throw new CallError('stepUpRequired', 'the session has not been proved in the last ten minutes');
}
