import { SocialProvider } from '../../contract/ids.ts';
import { hasSocialClient } from '../adapters/social-clients.ts';
import { SOCIAL_NAMES } from '../adapters/social-names.ts';
import { readConfigs } from '../config/public/config-value-queries.ts';
import type { AppConfigQuestion } from '../hooks.ts';
import { lengthsConfig, signInConfig } from './public/auth-config.ts';
import { offeredWays } from './sign-in-methods.ts';

/** How one signs in and registers here. */
export async function readAuthAppConfig({ sql, settings }: AppConfigQuestion) {
  const { lengths, signIn } = await readConfigs(sql, { lengths: lengthsConfig, signIn: signInConfig });
  return {
    ...lengths,
    ...signIn,
    registerType: offeredWays(signIn, settings),
    socialProviders: SOCIAL_NAMES.filter((name) => hasSocialClient(name, settings)).map(
      (name) => SocialProvider[name],
    ),
  };
}
