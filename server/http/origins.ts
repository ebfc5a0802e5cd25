import type { Settings } from '../settings.ts';

/** How a caller spelled our address. `host` has the port, when there was one. */
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
 * Where the product's parts are, as this caller can reach them. Without settings the parts share the caller's
 * host name on neighbouring ports, so one machine needs no configuration whatever its name is.
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
