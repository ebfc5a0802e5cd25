import { useRef, useState } from 'react';
import type { CallData } from '../../../contract/call.ts';
import type { getLiveUrl } from '../../../contract/live/live-calls.ts';
import { currentLocale, t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './live.module.css';

interface LivePlayerProps {
  live: NonNullable<CallData<typeof getLiveUrl>['live']>;
}

/** The stream behind its poster: it begins when the player says so, without sound of its own accord. */
export function LivePlayer({ live: { show, stream } }: LivePlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isLost, setLost] = useState(false);
  const again = () => {
    setLost(false);
    video.current?.load();
  };
  return (
    <section className={styles.show} aria-label={show.title}>
      <div className={styles.screen}>
        <video
          ref={video}
          controls
          loop
          playsInline
          preload="none"
          poster={stream.poster}
          aria-label={t('live.player', { title: show.title })}
          onError={() => setLost(true)}
          onPlaying={() => setLost(false)}
          hidden={isLost}
          src={stream.url}
        >
          <track
            kind="captions"
            src={stream.captions}
            srcLang={currentLocale()}
            label={t('live.captions')}
            default
          />
        </video>
        {isLost && (
          <div className={styles.lost} role="alert">
            <Icon name="offline" size={34} />
            <p>{t('live.lost')}</p>
            <Button kind="quiet" onClick={again}>
              {t('live.again')}
            </Button>
          </div>
        )}
      </div>
      <header className={styles.head}>
        <span className={styles.badge}>
          <Icon name="live" size={18} />
          {t('live.now')}
        </span>
        <h2>{show.title}</h2>
        <p>{show.text}</p>
        <p className={styles.note}>
          {t('live.until')} <DateText at={show.endsAt} shows="time" />
        </p>
      </header>
    </section>
  );
}
