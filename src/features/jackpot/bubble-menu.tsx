import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './bubble.module.css';
import { type Anchor, isInUpperHalf, otherEnd, otherSide } from './bubble-position.ts';

interface BubbleMenuProps {
  anchor: Anchor;
  /** A docked button has two ends of its row to be at, and no heights. */
  hasHeights: boolean;
  moveTo(anchor: Anchor): void;
  hide(): void;
}

/** Taps instead of a drag: a few positions, and hidden for this visit. */
export function BubbleMenu({ anchor, hasHeights, moveTo, hide }: BubbleMenuProps) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, true);
    return () => document.removeEventListener('pointerdown', closeOutside, true);
  }, [isOpen]);

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  const closeByLeaving = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !whole.current?.contains(relatedTarget as Node)) setOpen(false);
  };
  const go = (next: Anchor) => {
    moveTo(next);
    setOpen(false);
    opener.current?.focus();
  };
  const isHigh = isInUpperHalf(anchor);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape inside the menu closes it; its buttons are the controls
    <div ref={whole} className={styles.tools} onKeyDown={closeByKey} onBlur={closeByLeaving}>
      <button
        ref={opener}
        type="button"
        className={styles.more}
        aria-label={t('bubble.menu')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" size={16} />
      </button>
      {isOpen && (
        <div id={id} className={styles.menu} data-up={hasHeights && !isHigh ? '' : undefined}>
          <button type="button" onClick={() => go(otherSide(anchor))}>
            <Icon name={anchor.side === 'left' ? 'forward' : 'back'} size={18} />
            {t(anchor.side === 'left' ? 'bubble.toRight' : 'bubble.toLeft')}
          </button>
          {hasHeights && (
            <button type="button" onClick={() => go(otherEnd(anchor))}>
              <Icon name={isHigh ? 'chevron-down' : 'chevron-up'} size={18} />
              {t(isHigh ? 'bubble.down' : 'bubble.up')}
            </button>
          )}
          <button type="button" onClick={hide}>
            <Icon name="close" size={18} />
            {t('bubble.hide')}
          </button>
        </div>
      )}
    </div>
  );
}
