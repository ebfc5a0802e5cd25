import { preLogin } from '../../contract/config/start-calls.ts';
import { readDevice } from '../platform/device.ts';
import { callServer } from '../platform/http/call-server.ts';
import { tokenStore } from '../platform/token-store.ts';
import { connectionStore } from '../session/calls/connection-store.ts';
import { storeConfig } from '../session/config/config-cache.ts';
import { configStore, mergeConfig, reuseEqual } from '../session/config/config-store.ts';
import { fetchConfig } from '../session/config/fetch-config.ts';
import { setProfile } from '../session/player/profile-store.ts';
import { endSession, signOut } from '../session/sign-in/sign-out.ts';

/**
 * Requests what has changed since the stored config and whose the token is. Code 401 in the answer, or a
 * token without a player, resets the session.
 * @throws CallFailure
 */
export async function runPreflight(): Promise<void> {
  try {
    await fetchPreflight();
    connectionStore.setState({ hasPreflightFailed: false });
  } catch (error) {
    connectionStore.setState({ hasPreflightFailed: true });
    throw error;
  }
}

/** Where it comes too late the page says so by itself. */
const BACKGROUND_OPTIONS = { isSilent: true } as const;

async function fetchPreflight(): Promise<void> {
  const token = tokenStore.read();
  const isStart = configStore.getState().source !== 'server';
  const known = configStore.getState().config ?? (await fetchConfig(BACKGROUND_OPTIONS));
  if (!configStore.getState().config) configStore.setState({ config: known, source: 'server' });
  const { os, deviceModel, deviceId } = readDevice();
  const answer = await callServer(
    preLogin,
    {
      gameListVersion: known.gameListVersion,
      configVersion: known.configVersion,
      os,
      deviceModel,
      messagingToken: '',
      phoneinfoJsonModel: '',
      deviceId,
    },
    BACKGROUND_OPTIONS,
  ).catch((error: unknown) => {
    if (isSessionEnded(error) && tokenStore.read() === token) endSession(error);
    throw error;
  });
  const shown = configStore.getState().config ?? known;
  const merged = mergeConfig(shown, answer);
  // At the start the lobby is about to paint: only a changed config may restart it.
  const config = isStart ? reuseEqual(shown, merged) : merged;
  configStore.setState({ config, source: 'server' });
  storeConfig(config);
  // The player signed in or out while the answer was in flight: it is not about them.
  if (tokenStore.read() !== token) return;
  if (token && !answer.userInfo) signOut('ended');
  else setProfile(answer.userInfo, answer.session);
}

/** Loads the whole config again, for another language. */
export async function renewConfig(): Promise<void> {
  const config = await fetchConfig({ isSilent: true });
  configStore.setState({ config, source: 'server' });
  storeConfig(config);
}

function isSessionEnded(error: unknown): boolean {
  return error instanceof Error && 'key' in error && error.key === 'sessionEnded';
}
