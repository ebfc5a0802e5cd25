import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import type { CallPages } from '../../session/use-call-pages.ts';
import { MoreRows } from '../../ui/more-rows.tsx';

/** The end of a list of the agent's page. */
export function More({ answer: { error, ...pages } }: { answer: CallPages<object> }) {
  return (
    <MoreRows
      failure={error && describeFailure(error)}
      hasMore={pages.hasMore}
      isBusy={pages.isFetching}
      text={t('agent.more')}
      onMore={pages.more}
    />
  );
}
