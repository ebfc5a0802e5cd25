import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import factParts from '../../ui/facts.module.css';
import { Money } from '../../ui/money.tsx';
import wordParts from '../../ui/words.module.css';
import { useLevelAudit } from './reward-queries.ts';
import styles from './rewards.module.css';

/** How long the level counts. It informs and asks for nothing: to bet for a level is never worth its rewards. */
export function LevelRetention() {
  const { data } = useLevelAudit();
  if (!data || data.reached === 0) return null;
  const { vip, reached, betLimit, betThisMonth, missing, monthEndsAt, nextMonthVip } = data;
  return (
    <section className={styles.group} aria-labelledby="vip-keep">
      <h2 id="vip-keep">{t('vip.keep')}</h2>
      <dl className={classNames(factParts.facts, factParts.boxed, styles.facts)}>
        <div>
          <dt>{t('vip.keep.until')}</dt>
          <dd>
            <DateText at={monthEndsAt - 1} shows="date" />
          </dd>
        </div>
        <div>
          <dt>{t('vip.keep.bets')}</dt>
          <dd>
            <Money amount={betThisMonth} face="text" />
          </dd>
        </div>
        {missing > 0 && (
          <div>
            <dt>{t('vip.keep.need', { level: vip })}</dt>
            <dd>
              <Money amount={betLimit} face="text" />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('vip.keep.nextMonth')}</dt>
          <dd data-figure>{nextMonthVip}</dd>
        </div>
      </dl>
      <p className={wordParts.note}>{t(vip < reached ? 'vip.keep.paused' : 'vip.keep.rule', { reached })}</p>
    </section>
  );
}
