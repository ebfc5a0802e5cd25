import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const CLIENT = { clientId: 'the-platform', clientSecret: randomBytes(32).toString('hex') };
const REDIRECT = 'http://app.test/auth/social';

export interface OidcServer {
  readonly issuer: string;
  /** Signs `who` in on the provider's pages and returns the query of the redirect. */
  goThrough(address: string, who: string): Promise<URLSearchParams>;
  stop(): Promise<void>;
}

/** A certified OpenID provider on a free port, not written by us, so that both sides cannot share an error. */
export async function startOidcServer(algorithm: 'RS256' | 'HS256'): Promise<OidcServer> {
  let handle = (_request: IncomingMessage, _response: ServerResponse): unknown => undefined;
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    jwks: {
      keys: [{ ...(privateKey.export({ format: 'jwk' }) as object), kid: 'one', use: 'sig', alg: 'RS256' }],
    } as never,
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: algorithm,
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub'],
      profile: ['name'],
      public_profile: ['name'],
      email: ['email', 'email_verified'],
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: `Name of ${sub}`, email: `${sub}@mail.example`, email_verified: true }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile public_profile email');
      await grant.save();
      return grant;
    },
  });
  let who = '';
  const answer = provider.callback();
  handle = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? provider.interactionFinished(request, response, { login: { accountId: who } })
      : answer(request, response);

  return {
    issuer,
    async goThrough(address, person) {
      who = person;
      const cookies = new Map<string, string>();
      for (let next = address; ; ) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`the provider stopped at ${next}: ${await response.text()}`);
        next = new URL(location, next).href;
        if (next.startsWith(REDIRECT)) return new URL(next).searchParams;
      }
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
