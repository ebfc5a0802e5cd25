import { useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '../../../../contract/games/game-bridge.ts';
import { currentLocale, t } from '../../../platform/i18n.ts';
import { goBack, navigate } from '../../../platform/navigation.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { type OverlayState, openOverlay, overlayStore } from '../../../session/overlay-store.ts';
import { type Preferences, preferencesStore } from '../../../session/preferences-store.ts';
import { loadProtection, protectionStore } from '../../../session/protection-store.ts';
import { refreshProfile } from '../../../session/refresh.ts';
import type { OpenGame } from './flows.ts';
import styles from './game-start.module.css';
import { type HostBridge, makeHostBridge } from './host-bridge.ts';
import { frameAddress, mayOffer } from './rules.ts';

type ControlRect = Extract<FrameMessage, { kind: 'controls' }>['rects'][number];

interface GameFrameProps {
  game: OpenGame;
  name: string;
  /** The least stake of the game, in cents. */
  minStake: number;
  /** The frame's session is over on the server, and no stake is taken in it any more. */
  onEnded: () => void;
  /** The player would rather play with play money, or needs more of it. */
  onPlayMoney: () => void;
}

/** The game on its own origin: it may run scripts and keep its own cache, and never sees the player's token. */
export function GameFrame({ game, name, minStake, onEnded, onPlayMoney }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<HostBridge | null>(null);
  const [controls, setControls] = useState<readonly ControlRect[]>([]);
  const calls = useRef({ onEnded, onPlayMoney });
  calls.current = { onEnded, onPlayMoney };
  useEffect(() => {
    const publishOffers = () =>
      bridge.current?.post({ kind: 'offers', mayOffer: mayOffer(protectionStore.getState().told, minStake) });
    const hear = (message: FrameMessage) => {
      const { kind } = message;
      if (kind === 'ready') {
        greet(bridge.current);
        publishOffers();
      } else if (kind === 'round-ended' || kind === 'balance-changed') refreshAfterRound();
      else if (kind === 'controls') setControls(message.rects);
      else if (kind === 'wants-exit') goBack(paths.home);
      else if (kind === 'wants-deposit') navigate(linkTo(paths.wallets, { name: 'deposit', back: 1 }));
      else if (kind === 'wants-play-money') calls.current.onPlayMoney();
      else if (kind === 'wants-proof') openOverlay('fair', { roundId: message.roundId });
      else if (kind === 'session-ended') calls.current.onEnded();
    };
    const made = makeHostBridge(window, () => frame.current?.contentWindow ?? null, game.gamesOrigin, hear);
    bridge.current = made;
    const stopPreferences = preferencesStore.subscribe((state) => publishSettings(made, state));
    const stopOverlays = overlayStore.subscribe((state) => publishCovered(made, state));
    const stopProtection = protectionStore.subscribe(publishOffers);
    return () => {
      stopProtection();
      stopPreferences();
      stopOverlays();
      made.stop();
    };
  }, [game.gamesOrigin, minStake]);
  return (
    <div className={styles.frame}>
      <iframe
        ref={frame}
        src={frameAddress(game.url, currentLocale(), location.search)}
        title={t('play.frame', { name })}
        sandbox="allow-scripts allow-same-origin"
        // The frame learns from it which page embeds it, and posts to no other.
        referrerPolicy="origin"
        allow="autoplay"
      />
      {/* What floats over the page keeps off these places, as off every control of the page itself. */}
      {controls.map(({ left, top, right, bottom }) => (
        <span
          key={`${left} ${top} ${right} ${bottom}`}
          className={styles.control}
          data-figure=""
          style={{ left, top, width: right - left, height: bottom - top }}
        />
      ))}
    </div>
  );
}

/** A round may have used a limit up; without one there is nothing to ask. */
function refreshAfterRound(): void {
  void refreshProfile();
  const { told } = protectionStore.getState();
  if (told?.limits.some(({ left }) => left !== null)) void loadProtection().catch(() => undefined);
}

/** The frame listens from its first message on; anything posted before would be lost. */
function greet(bridge: HostBridge | null): void {
  publishSettings(bridge, preferencesStore.getState());
  publishCovered(bridge, overlayStore.getState());
}

function publishSettings(
  bridge: HostBridge | null,
  { isSoundOn, volume, isMotionReduced }: Preferences,
): void {
  bridge?.post({ kind: 'settings', locale: currentLocale(), isSoundOn, volume, isMotionReduced });
}

/** No stake is placed behind a dialog. */
function publishCovered(bridge: HostBridge | null, { stack }: OverlayState): void {
  bridge?.post({ kind: stack.length > 0 ? 'pause' : 'resume' });
}
