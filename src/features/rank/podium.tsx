import type { RankRow } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { multipleText } from './multiple-text.ts';
import styles from './podium.module.css';

const AVATAR = { 1: 72, 2: 58, 3: 58 } as const;

const PODIUM_PLACES = [1, 2, 3] as const;
type Place = (typeof PODIUM_PLACES)[number];

interface PodiumProps {
  /** Of the best three; fewer where fewer have won. */
  rows: readonly RankRow[];
  /** What a place wins, on a board with prizes. */
  prizeOf?: ((place: number) => string | undefined) | undefined;
  label: string;
}

/** The best three on their steps: the first in the middle, though the list begins with it. A free place keeps its step. */
export function Podium({ rows, prizeOf, label }: PodiumProps) {
  return (
    <ol className={styles.podium} aria-label={label}>
      {PODIUM_PLACES.map((place) => {
        const row = rows.find(({ id }) => id === place);
        return (
          <li
            key={place}
            className={styles.stand}
            data-place={place}
            data-self={row?.isSelf || undefined}
            data-free={row === undefined || undefined}
          >
            {row ? <Person row={row} place={place} /> : <FreePlace place={place} />}
            <span className={styles.step}>
              <span className="hidden-text">{t('rank.place', { place })}</span>
              <span className={styles.numeral} aria-hidden="true">
                {place}
              </span>
              {row && <b>{multipleText(row.amountSection[0])}</b>}
              {prizeOf?.(place) && <small>{prizeOf(place)}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Person({ row, place }: { row: RankRow; place: Place }) {
  const art = configStore.getState().config?.gameResourceUrl;
  return (
    <span className={styles.person}>
      <Avatar art={art} avatar={row.avatar} name={row.nickname} size={AVATAR[place]} />
      <span className={styles.name}>
        <span>{row.nickname}</span>
        {row.isSelf && <small>{t('rank.you')}</small>}
      </span>
    </span>
  );
}

/** Nobody stands there yet. */
function FreePlace({ place }: { place: Place }) {
  return (
    <span className={styles.person}>
      <span className={styles.free} style={{ width: `${AVATAR[place]}px` }} aria-hidden="true">
        <Icon name="trophy" size={AVATAR[place] / 2} />
      </span>
      <span className={styles.name}>{t('rank.free')}</span>
    </span>
  );
}
