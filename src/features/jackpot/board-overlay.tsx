import { useStore } from 'zustand';
import { JACKPOT_TIERS } from '../../../contract/ids.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { Money } from '../../ui/money.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './board-overlay.module.css';
import { boardStore } from './board-store.ts';
import { poolOf, sectionOf } from './tiers.ts';

/** The pots themselves, with the time they were read: the board above only shows amounts within their ranges. */
export function BoardOverlay() {
  const info = useStore(boardStore, (state) => state.info);
  if (!info) return <SkeletonRows count={4} height="56px" />;
  const time = momentFormat(formatLocale(), { timeStyle: 'medium' }).format(info.readAt);
  return (
    <div className={styles.board}>
      <h3 className={styles.title}>{t('lobby.exact.title')}</h3>
      <p className={styles.text}>{t('lobby.exact.text')}</p>
      <dl className={styles.tiers}>
        {JACKPOT_TIERS.map((tier) => {
          const [low, high] = sectionOf(info, tier);
          return (
            <div key={tier} className={styles.tier} data-tier={tier}>
              <dt>{t(`lobby.tier.${tier}`)}</dt>
              <dd className={styles.amount}>
                <Money amount={poolOf(info, tier)} />
              </dd>
              {low < high && (
                <dd className={styles.range}>
                  <Money amount={low} isShort /> – <Money amount={high} isShort />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <p className={styles.text}>{t('lobby.exact.readAt', { time })}</p>
    </div>
  );
}
