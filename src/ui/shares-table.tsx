import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Cents } from '../../contract/money.ts';
import { subtractCents } from '../../contract/money-arithmetic.ts';
import { classNames } from './class-names.ts';
import styles from './figures-table.module.css';
import { Money } from './money.tsx';
import tableParts from './tables.module.css';

interface Share {
  readonly id: number;
  readonly name: string;
  readonly staked: Cents;
  readonly won: Cents;
}

interface SharesTableProps {
  title: string;
  /** Heads of the columns. */
  heads: { readonly name: string; readonly staked: string; readonly won: string; readonly net: string };
  shares: readonly Share[];
  /** Stands under the table. */
  children?: ReactNode;
}

/** A row each with what was staked, won and the result; bars beside them show the same two amounts. */
export function SharesTable({ title, heads, shares, children }: SharesTableProps) {
  const id = useId();
  const most = Math.max(1, ...shares.map(({ staked, won }) => Math.max(staked, won)));
  const width = (amount: number) => ({ '--share': `${(amount / most) * 100}%` }) as CSSProperties;
  return (
    <section className={styles.shares} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={classNames(tableParts.table, styles.table)} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{heads.name}</th>
            <th scope="col">{heads.staked}</th>
            <th scope="col">{heads.won}</th>
            <th scope="col">{heads.net}</th>
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
                <Money amount={subtractCents(won, staked)} isSigned />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
