import type { AppConfig } from '../../../contract/config/app-config.ts';
import { anonymousAppConfig } from '../../../contract/config/start-calls.ts';
import { CallFailure } from '../../platform/http/call-failure.ts';
import { type CallOptions, callServer } from '../../platform/http/call-server.ts';
import { configStore } from './config-store.ts';

/**
 * The config in force. An unchanged config is not sent again; maintenance is always sent.
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
  // The store may have changed meanwhile; the answer is about the version in the request.
  if (known) return { ...known, maintenance: answer.maintenance };
  throw new CallFailure('unreadable', anonymousAppConfig.name);
}
