import type { RankRow } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './board.module.css';
import { BoardRow } from './board-row.tsx';
import { countText } from './multiple-text.ts';
import { Podium } from './podium.tsx';

interface BoardListProps {
  list: readonly RankRow[];
  pages: number;
  pageNum: number;
  /** Names the list. */
  label: string;
  onPage(pageNum: number): void;
}

const ON_PODIUM = 3;

/** A page of a board: on the first one the best three stand on the podium. */
export function BoardList({ list, pages, pageNum, label, onPage }: BoardListProps) {
  if (list.length === 0 && pageNum === 1)
    return <EmptyState icon="trophy" title={t('rank.none')} text={t('rank.noneText')} />;
  const top = pageNum === 1 ? list.slice(0, ON_PODIUM) : [];
  const rest = list.slice(top.length);
  return (
    <div className={styles.board}>
      {top.length > 0 && <Podium rows={top} label={label} />}
      {rest.length > 0 && (
        <ol className={styles.rows} start={rest[0]?.id} aria-label={t('rank.rest')}>
          {rest.map((row) => (
            <BoardRow key={row.id} row={row} />
          ))}
        </ol>
      )}
      {pages > 1 && (
        <nav className={styles.pager} aria-label={t('rank.pages')}>
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
