import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { hasWithdrawalOnlySession } from '../../session/player/withdrawal-only.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { KycPanel } from './kyc-panel.tsx';

/** `/auth/way-out/kyc`: the identity check of a player who may only withdraw, and needs it for that. */
export function WithdrawalOnlyKycPanel() {
  if (hasWithdrawalOnlySession()) return <KycPanel />;
  return (
    <EmptyState icon="lock" title={t('kyc.out.ended')}>
      <ButtonLink href={paths.authLogin}>{t('kyc.out.signIn')}</ButtonLink>
    </EmptyState>
  );
}
