import { useState } from 'react';
import { useStore } from 'zustand';
import { ActivityId } from '../../../contract/ids.ts';
import { t } from '../../platform/i18n.ts';
import { sessionKeys } from '../../platform/key-values.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';
import { toast } from '../../ui/toast.ts';
import { BubbleButton, type Dock } from './bubble-button.tsx';

const HIDDEN_KEY = 'jackpot_bubble_hidden';

// The next person of this tab has not hidden it.
onSignedOut(() => sessionKeys.remove(HIDDEN_KEY));

/**
 * The jackpot's button, on the pages that have one. It is there only while the activity runs. In a `dock` it is a part of
 * that row; without one it floats where it covers nothing.
 */
export function Bubble({ dock = null }: { dock?: Dock | null }) {
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
  return isRunning && !isHidden ? <BubbleButton dock={dock} hide={hide} /> : null;
}
