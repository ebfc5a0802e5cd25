import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './activities.module.css';

/** The activity's own picture, or a drawn curtain where it has none. Decorative: who shows it names the activity. */
export function ActivityImage({ url, isLarge = false }: { url: string; isLarge?: boolean }) {
  const [isMissing, setMissing] = useState(url === '');
  return (
    <span className={styles.picture} aria-hidden="true">
      {isMissing ? (
        <span className={styles.curtain}>
          <Icon name="sparkle" size={isLarge ? 54 : 34} />
        </span>
      ) : (
        <img
          src={url}
          width={640}
          height={360}
          alt=""
          decoding="async"
          loading={isLarge ? 'eager' : 'lazy'}
          draggable={false}
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
