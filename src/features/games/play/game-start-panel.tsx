import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import type { Game } from '../../../../contract/games/catalogue.ts';
import { isCallFailure } from '../../../platform/http/call-failure.ts';
import { t } from '../../../platform/i18n.ts';
import { navigate } from '../../../platform/navigation.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { weightToday } from '../../../session/config/game-weights.ts';
import { refreshProfile } from '../../../session/player/refresh.ts';
import { useRestriction } from '../../../session/player/restrictions.ts';
import { ClosedGame } from './closed-game.tsx';
import { GameFrame } from './game-frame.tsx';
import styles from './game-start.module.css';
import { onOpenedElsewhere } from './open-tabs.ts';
import { leaveGame, leaveGameWithPage, type OpenGame, openGame } from './play-flows.ts';
import {
  type ClosedReason,
  closedByCatalogue,
  closedByFailure,
  closesGame,
  type PlayQuery,
  readPlayQuery,
} from './play-rules.ts';
import { SessionBar } from './session-bar.tsx';
import { ToolBar } from './tool-bar.tsx';

type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly game: OpenGame }
  | { readonly kind: 'closed'; readonly why: ClosedReason; readonly error: unknown };

const OPENING_PHASE: Phase = { kind: 'opening' };

interface GameSession {
  readonly phase: Phase;
  /** For the frame, when its session has ended on the server. */
  end(): void;
}

interface GameStartPanelProps {
  /** The age mark with the way to help: it stands inside, so that full screen shows it too. */
  ruleLine: ReactNode;
  /** In place of a game that a restriction of the player forbids. */
  status: ReactNode;
  /** The jackpot's button: it stands among the tools, so that it covers nothing of the game. */
  bubble: ReactNode;
}

/** `/game/start?gameId=&tryIt=`: the game in its frame, under the session bar and the tools. */
export function GameStartPanel({ ruleLine, status, bubble }: GameStartPanelProps) {
  const query = readPlayQuery(useSearch());
  const config = useStore(configStore, (state) => state.config);
  if (!query) return <ClosedGame why="unknown" name="" error={null} />;
  if (!config) return <p className={styles.opening}>{t('play.opening', { name: '' })}</p>;
  const game = config.games.find(({ id }) => id === query.gameId);
  // Another game is another session: nothing of the one before may stay.
  return (
    <Play
      key={`${query.gameId} ${query.tryIt}`}
      query={query}
      game={game}
      weight={weightToday(config, query.gameId)}
      ruleLine={ruleLine}
      status={status}
      bubble={bubble}
    />
  );
}

interface PlayProps extends GameStartPanelProps {
  query: PlayQuery;
  game: Game | undefined;
  /** What a stake counts toward rewards, in basis points. */
  weight: number;
}

function Play({ query, game, weight, ruleLine, status, bubble }: PlayProps) {
  const [attempt, setAttempt] = useState(0);
  /** Null before the first one. */
  const [isInRound, setInRound] = useState<boolean | null>(null);
  const restriction = useRestriction(query.tryIt === 1 ? 'game' : 'stake');
  const [wasHeld] = useState(restriction !== null);
  const isBarred = closesGame(restriction, { isInRound, wasHeld });
  const { phase, end } = useGameSession(query, isBarred ? 'forbidden' : closedByCatalogue(game), attempt);
  const root = useRef<HTMLDivElement>(null);
  const name = game?.name ?? '';
  return (
    <div className={styles.panel} ref={root}>
      <h1 className="hidden-text" data-panel-title tabIndex={-1}>
        {name || t('play.unknown.title')}
      </h1>
      <SessionBar />
      <ToolBar name={name} isPlayMoney={query.tryIt === 1} root={root} bubble={bubble} />
      {phase.kind === 'opening' && (
        <p className={styles.opening} role="status">
          {t('play.opening', { name })}
        </p>
      )}
      {phase.kind === 'open' && (
        <GameFrame
          game={phase.game}
          name={name}
          minStake={game?.minBet ?? 0}
          weight={weight}
          isRemote={game?.isRemote ?? false}
          onEnded={end}
          onRound={setInRound}
          onPlayMoney={() => playWithPlayMoney(query, () => setAttempt(attempt + 1))}
        />
      )}
      {phase.kind === 'closed' &&
        (phase.why === 'forbidden' && restriction ? (
          <div className={styles.status}>{status}</div>
        ) : (
          <ClosedGame
            why={phase.why}
            name={name}
            error={phase.error}
            onRetry={() => setAttempt(attempt + 1)}
          />
        ))}
      {ruleLine}
    </div>
  );
}

/** A new opening refills play money; a switch from real money has an address of its own, and Back skips it. */
function playWithPlayMoney({ gameId, tryIt }: PlayQuery, openAnew: () => void): void {
  if (tryIt === 1) openAnew();
  else navigate(linkTo(paths.gameStart, { gameId, tryIt: 1 }), { replace: true });
}

/** Opens the session on entering and closes it on leaving: by a link, Back, an error, or with the page. */
function useGameSession(query: PlayQuery, closed: ClosedReason | null, attempt: number): GameSession {
  const [told, setTold] = useState<{ readonly attempt: number; readonly phase: Phase } | null>(null);
  const { gameId, tryIt, activityId } = query;
  useEffect(() => {
    if (closed) return;
    const setPhase = (phase: Phase) => setTold({ attempt, phase });
    let isHere = true;
    let sessionId: string | null = null;
    openGame({ gameId, tryIt, activityId })
      .then((game) => {
        sessionId = game.gameSessionId;
        if (isHere) setPhase({ kind: 'open', game });
        else void leaveGame(sessionId);
      })
      .catch((error: unknown) => {
        const why = closedByFailure(isCallFailure(error) ? error.key : 'unknown');
        if (isHere) setPhase({ kind: 'closed', why, error });
      });
    const leaveWithPage = () => {
      if (sessionId) leaveGameWithPage(sessionId);
    };
    // A page taken from the back-forward cache finds its session closed: it starts as a new page.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    // The server keeps one game open for a player: a game open here ended when another tab opened one.
    const stopListening = onOpenedElsewhere(() => {
      if (sessionId) setPhase({ kind: 'closed', why: 'elsewhere', error: null });
    });
    addEventListener('pagehide', leaveWithPage);
    addEventListener('pageshow', comeBack);
    return () => {
      isHere = false;
      stopListening();
      removeEventListener('pagehide', leaveWithPage);
      removeEventListener('pageshow', comeBack);
      if (sessionId) void leaveGame(sessionId);
      setTold(null);
    };
  }, [gameId, tryIt, activityId, closed, attempt]);
  const end = () => {
    setTold({ attempt, phase: { kind: 'closed', why: 'ended', error: null } });
    // Whose sign-in is over as well learns it now, and not at the next press.
    void refreshProfile();
  };
  if (closed) return { phase: { kind: 'closed', why: closed, error: null }, end };
  // The error of an earlier attempt is obsolete.
  return { phase: told?.attempt === attempt ? told.phase : OPENING_PHASE, end };
}
