import { useId } from 'react';
import type { LiveShow } from '../../../contract/live/live-calls.ts';
import { t } from '../../platform/i18n.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import styles from './live.module.css';

interface ScheduleProps {
  live: LiveShow | null;
  shows: readonly LiveShow[];
}

/** The bill of shows: the one that is live, and those to come. */
export function Schedule({ live, shows }: ScheduleProps) {
  const id = useId();
  return (
    <section className={styles.bill} aria-labelledby={id}>
      <h2 id={id}>{t('live.schedule')}</h2>
      {!live && shows.length === 0 && <p>{t('live.none')}</p>}
      <ol className={listParts.list}>
        {live && <Line show={live} isLive />}
        {shows.map((show) => (
          <Line key={`${show.showId}:${show.startsAt}`} show={show} />
        ))}
      </ol>
    </section>
  );
}

function Line({ show, isLive = false }: { show: LiveShow; isLive?: boolean }) {
  return (
    <li data-live={isLive || undefined}>
      <span className={styles.when}>
        <b>
          <DateText at={show.startsAt} shows="time" />
        </b>
        <small>{isLive ? t('live.now') : <DateText at={show.startsAt} shows="date" />}</small>
      </span>
      <span className={styles.what}>
        <b>{show.title}</b>
        <small>{show.text}</small>
      </span>
    </li>
  );
}
