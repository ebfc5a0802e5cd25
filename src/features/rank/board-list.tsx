import type { RankRow } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import listParts from '../../ui/lists.module.css';
import styles from './board.module.css';
import { BoardRow } from './board-row.tsx';
import { countText } from './multiple-text.ts';

interface BoardListProps {
  list: readonly RankRow[];
  /** Of the page, without those on the podium. */
  rest: readonly RankRow[];
  pages: number;
  pageNum: number;
  onPage(pageNum: number): void;
}

/** A page of a board below the podium, and the way to the others. */
export function BoardList({ list, rest, pages, pageNum, onPage }: BoardListProps) {
  return (
    <div className={styles.board}>
      {pageNum === 1 && list.length === 0 && (
        <p className={styles.none}>
          <strong>{t('rank.none')}</strong>
          <span>{t('rank.noneText')}</span>
        </p>
      )}
      {rest.length > 0 && (
        <ol
          className={classNames(listParts.list, listParts.list)}
          start={rest[0]?.id}
          aria-label={t('rank.rest')}
        >
          {rest.map((row) => (
            <BoardRow key={row.id} row={row} />
          ))}
        </ol>
      )}
      {pages > 1 && (
        <nav className={classNames(listParts.pager, styles.pager)} aria-label={t('rank.pages')}>
          <IconButton
            icon="chevron-left"
            label={t('rank.previous')}
            disabled={pageNum === 1}
            onClick={() => onPage(pageNum - 1)}
          />
          <span aria-live="polite">
            {t('rank.page', { page: countText(pageNum), pages: countText(pages) })}
          </span>
          <IconButton
            icon="chevron-right"
            label={t('rank.next')}
            disabled={pageNum >= pages}
            onClick={() => onPage(pageNum + 1)}
          />
        </nav>
      )}
    </div>
  );
}
