import { t } from '../../platform/i18n.ts';
import { NoPushServiceError, NotAllowedError } from '../../platform/push/push-device.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';

/** What went wrong in the browser or at the server, and what to do. */
export function describePushFailure(failure: unknown): string {
  if (failure instanceof NotAllowedError) return t('push.failed.notAllowed');
  if (failure instanceof NoPushServiceError) return t('push.failed.noService');
  return describeFailure(failure);
}
