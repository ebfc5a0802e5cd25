import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { redDotStore } from '../../session/player/red-dot-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './item-link.module.css';
import { Medallion } from './medallion.tsx';
import type { NavigationItem } from './navigation-items.ts';
import { hasRedDot } from './red-dots.ts';

interface ItemLinkProps {
  item: NavigationItem;
  isCurrent: boolean;
  className: string;
  /** Draws the raised item's medallion in place of its icon. */
  hasMedallion: boolean;
  /** The stop of the first tour that points here. */
  guide?: string;
}

/** An item is a link where it has an address, and a button where it opens an overlay. */
export function ItemLink({ item, isCurrent, className, hasMedallion, guide }: ItemLinkProps) {
  const hasDot = useStore(redDotStore, (dots) => hasRedDot(item.name, dots));
  const content = (
    <>
      {hasMedallion && item.isRaised ? <Medallion icon={item.icon} /> : <Icon name={item.icon} size={23} />}
      <span>{t(item.labelKey)}</span>
      {hasDot && (
        <span className={styles.dot} data-red-dot>
          {t('shell.nav.waiting')}
        </span>
      )}
    </>
  );
  if ('path' in item.target) {
    return (
      <a
        className={className}
        href={item.target.path}
        draggable={false}
        data-guide={guide}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {content}
      </a>
    );
  }
  const { overlay } = item.target;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => openOverlay(overlay, { title: t(item.labelKey) })}
    >
      {content}
    </button>
  );
}
