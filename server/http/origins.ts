import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { isOwnHost, type OriginName } from './host-rules.ts';

/** Our origin as a caller used it: a host of the listener, with the port when there was one. */
export interface RequestUrl {
  readonly protocol: 'http' | 'https';
  readonly host: string;
}

export interface Origins {
  readonly app: string;
  readonly games: string;
  /** The payment page and the outbox of the sandbox. */
  readonly sandbox: string;
}

/**
 * Origin of a request. A rejected request, or a probe by an address of the machine, has no host that may be used in
 * an answer.
 */
export function requestUrlOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Pick<Settings, OriginName | 'isSandbox'>,
  listener: OriginName,
): RequestUrl {
  // A trusted balancer may still send another value than the two.
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  const isOwn = isOwnHost(request.host, settings, listener);
  return { protocol, host: isOwn ? request.host.toLowerCase() : 'localhost' };
}

/**
 * The origins of the product's parts, as this caller can reach them. In a sandbox without settings the parts share the
 * caller's host name on neighbouring ports, so one machine needs no configuration.
 */
export function originsOf(
  url: RequestUrl,
  settings: Pick<Settings, 'port' | 'publicOrigin' | 'gamesOrigin'>,
): Origins {
  const name = url.host.replace(/:\d+$/, '');
  const onPort = (port: number) => `${url.protocol}://${name}:${port}`;
  return {
    app: settings.publicOrigin ?? onPort(settings.port),
    games: settings.gamesOrigin ?? onPort(settings.port + 1),
    sandbox: onPort(settings.port + 2),
  };
}
