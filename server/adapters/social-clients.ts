import { createHmac } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { sandboxAddress } from './sandbox-address.ts';
import type { SocialName } from './social-names.ts';

/** The credentials that the platform got when it was registered at a provider. */
export interface SocialKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The endpoints of a provider; null: they are read from its discovery document. */
export interface SocialEndpoints {
  readonly issuer: string;
  readonly authorizationEndpoint: string | null;
  readonly tokenEndpoint: string | null;
  readonly jwksUri: string | null;
  /** How its identity tokens are signed. With HS256 the client's secret is the key. */
  readonly algorithm: 'RS256' | 'ES256' | 'HS256';
}

export interface SocialClient extends SocialKeys, SocialEndpoints {
  readonly name: SocialName;
}

/** The issuer in the tokens of the sandbox's providers; it is never fetched. */
export const sandboxIssuer = (name: SocialName) => `http://sandbox.invalid/oidc/${name}`;

/** The sandbox's LINE signs as the real one does. */
export const sandboxAlgorithm = (name: SocialName) => (name === 'line' ? 'HS256' : 'ES256');

export const sandboxKeys = (secret: string, name: SocialName): SocialKeys => ({
  clientId: `sandbox-${name}`,
  clientSecret: createHmac('sha256', secret).update(`oidc ${name}`).digest('hex'),
});

type SocialSettings = Pick<Settings, 'isSandbox' | 'sandboxSecret' | 'port' | 'social'>;

/** Whether a sign-in by this provider can be offered: it has keys, or the sandbox replaces it. */
export function hasSocialClient(name: SocialName, settings: SocialSettings): boolean {
  return settings.social[name] !== null || (settings.isSandbox && settings.sandboxSecret !== null);
}

/**
 * The client for a provider, or null where the platform has no keys for it.
 * `sandboxOrigin` is where this caller's browser reaches the sandbox.
 */
export function socialClient(
  name: SocialName,
  settings: SocialSettings,
  { endpoints, sandboxOrigin }: { endpoints: SocialEndpoints; sandboxOrigin: string },
): SocialClient | null {
  const keys = settings.social[name];
  if (keys) return { ...endpoints, ...keys, name };
  if (!settings.isSandbox || !settings.sandboxSecret) return null;
  const inside = `${sandboxAddress(settings)}/oidc/${name}`;
  return {
    ...sandboxKeys(settings.sandboxSecret, name),
    name,
    issuer: sandboxIssuer(name),
    algorithm: sandboxAlgorithm(name),
    authorizationEndpoint: `${sandboxOrigin}/oidc/${name}/authorize`,
    tokenEndpoint: `${inside}/token`,
    jwksUri: `${inside}/jwks`,
  };
}
