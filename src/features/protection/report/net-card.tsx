import type { PlayReport } from '../../../../contract/protection/play-report-calls.ts';
import { formatLocale, t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import factParts from '../../../ui/facts.module.css';
import { Money } from '../../../ui/money.tsx';
import styles from './report.module.css';
import { playedTime, spanText } from './report-rules.ts';

const labelOf = (net: number) => (net < 0 ? 'lost' : net > 0 ? 'won' : 'even');

const timeText = ({ hours, minutes }: ReturnType<typeof playedTime>) =>
  hours === 0 ? t('report.minutes', { minutes }) : t('report.hours', { hours, minutes });

/** First of all what play has cost or brought, in the same type and colour either way; then what it is made of. */
export function NetCard({ report }: { report: PlayReport }) {
  const { totals, days, from, to } = report;
  const dayCount = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return (
    <section className={styles.net} aria-labelledby="report-net">
      <p className={styles.span}>{spanText(report, formatLocale())}</p>
      <h2 id="report-net">{t('report.net.title')}</h2>
      <p className={styles.result}>
        <Money amount={totals.net} isSigned />
      </p>
      <p className={styles.plain}>{t(`report.net.${labelOf(totals.net)}`)}</p>
      <dl className={classNames(factParts.facts, factParts.sums, styles.breakdown)}>
        <div>
          <dt>{t('report.staked')}</dt>
          <dd>
            <Money amount={totals.staked} />
          </dd>
        </div>
        <div>
          <dt>{t('report.won')}</dt>
          <dd>
            <Money amount={totals.won} />
          </dd>
        </div>
        {totals.prizes !== 0 && (
          <div>
            <dt>{t('report.prizes')}</dt>
            <dd>
              <Money amount={totals.prizes} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            {t('report.time')}
            <small>{t('report.timeText')}</small>
          </dt>
          <dd>{timeText(playedTime(totals.playedMs))}</dd>
        </div>
        <div>
          <dt>{t('report.playDays')}</dt>
          <dd>
            {t('report.playDaysOf', { count: days.filter(({ rounds }) => rounds > 0).length, of: dayCount })}
          </dd>
        </div>
        <div>
          <dt>{t('report.rounds')}</dt>
          <dd>{new Intl.NumberFormat(formatLocale()).format(totals.rounds)}</dd>
        </div>
      </dl>
    </section>
  );
}
