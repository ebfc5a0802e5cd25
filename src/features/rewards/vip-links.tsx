import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import chipParts from '../../ui/chips.module.css';
import styles from './rewards.module.css';

/** The pages of the programme; the one that is shown is marked. */
export function VipLinks({ current }: { current: 'level' | 'rebate' }) {
  return (
    <nav className={styles.links} aria-label={t('vip.nav')}>
      {(['level', 'rebate'] as const).map((name) => (
        <a
          key={name}
          className={chipParts.chip}
          href={name === 'level' ? paths.vipLevel : paths.vipRebate}
          aria-current={name === current ? 'page' : undefined}
        >
          {t(`vip.nav.${name}`)}
        </a>
      ))}
    </nav>
  );
}
