import { useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '../../../../contract/games/game-bridge.ts';
import { currentLocale, t } from '../../../platform/i18n.ts';
import { goBack, navigate } from '../../../platform/navigation.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { preferencesStore } from '../../../session/config/preferences-store.ts';
import { type OverlayState, openOverlay, overlayStore } from '../../../session/overlays/overlay-store.ts';
import { profileStore } from '../../../session/player/profile-store.ts';
import { loadProtection, protectionStore } from '../../../session/player/protection-store.ts';
import { refreshProfile } from '../../../session/player/refresh.ts';
import { tightestLimit } from '../../../session/player/tightest-limit.ts';
import { keepAnswer, keepEntries, keepPromise } from '../fair/promise-store.ts';
import styles from './game-start.module.css';
import { type HostBridge, makeHostBridge } from './host-bridge.ts';
import { publishSettings } from './host-settings.ts';
import type { OpenGame } from './play-flows.ts';
import { frameAddress, mayOffer } from './play-rules.ts';

/** So old the balance and the session bar may be beside a page that does not tell of its rounds. */
const REMOTE_REFRESH_MS = 5_000;

interface GameFrameProps {
  game: OpenGame;
  name: string;
  /** The least stake of the game, in cents. */
  minStake: number;
  /** What a stake counts toward rewards, in basis points. */
  weight: number;
  /** Its studio's server decides it, and its page tells us nothing. */
  isRemote: boolean;
  /** The frame's session is over on the server, and no stake is taken in it any more. */
  onEnded: () => void;
  /** A round has begun, or its end was seen. */
  onRound: (isRunning: boolean) => void;
  /** The player would rather play with play money, or needs more of it. */
  onPlayMoney: () => void;
}

/** The game on its own origin: it may run scripts and keep its own cache, and never sees the player's token. */
export function GameFrame({
  game,
  name,
  minStake,
  weight,
  isRemote,
  onEnded,
  onRound,
  onPlayMoney,
}: GameFrameProps) {
  // Another weight must not load the frame again: a round may be running.
  const [shownWeight] = useState(weight);
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<HostBridge | null>(null);
  const calls = useRef({ onEnded, onRound, onPlayMoney });
  calls.current = { onEnded, onRound, onPlayMoney };
  useEffect(() => {
    const publishOffers = () => {
      const { told } = protectionStore.getState();
      const limitLeft = tightestLimit(told, 'loss', 'stake')?.left ?? null;
      bridge.current?.post({ kind: 'offers', mayOffer: mayOffer(told, minStake), limitLeft });
    };
    const hear = (message: FrameMessage) => {
      const { kind } = message;
      if (kind === 'round-started' || kind === 'round-ended') calls.current.onRound(kind === 'round-started');
      if (kind === 'ready') {
        greet(bridge.current);
        publishOffers();
      } else if (kind === 'round-ended' || kind === 'balance-changed') refreshAfterRound();
      // Within its frame a studio's page has left an entry of its own in the history: back would lead into it.
      else if (kind === 'wants-exit') (isRemote ? navigate : goBack)(paths.home);
      else if (kind === 'wants-deposit') navigate(linkTo(paths.wallets, { name: 'deposit', back: 1 }));
      else if (kind === 'wants-play-money') calls.current.onPlayMoney();
      else if (kind === 'round-promised') keepPromise(profileStore.getState().user?.id ?? 0, message.promise);
      else if (kind === 'round-answered') keepAnswer(message);
      else if (kind === 'entries-fixed') keepEntries(message);
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
  }, [game.gamesOrigin, minStake, isRemote]);
  useEffect(() => {
    if (!isRemote) return;
    const timer = setInterval(refreshAfterRound, REMOTE_REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRemote]);
  return (
    <div className={styles.frame}>
      <iframe
        ref={frame}
        src={
          isRemote
            ? game.url
            : frameAddress(game.url, {
                locale: currentLocale(),
                weight: shownWeight,
                search: location.search,
              })
        }
        title={t('play.frame', { name })}
        sandbox="allow-scripts allow-same-origin"
        // The frame learns from it which page embeds it, and posts to no other.
        referrerPolicy="origin"
        allow="autoplay"
      />
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

/** No stake is placed behind a dialog. */
function publishCovered(bridge: HostBridge | null, { stack }: OverlayState): void {
  bridge?.post({ kind: stack.length > 0 ? 'pause' : 'resume' });
}
