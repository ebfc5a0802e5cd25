import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BonusLinks, type BonusPage } from './bonus-links.tsx';
import styles from './rewards.module.css';

/** `/bonus/empty`: no bonus has been taken yet, and where they are. */
export const BonusEmptyPanel = () => <NoBonuses current={null} />;

/** The same, in place of a list of bonuses. */
export function NoBonuses({ current }: { current: BonusPage | null }) {
  return (
    <div className={styles.stack}>
      <BonusLinks current={current} />
      <EmptyState icon="gift" title={t('rewards.empty.title')} text={t('rewards.empty.text')}>
        <ButtonLink kind="quiet" href={paths.bonusEvent}>
          {t('rewards.title.event')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
