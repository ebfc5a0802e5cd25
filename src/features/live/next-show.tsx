import type { LiveShow } from '../../../contract/live/live-calls.ts';
import { t } from '../../platform/i18n.ts';
import { DateText } from '../../ui/date-text.tsx';
import styles from './live.module.css';

/** The closed curtain between shows, with the moment at which it opens. */
export function NextShow({ show }: { show: LiveShow }) {
  return (
    <section className={styles.show} aria-label={t('live.next')}>
      <div className={styles.screen} data-closed>
        <div className={styles.curtain} aria-hidden="true" />
        <div className={styles.plaque}>
          <p>{t('live.next')}</p>
          <b>
            <DateText at={show.startsAt} shows="time" />
          </b>
          <p>
            <DateText at={show.startsAt} shows="date" />
          </p>
        </div>
      </div>
      <header className={styles.head}>
        <h2>{show.title}</h2>
        <p>{show.text}</p>
      </header>
    </section>
  );
}
