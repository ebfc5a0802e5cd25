import { STEP_UP_MS } from '../../contract/limits.ts';
import { CallError } from '../call-error.ts';
import { type CallRequest, memberOf } from '../http/handler.ts';

/** Whether the player signed in or reauthenticated within the time window. */
export function hasStepUp(request: CallRequest): boolean {
  return memberOf(request).provedAt + STEP_UP_MS > request.context.clock.now();
}

/**
 * For commands that an unattended open session must not be able to send.
 * @throws CallError stepUpRequired unless the player signed in or reauthenticated in the last ten minutes.
 */
export function requireStepUp(request: CallRequest): void {
  if (hasStepUp(request)) return;
  throw new CallError('stepUpRequired', 'the session has no step-up of the last ten minutes');
}
