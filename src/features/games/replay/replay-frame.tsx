import { useEffect, useRef } from 'react';
import { currentLocale, t } from '../../../platform/i18n.ts';
import { preferencesStore } from '../../../session/config/preferences-store.ts';
import { type HostBridge, makeHostBridge } from '../play/host-bridge.ts';
import { publishSettings } from '../play/host-settings.ts';
import { replayAddress } from '../play/play-rules.ts';
import styles from './replay.module.css';
import type { Replay } from './replay-rules.ts';

/** The game's page in its frame, told which round to show. It gets no token, and so can stake nothing. */
export function ReplayFrame({ replay, name }: { replay: Replay; name: string }) {
  const { round, url, gamesOrigin } = replay;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const bridge: HostBridge = makeHostBridge(
      window,
      () => frame.current?.contentWindow ?? null,
      gamesOrigin,
      ({ kind }) => {
        if (kind !== 'ready') return;
        publishSettings(bridge, preferencesStore.getState());
        const { versionHash: _, ...shown } = round;
        bridge.post({ kind: 'replay', round: shown });
      },
    );
    const stopPreferences = preferencesStore.subscribe((state) => publishSettings(bridge, state));
    return () => {
      stopPreferences();
      bridge.stop();
    };
  }, [gamesOrigin, round]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={replayAddress(url, currentLocale())}
      title={t('replay.frame', { name })}
      sandbox="allow-scripts allow-same-origin"
      // The frame learns from it which page embeds it, and hears no other.
      referrerPolicy="origin"
      allow="autoplay"
    />
  );
}
