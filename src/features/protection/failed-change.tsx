import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why a limit, a break or an exclusion has not changed; nothing while there was no failure. */
export function FailedChange({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  return (
    <Notice tone="danger" title={t('protection.failed.title')} isLive>
      {describeFailure(failure)}
    </Notice>
  );
}
