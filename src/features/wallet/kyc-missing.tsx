import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states.tsx';
import wordParts from '../../ui/words.module.css';
import { depositFlows } from './deposit-flows.ts';
import styles from './wallet.module.css';

/** Wire values of `hasKyc`. */
const KYC_PENDING = 1;
const KYC_REJECTED = 3;

/** Deposits wait for the identity check: what is missing, the way to it, and what can be done meanwhile. */
export function KycMissing({ isChecking }: { isChecking: boolean }) {
  const kyc = useStore(profileStore, (state) => state.user?.hasKyc ?? 0);
  return (
    <EmptyState icon="identity" title={t('wallet.kyc.title')} text={t('wallet.kyc.text')}>
      <p className={classNames(wordParts.note, styles.small)}>
        {t(kyc === KYC_PENDING ? 'wallet.kyc.pending' : 'wallet.kyc.next')}
      </p>
      {kyc === KYC_REJECTED && <Notice tone="warning">{t('wallet.kyc.rejected')}</Notice>}
      <div className={styles.choices}>
        <ButtonLink isWide href={paths.memberKyc}>
          {t(kyc === KYC_PENDING ? 'wallet.kyc.show' : 'wallet.kyc.start')}
        </ButtonLink>
        <Button kind="quiet" isWide isBusy={isChecking} onClick={() => void depositFlows.open()}>
          {t('wallet.kyc.check')}
        </Button>
      </div>
      <p className={classNames(wordParts.note, styles.small)}>{t('wallet.kyc.play')}</p>
    </EmptyState>
  );
}
