import type { AppConfig } from '../../contract/config/app-config.ts';
import { anonymousAppConfig } from '../../contract/config/start-calls.ts';
import { CallFailure } from '../platform/http/call-failure.ts';
import { type CallOptions, callServer } from '../platform/http/call-server.ts';
import { configStore } from './config-store.ts';

/**
 * The config in force. The one that is shown is not sent again when it still is that one; what is closed is told anew.
 * @throws CallFailure
 */
export async function fetchConfig(options: CallOptions = {}): Promise<AppConfig> {
  const known = configStore.getState().config;
  const answer = await callServer(
    anonymousAppConfig,
    known ? { configVersion: known.configVersion } : {},
    options,
  );
  if (!('isUnchanged' in answer)) return answer;
  // The store may have moved on meanwhile; what was asked about is what the answer is about.
  if (known) return { ...known, maintenance: answer.maintenance };
  throw new CallFailure('unreadable', anonymousAppConfig.name);
}
