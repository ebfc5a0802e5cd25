import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SOCIAL_NAMES, type SocialName } from '../adapters/social-names.ts';
import type { Locale } from '../localization/localized.ts';
import { type MockOidcProvider, readQuestion } from './mock-oidc-provider.ts';
import { oidcPage } from './oidc-page.ts';

interface Options {
  readonly mockProvider: MockOidcProvider;
  readonly secret: string;
  readonly localeOf: (request: FastifyRequest) => Locale;
  readonly sendPage: (reply: FastifyReply, text: string, status?: number) => FastifyReply;
}

type ProviderParams = { Params: { name: string } };

/** Pages and endpoints of the three mock sign-in providers. */
export function addOidcRoutes(
  app: FastifyInstance,
  { mockProvider, secret, localeOf, sendPage }: Options,
): void {
  const nameOf = (request: FastifyRequest<ProviderParams>): SocialName | undefined =>
    SOCIAL_NAMES.find((name) => name === request.params.name);
  const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://sandbox').searchParams;

  app.get<ProviderParams>('/oidc/:name/jwks', async () => mockProvider.jwks);

  app.get<ProviderParams>('/oidc/:name/authorize', async (request, reply) => {
    const name = nameOf(request);
    const query = queryOf(request);
    const asked = name ? readQuestion(secret, name, query) : null;
    if (!name || !asked) return sendPage(reply, oidcPage(localeOf(request), null), 400);
    return sendPage(reply, oidcPage(localeOf(request), { name, query }));
  });

  app.get<ProviderParams>('/oidc/:name/choose', async (request, reply) => {
    const name = nameOf(request);
    const query = queryOf(request);
    const asked = name ? readQuestion(secret, name, query) : null;
    if (!name || !asked) return sendPage(reply, oidcPage(localeOf(request), null), 400);
    const who = query.get('who') ?? '';
    const state = query.get('state') ?? '';
    const refusal = `${asked.redirectUri}?${new URLSearchParams({ error: 'access_denied', state })}`;
    return reply.redirect(who === 'nobody' ? refusal : mockProvider.grant(name, asked, { who, state }), 303);
  });

  app.post<ProviderParams>('/oidc/:name/token', async (request, reply) => {
    const name = nameOf(request);
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const tokens = name ? await mockProvider.exchange(name, form) : null;
    reply.header('cache-control', 'no-store');
    return tokens ?? reply.code(400).send({ error: 'invalid_grant' });
  });
}
