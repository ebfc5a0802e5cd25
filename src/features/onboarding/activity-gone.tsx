import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** An offer to new accounts that has ended. */
export function ActivityGone() {
  return (
    <EmptyState icon="gift" title={t('onboarding.gone')} text={t('error.activityClosed')}>
      <ButtonLink href={paths.activities}>{t('onboarding.toActivities')}</ButtonLink>
    </EmptyState>
  );
}
