import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { bubbleSvg } from '../../../scenes/ornaments/jackpot-bubble.ts';
import { t } from '../../platform/i18n.ts';
import { preferencesStore } from '../../session/config/preferences-store.ts';
import { openOverlay, overlayStore } from '../../session/overlays/overlay-store.ts';
import { redDotStore } from '../../session/player/red-dot-store.ts';
import { useUi } from '../../ui/ui-context.ts';
import styles from './bubble.module.css';
import { shortAmount, useMegaPot } from './bubble-amount.ts';
import { BubbleMenu } from './bubble-menu.tsx';
import { useBubbleDrag } from './use-bubble-drag.ts';
import { useOrnament } from './use-ornament.ts';

/** The row that holds a docked button: a page's title, the tools of a game, or the top bar. */
export type Dock = 'title' | 'tools' | 'bar';

interface BubbleButtonProps {
  dock: Dock | null;
  hide(): void;
}

export function BubbleButton({ dock, hide }: BubbleButtonProps) {
  const group = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const hint = useId();
  const isTold = useStore(preferencesStore, (state) => state.isChanceTold);
  const hasChance = useStore(redDotStore, (dots) => dots.canReceiveDrawChance) && isTold;
  const isCovered = useStore(overlayStore, ({ stack }) => stack.length > 0);
  const medal = useOrnament<HTMLSpanElement>('bubble', bubbleSvg);
  const { moneyFormat, formatLocale } = useUi();
  const pot = useMegaPot();
  const amount = pot === null ? null : shortAmount(pot, moneyFormat.sign, formatLocale);
  const { anchor, moveTo, handlers } = useBubbleDrag({ group, room: dock ? null : room }, () =>
    openOverlay('jackpot'),
  );
  // The first position is set without an animation from the corner.
  useEffect(() => group.current?.setAttribute('data-settled', ''), []);

  const name = amount === null ? t('bubble.name') : t('bubble.nameWithPot', { amount });
  return (
    <>
      {!dock && <div className={styles.room} ref={room} aria-hidden="true" />}
      <aside
        className={styles.bubble}
        ref={group}
        aria-label={t('bubble.name')}
        data-bubble
        data-dock={dock ?? undefined}
        data-side={anchor.side}
        data-covered={!dock && isCovered ? '' : undefined}
      >
        <button
          type="button"
          className={styles.button}
          aria-label={hasChance ? t('bubble.waiting', { name }) : name}
          aria-describedby={hint}
          aria-haspopup="dialog"
          {...handlers}
        >
          <span className={styles.medal} ref={medal} />
          {amount !== null && <span className={styles.pot}>{amount}</span>}
          {hasChance && <span className={styles.dot} data-red-dot />}
        </button>
        <span id={hint} hidden>
          {t('bubble.hint')}
        </span>
        <BubbleMenu anchor={anchor} hasHeights={!dock} moveTo={moveTo} hide={hide} />
      </aside>
    </>
  );
}
