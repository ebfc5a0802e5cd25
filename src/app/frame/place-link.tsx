import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { redDotStore } from '../../session/red-dot-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { Medallion } from './medallion.tsx';
import styles from './place-link.module.css';
import type { Place } from './places.ts';
import { isWaiting } from './waiting.ts';

interface PlaceLinkProps {
  place: Place;
  isCurrent: boolean;
  className: string;
  /** Draws the raised place's medallion in place of its icon. */
  hasMedallion: boolean;
  /** The stop of the first tour that points here. */
  guide?: string;
}

/** A place is a link where it has an address, and a button where it opens an overlay. */
export function PlaceLink({ place, isCurrent, className, hasMedallion, guide }: PlaceLinkProps) {
  const hasDot = useStore(redDotStore, (dots) => isWaiting(place.name, dots));
  const content = (
    <>
      {hasMedallion && place.isRaised ? (
        <Medallion icon={place.icon} />
      ) : (
        <Icon name={place.icon} size={23} />
      )}
      <span>{t(place.labelKey)}</span>
      {hasDot && (
        <span className={styles.dot} data-red-dot>
          {t('shell.nav.waiting')}
        </span>
      )}
    </>
  );
  if ('address' in place.target) {
    return (
      <a
        className={className}
        href={place.target.address}
        draggable={false}
        data-guide={guide}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {content}
      </a>
    );
  }
  const { overlay } = place.target;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => openOverlay(overlay, { title: t(place.labelKey) })}
    >
      {content}
    </button>
  );
}
