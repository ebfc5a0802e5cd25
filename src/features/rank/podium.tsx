import type { RankRow } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { multipleText } from './multiple-text.ts';
import styles from './podium.module.css';

const AVATAR = { 1: 72, 2: 58, 3: 58 } as const;

/** The best three on their steps: the first in the middle, though the list begins with it. */
export function Podium({ rows, label }: { rows: readonly RankRow[]; label: string }) {
  const art = configStore.getState().config?.gameResourceUrl;
  return (
    <ol className={styles.podium} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.stand} data-place={row.id} data-self={row.isSelf || undefined}>
          <span className={styles.person}>
            <Avatar
              art={art}
              avatar={row.avatar}
              name={row.nickname}
              size={AVATAR[row.id as keyof typeof AVATAR] ?? 58}
            />
            <span className={styles.name}>
              {row.nickname}
              {row.isSelf && <small>{t('rank.you')}</small>}
            </span>
          </span>
          <span className={styles.step}>
            <span className="hidden-text">{t('rank.place', { place: row.id })}</span>
            <span className={styles.numeral} aria-hidden="true">
              {row.id}
            </span>
            <b>{multipleText(row.amountSection[0])}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
