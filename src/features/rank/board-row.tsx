import type { RankRow } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './board.module.css';
import { countText, multipleText } from './multiple-text.ts';

/** A line of the bill: place, name, a row of dots, and the multiple. */
export function BoardRow({ row }: { row: RankRow }) {
  const art = configStore.getState().config?.gameResourceUrl;
  return (
    <li className={classNames(styles.row, row.isSelf && styles.self)}>
      <span className={styles.place}>
        <span className="hidden-text">{t('rank.place', { place: row.id })}</span>
        <span aria-hidden="true">{countText(row.id)}</span>
      </span>
      <Avatar art={art} avatar={row.avatar} name={row.nickname} size={34} />
      <span className={styles.name}>
        <span>{row.nickname}</span>
        {row.isSelf && <small>{t('rank.you')}</small>}
      </span>
      <span className={styles.dots} aria-hidden="true" />
      <b>{multipleText(row.amountSection[0])}</b>
    </li>
  );
}
