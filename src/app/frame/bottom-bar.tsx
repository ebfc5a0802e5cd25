import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './bottom-bar.module.css';
import { PlaceLink } from './place-link.tsx';
import { PLACES } from './places.ts';

/** Five places for the thumb, the jackpot raised on the crest. */
export function BottomBar({ current }: { current: string | null }) {
  return (
    <nav className={styles.bar} aria-label={t('shell.nav.label')}>
      {PLACES.filter((place) => !place.isRailOnly).map((place) => (
        <PlaceLink
          key={place.name}
          place={place}
          isCurrent={place.name === current}
          hasMedallion
          {...(place.name === 'game-search' && { guide: 'search' })}
          className={classNames(styles.place, place.isRaised && styles.raised)}
        />
      ))}
    </nav>
  );
}
