import { type CSSProperties, useId } from 'react';
import type { Cents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { Money } from '../../ui/money.tsx';
import { netOf } from './report-rules.ts';
import styles from './table.module.css';

export interface Share {
  readonly id: number;
  readonly name: string;
  readonly staked: Cents;
  readonly won: Cents;
}

interface ShareTableProps {
  title: string;
  /** What a row is. */
  column: string;
  shares: readonly Share[];
}

/** A row each with what was staked, won and the result; bars beside them show the same two amounts. */
export function ShareTable({ title, column, shares }: ShareTableProps) {
  const id = useId();
  const most = Math.max(1, ...shares.map(({ staked, won }) => Math.max(staked, won)));
  const width = (amount: number) => ({ '--share': `${(amount / most) * 100}%` }) as CSSProperties;
  return (
    <section className={styles.shares} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t('report.staked')}</th>
            <th scope="col">{t('report.won')}</th>
            <th scope="col">{t('report.net')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ id: rowId, name, staked, won }) => (
            <tr key={rowId}>
              <th scope="row">
                {name}
                <span className={styles.bars} aria-hidden="true">
                  <i data-bar="staked" style={width(staked)} />
                  <i data-bar="won" style={width(won)} />
                </span>
              </th>
              <td>
                <Money amount={staked} />
              </td>
              <td>
                <Money amount={won} />
              </td>
              <td>
                <Money amount={netOf({ staked, won })} isSigned />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
