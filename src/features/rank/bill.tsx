import type { ReactNode } from 'react';
import type { RankRow } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import marquee from '../../ui/marquee.module.css';
import pageParts from '../../ui/page.module.css';
import styles from './board.module.css';
import { BoardList } from './board-list.tsx';
import { Podium } from './podium.tsx';

interface BillProps {
  title: string;
  /** Of the time that it counts. */
  period: ReactNode;
  board: { readonly list: readonly RankRow[]; readonly pages: number };
  pageNum: number;
  /** What a place wins, on a board with prizes. */
  prizeOf?: (place: number) => string | undefined;
  onPage(pageNum: number): void;
}

const ON_PODIUM = 3;

/** A board under its name; on its first page the best three stand on the podium, which is there for nobody too. */
export function Bill({ title, period, board, pageNum, prizeOf, onPage }: BillProps) {
  return (
    <div className={pageParts.stack}>
      <div className={marquee.channel}>
        <div className={classNames(marquee.house, styles.stage)}>
          <header className={styles.bill}>
            <h2>{title}</h2>
            <p>{period}</p>
          </header>
          {pageNum === 1 && (
            <Podium rows={board.list.slice(0, ON_PODIUM)} prizeOf={prizeOf} label={t('rank.top')} />
          )}
        </div>
      </div>
      <BoardList
        {...board}
        rest={pageNum === 1 ? board.list.slice(ON_PODIUM) : board.list}
        pageNum={pageNum}
        onPage={onPage}
      />
    </div>
  );
}
