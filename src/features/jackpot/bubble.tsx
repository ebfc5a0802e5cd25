import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ActivityId } from '../../../contract/ids.ts';
import { bubbleSvg } from '../../../scenes/ornaments/jackpot-bubble.ts';
import { t } from '../../platform/i18n.ts';
import { sessionKeys } from '../../platform/key-values.ts';
import { activityStore } from '../../session/activity-store.ts';
import { openOverlay, overlayStore } from '../../session/overlay-store.ts';
import { preferencesStore } from '../../session/preferences-store.ts';
import { redDotStore } from '../../session/red-dot-store.ts';
import { onSignedOut } from '../../session/sign-out.ts';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import styles from './bubble.module.css';
import { shortAmount, useMegaPot } from './bubble-amount.ts';
import { BubbleMenu } from './bubble-menu.tsx';
import { useBubbleDrag } from './use-bubble-drag.ts';
import { useOrnament } from './use-ornament.ts';

const HIDDEN_KEY = 'jackpot_bubble_hidden';

// The next person of this tab has not hidden it.
onSignedOut(() => sessionKeys.remove(HIDDEN_KEY));

/** The jackpot's floating button, on the pages that have one. It is there only while the activity runs. */
export function Bubble() {
  const [isHidden, setHidden] = useState(() => sessionKeys.get(HIDDEN_KEY) !== null);
  const isRunning = useStore(
    activityStore,
    ({ activityMap }) => String(ActivityId.luckyJackpot) in activityMap,
  );
  const hide = () => {
    sessionKeys.set(HIDDEN_KEY, '1');
    setHidden(true);
    toast(t('bubble.hidden'));
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return isRunning && !isHidden ? <FloatingButton hide={hide} /> : null;
}

function FloatingButton({ hide }: { hide(): void }) {
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
  const { perch, moveTo, handlers } = useBubbleDrag({ group, room }, () => openOverlay('jackpot'));
  // The first position is set without an animation from the corner.
  useEffect(() => group.current?.setAttribute('data-settled', ''), []);

  const name = amount === null ? t('bubble.name') : t('bubble.nameWithPot', { amount });
  return (
    <>
      <div className={styles.room} ref={room} aria-hidden="true" />
      <aside
        className={styles.bubble}
        ref={group}
        aria-label={t('bubble.name')}
        data-bubble
        data-side={perch.side}
        data-covered={isCovered ? '' : undefined}
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
        <BubbleMenu perch={perch} moveTo={moveTo} hide={hide} />
      </aside>
    </>
  );
}
