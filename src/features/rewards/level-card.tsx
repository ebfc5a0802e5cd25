import type { AppConfig } from '../../../contract/config/app-config.ts';
import { formatCents } from '../../../contract/money.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import shapes from '../../ui/stepped.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './level-panel.module.css';
import { themeStyle } from './theme-style.ts';

interface LevelCardProps {
  data: VipData;
  config: Pick<AppConfig, 'vipMap' | 'vipThemes'>;
}

/** The player's level and how far the next one is, at the foot of the road, in the colours of the level's theme. */
export function LevelCard({ data: { vip, vipExp, reached }, config: { vipMap, vipThemes } }: LevelCardProps) {
  const { moneyFormat } = useUi();
  const theme = vipThemes[vipMap[vip]?.showType ?? 1];
  const next = vipMap[reached + 1];
  // Of the whole amount, as the two amounts beside it are read.
  const share = next ? vipExp / Math.max(1, next.experience) : 1;
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <section
      className={classNames(styles.card, shapes.stepped)}
      style={themeStyle(theme?.tokens)}
      aria-labelledby="vip-level"
    >
      <div className={styles.face}>
        <div className={styles.head}>
          <h2 id="vip-level">
            <span>{t('vip.level')}</span> <span data-figure>{vip}</span>
          </h2>
          {next && <small id="vip-next">{t('vip.toNext', { level: next.level })}</small>}
          {next && (
            <p className={styles.amounts}>
              <Money amount={vipExp} /> <span aria-hidden="true">/</span> <Money amount={next.experience} />
            </p>
          )}
        </div>
        {next ? (
          <progress
            className={styles.bar}
            value={percent}
            max={100}
            aria-labelledby="vip-next"
            aria-valuetext={t('vip.toNextOf', {
              done: formatCents(vipExp, moneyFormat),
              need: formatCents(next.experience, moneyFormat),
            })}
          />
        ) : (
          <p className={styles.top}>{t('vip.highest')}</p>
        )}
        <p className={styles.foot}>
          {next && <span>{t('vip.played', { percent })}</span>}
          <span>{t('vip.odds')}</span>
        </p>
        <p className={classNames(wordParts.note, styles.note)}>{t('vip.experience')}</p>
      </div>
    </section>
  );
}
