import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './member.module.css';
import { kycStateOf } from './profile-rules.ts';

/** How far the identity check is, with the way to it until it is done. */
export function KycLine({ hasKyc }: { hasKyc: number }) {
  const kyc = kycStateOf(hasKyc);
  return (
    <p className={styles.kyc} data-state={kyc}>
      <Icon name={kyc === 'approved' ? 'shield-check' : 'identity'} size={18} />
      {kyc === 'approved' ? (
        <span>{t('member.kyc.approved')}</span>
      ) : (
        <a href={paths.memberKyc}>{t(`member.kyc.${kyc}`)}</a>
      )}
    </p>
  );
}
