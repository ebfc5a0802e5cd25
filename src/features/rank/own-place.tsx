import { useId } from 'react';
import type { RankRow } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { PanelFoot } from '../../ui/panel-frame.tsx';
import styles from './board.module.css';
import { BoardRow } from './board-row.tsx';

/** The player's own place, in sight wherever the board is scrolled to. */
export function OwnPlace({ row, none }: { row: RankRow | null; none: string }) {
  const id = useId();
  return (
    <PanelFoot>
      <section className={styles.own} aria-labelledby={id}>
        <h2 id={id}>{t('rank.own')}</h2>
        {row ? (
          <ol className={classNames(listParts.list, listParts.list)} start={row.id}>
            <BoardRow row={row} />
          </ol>
        ) : (
          <p>{none}</p>
        )}
      </section>
    </PanelFoot>
  );
}
