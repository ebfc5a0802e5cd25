import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import chipParts from '../../ui/chips.module.css';
import styles from './rewards.module.css';

const PAGES = [
  'bonus',
  'bonusEvent',
  'bonusTasks',
  'bonusRebate',
  'bonusVip',
  'bonusReward',
  'bonusRecord',
] as const;
export type BonusPage = (typeof PAGES)[number];

// On a phone the row is wider than the window.
const showWhole = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The pages of the bonus centre; the one that is shown is marked. */
export function BonusLinks({ current }: { current: BonusPage | null }) {
  return (
    <nav className={styles.tabs} aria-label={t('rewards.nav')}>
      {PAGES.map((name) => (
        <a
          key={name}
          className={chipParts.chip}
          ref={name === current ? showWhole : null}
          href={paths[name]}
          aria-current={name === current ? 'page' : undefined}
        >
          {t(`rewards.nav.${name}`)}
        </a>
      ))}
    </nav>
  );
}
