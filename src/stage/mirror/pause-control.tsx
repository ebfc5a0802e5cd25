import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { pauseStore, setPaused } from '../../session/pages/pause-store.ts';
import { Icon } from '../../ui/icon.tsx';

interface PauseControlProps {
  className: string | undefined;
  style?: CSSProperties;
}

/** Stops and starts everything on the stage that moves by itself. */
export function PauseControl({ className, style }: PauseControlProps) {
  const isPaused = useStore(pauseStore, (state) => state.isPaused);
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={t(isPaused ? 'lobby.motion.play' : 'lobby.motion.pause')}
      onClick={() => setPaused(!isPaused)}
    >
      <Icon name={isPaused ? 'play' : 'pause'} size={16} />
    </button>
  );
}
