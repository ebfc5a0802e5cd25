import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import styles from './rewards.module.css';

/** The pages of the programme; the one that is shown is marked. */
export function VipLinks({ current }: { current: 'level' | 'rebate' }) {
  return (
    <nav className={styles.links} aria-label={t('vip.nav')}>
      {(['level', 'rebate'] as const).map((name) => (
        <a
          key={name}
          href={name === 'level' ? paths.vipLevel : paths.vipRebate}
          aria-current={name === current ? 'page' : undefined}
        >
          {t(`vip.nav.${name}`)}
        </a>
      ))}
    </nav>
  );
}
