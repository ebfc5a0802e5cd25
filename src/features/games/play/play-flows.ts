import type { CallData } from '../../../../contract/call.ts';
import { exitGame, startGame } from '../../../../contract/games/game-calls.ts';
import {
  getSeedPair,
  type OpenSeedPair,
  rotateSeedPair,
} from '../../../../contract/games/seed-pair-calls.ts';
import { makeCommonBody } from '../../../platform/common-body.ts';
import { isCallFailure } from '../../../platform/http/call-failure.ts';
import { callServer } from '../../../platform/http/call-server.ts';
import { newRequestId } from '../../../platform/request-id.ts';
import { tokenStore } from '../../../platform/token-store.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { logEvent } from '../../../session/offline/log-event.ts';
import { currentGameStore } from '../../../session/pages/current-game.ts';
import { applyBalance, isSignedIn } from '../../../session/player/profile-store.ts';
import { loadMemberInfo, refreshProfile } from '../../../session/player/refresh.ts';
import { isHostedGame } from '../game-facts.ts';
import { noteStudioPromise } from '../studio/studio-promises.ts';
import { notifyOtherTabs } from './open-tabs.ts';
import type { PlayQuery } from './play-rules.ts';

export type OpenGame = CallData<typeof startGame>;

/** @throws CallFailure */
export async function openGame({ gameId, tryIt, activityId }: PlayQuery): Promise<OpenGame> {
  const game = configStore.getState().config?.games.find(({ id }) => id === gameId);
  // Its page stakes by itself: what is promised is written down before it is there.
  if (game && isHostedGame(game)) await noteStudioPromise(game.slug, await openSeedPair());
  const opened = await callServer(startGame, {
    gameId,
    tryIt,
    ...(activityId === null ? {} : { activityId }),
  });
  notifyOtherTabs();
  currentGameStore.setState({ gameId });
  logEvent('game_open', { gameId, tryIt });
  return opened;
}

/**
 * Opens the player's first seed pair, unless one is open: no round is decided without. The frames of our own games do so by
 * themselves, which a studio's page cannot.
 * @returns the open one
 * @throws CallFailure
 */
async function openSeedPair(): Promise<OpenSeedPair | null> {
  const { seedPair, nextCommit } = await callServer(getSeedPair, {});
  if (seedPair) return seedPair;
  try {
    const opened = await callServer(rotateSeedPair, { commit: nextCommit, clientSeed: newRequestId() });
    return opened.seedPair;
  } catch (failure) {
    // Another tab was first: its pair decides the rounds here too.
    if (!isCallFailure(failure) || failure.key !== 'seedChanged') throw failure;
    return (await callServer(getSeedPair, {})).seedPair;
  }
}

/** Leaving by any way inside the app: the session closes, and the balance it answers is the true one. */
export async function leaveGame(gameSessionId: string): Promise<void> {
  currentGameStore.setState({ gameId: 0 });
  try {
    const { coin } = await callServer(exitGame, { gameSessionId }, { isSilent: true });
    applyBalance(coin);
  } catch {
    // The server closes the session itself when the next game opens or the sign-in ends.
  }
  // The lobby names what was played last, and a round that was left before its end was seen.
  await Promise.all([refreshProfile(), isSignedIn() && loadMemberInfo(true).catch(() => undefined)]);
}

/**
 * Leaving with the page. A beacon cannot carry the authorization header, a kept-alive request can; nobody is
 * left to read its answer.
 */
export function leaveGameWithPage(gameSessionId: string): void {
  const token = tokenStore.read();
  if (!token) return;
  void fetch(`/app/v1/${exitGame.name}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...makeCommonBody(), gameSessionId }),
  }).catch(() => undefined);
}
