import { LoginType } from '../../contract/ids.ts';
import { messageSender } from '../adapters/message-senders.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { ConfigValue } from '../config-entry.ts';
import type { Context } from '../context.ts';
import type { Settings } from '../settings.ts';
import { signInConfig } from './public/auth-config.ts';

type SignInConfig = ConfigValue<typeof signInConfig>;

/**
 * The sign-in methods that the platform can offer of those configured: codes need a sender and `otpStatus` 1. With
 * codes off, a number and a password replace them where configured.
 */
export function offeredWays(config: SignInConfig, settings: Settings): LoginType[] {
  const hasCodes = config.otpStatus !== 0 && messageSender(settings) !== null;
  // Together with codes it would reveal which numbers have an account.
  return config.registerType.filter(
    (type) => type === LoginType.account || (type === LoginType.phone) === hasCodes,
  );
}

/** @throws CallError signInWayClosed when the platform offers none of `types`. */
export async function rejectClosedMethod(
  { sql, settings }: Pick<Context, 'sql' | 'settings'>,
  ...types: LoginType[]
): Promise<void> {
  const offered = offeredWays(await readConfig(sql, signInConfig), settings);
  if (types.some((type) => offered.includes(type))) return;
  throw new CallError('signInWayClosed', 'The platform does not offer this sign-in method at the moment.');
}
