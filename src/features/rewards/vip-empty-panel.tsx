import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** `/vip/empty`: nothing has been earned yet, and how the programme works. */
export function VipEmptyPanel() {
  return (
    <EmptyState icon="gift" title={t('vip.empty')} text={t('vip.emptyText')}>
      <ButtonLink kind="quiet" href={paths.vipLevel}>
        {t('vip.nav.level')}
      </ButtonLink>
    </EmptyState>
  );
}
