import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isDataPath } from './data-paths.ts';
import type { OriginName } from './host-rules.ts';
import { originsOf, type RequestUrl, requestUrlOf } from './origins.ts';

/** Names of the only two Trusted Types policies: the icon set's and our own. */
const TRUSTED_TYPES = 'iconify service-worker';

interface PolicyParts {
  /** Hashes of the page's own inline blocks, like `'sha256-…'`. */
  readonly inlineStyles: readonly string[];
  readonly inlineScripts: readonly string[];
}

const join = (directives: Record<string, string | null>): string =>
  Object.entries(directives)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${value}`.trimEnd())
    .join('; ');

/** Sources of both pages: their own origin, and nothing that is not named. */
const ownSources = ({ inlineStyles, inlineScripts }: PolicyParts) => ({
  'default-src': "'none'",
  'script-src': ["'self'", ...inlineScripts].join(' '),
  'style-src': ["'self'", ...inlineStyles].join(' '),
  // Style attributes cannot load or run anything here; the icon set and headless widgets write them.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
});

/** The app's policy: scripts from here only, no eval, frames from the games' origins only. */
export function appPolicy(gameSources: string, parts: PolicyParts): string {
  return join({
    ...ownSources(parts),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': gameSources,
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': TRUSTED_TYPES,
  });
}

/** A game's policy: it may be framed by the app, and talk to its own origin. */
export function gamePolicy(appOrigin: string, parts: PolicyParts): string {
  return join({
    ...ownSources(parts),
    'form-action': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': appOrigin,
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
}

/**
 * Of an answer that is no document and no worker: whoever opens it by itself gets nothing that runs or loads. On a slow
 * line a page's policy with each of thirty files takes a tenth of a second.
 */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Headers of every answer of a listener; `policy` is called per request, as origins depend on the Host. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { settings }: Pick<Context, 'settings'>,
  { listener, policy }: { listener: OriginName; policy: (url: RequestUrl) => Promise<string> },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const url = requestUrlOf(request, settings, listener);
    reply.headers({
      'content-security-policy': DATA_POLICY,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': request.id,
    });
    if (!isDataPath(request.url))
      reply.headers({
        'content-security-policy': await policy(url),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': `camera=(self), microphone=(), geolocation=(), payment=(), fullscreen=(self "${originsOf(url, settings).games}")`,
      });
    // Over plain http browsers ignore this; behind a balancer the protocol is that of the caller.
    if (url.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
