import type { ReactNode } from 'react';
import type { RankRow } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import styles from './board.module.css';
import { BoardList } from './board-list.tsx';

interface BillProps {
  title: string;
  /** Of the time that it counts. */
  period: ReactNode;
  board: { readonly list: readonly RankRow[]; readonly pages: number };
  pageNum: number;
  onPage(pageNum: number): void;
}

/** A board under its name, like a bill at a theatre. */
export function Bill({ title, period, board, pageNum, onPage }: BillProps) {
  return (
    <div className={styles.stack}>
      <header className={styles.bill}>
        <h2>{title}</h2>
        <p>{period}</p>
      </header>
      <BoardList {...board} pageNum={pageNum} label={t('rank.top')} onPage={onPage} />
    </div>
  );
}
