import { useId } from 'react';
import type { ScratchInfo } from '../../../contract/mall/scratch-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import pageParts from '../../ui/page.module.css';
import tableParts from '../../ui/tables.module.css';
import { useUi } from '../../ui/ui-context.ts';
import styles from './mall.module.css';
import { chancesOf } from './scratch-rules.ts';

const MILLION = 1_000_000;

/** Each prize with its chance, and what a card pays back on average. */
export function PrizeChances({ info }: { info: ScratchInfo }) {
  const id = useId();
  const { formatLocale } = useUi();
  const percent = new Intl.NumberFormat(formatLocale, { style: 'percent', maximumFractionDigits: 2 });
  const count = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });
  return (
    <section className={classNames(pageParts.stack, styles.group)} aria-labelledby={id}>
      <h2 id={id}>{t('mall.card.prizes')}</h2>
      {info.returnPpm !== null && (
        <p className={styles.note}>
          {t('mall.card.returnText', { percent: percent.format(info.returnPpm / MILLION) })}
        </p>
      )}
      <table className={classNames(tableParts.table, styles.chances)}>
        <thead>
          <tr>
            <th scope="col">{t('mall.card.prize')}</th>
            <th scope="col">{t('mall.card.chance')}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {chancesOf(info).map(({ amount, chance }) => (
            <tr key={amount}>
              <th scope="row">{amount === 0 ? t('mall.card.noPrize') : <Money amount={amount} />}</th>
              <td>{t('mall.card.oneIn', { count: count.format(1 / chance) })}</td>
              <td>{percent.format(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
