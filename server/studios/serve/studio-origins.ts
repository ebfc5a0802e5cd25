import { isOwnHost } from '../../http/host-rules.ts';
import { originsOf, type RequestUrl } from '../../http/origins.ts';
import type { Settings } from '../../settings.ts';

/** The ports of games on one machine, far from those of the product and of another product beside it. */
const FIRST_PORT_ABOVE = 1_000;
const MAX_PORT = 65_535;

type OriginSettings = Pick<Settings, 'isSandbox' | 'port' | 'publicOrigin' | 'gamesOrigin' | 'studioOrigins'>;

/** What tells the origin of one studio's game from all others. */
export interface StudioPlace {
  readonly id: string;
  /** Counted from 1; its port on a machine without `STUDIO_ORIGINS`. */
  readonly place: number;
}

/** The port of a game's own on this machine. Null where names tell the games apart, and where there is no such port. */
export function studioPort({ place }: Pick<StudioPlace, 'place'>, settings: OriginSettings): number | null {
  const port = settings.port + FIRST_PORT_ABOVE + place;
  return settings.studioOrigins !== null || !settings.isSandbox || port > MAX_PORT ? null : port;
}

/**
 * The origin that nothing but this game has: a name below that of `STUDIO_ORIGINS`, else a port of this machine.
 * @param url of the caller, who reaches this machine by its name
 * @returns null where a game cannot have one: no page of it is served
 */
export function studioOrigin(url: RequestUrl, settings: OriginSettings, game: StudioPlace): string | null {
  if (settings.studioOrigins !== null) return settings.studioOrigins.replace('*', game.id);
  const port = studioPort(game, settings);
  return port === null ? null : `${url.protocol}://${url.host.replace(/:\d+$/, '')}:${port}`;
}

/** How a request came in. */
interface Arrival {
  /** As the caller wrote it, with its port where it has one. */
  readonly host: string;
  readonly protocol: string;
  /** On which it was taken. */
  readonly localPort: number | undefined;
}

/** The game that a request is for, by the name or by the port that it came to. Null for one that is for none. */
export function arrivalGame(
  { host, localPort }: Arrival,
  settings: OriginSettings,
): Pick<StudioPlace, 'id'> | Pick<StudioPlace, 'place'> | null {
  if (settings.studioOrigins !== null) {
    const [before = '', after = ''] = new URL(settings.studioOrigins.replace('*', 'x')).host.split(/^x/);
    const name = host.toLowerCase();
    const id = name.slice(before.length, name.length - after.length);
    return name.endsWith(after) && /^[a-z][a-z0-9-]*$/.test(id) ? { id } : null;
  }
  const isNear = isOwnHost(host, { ...settings, publicOrigin: null, gamesOrigin: null }, 'gamesOrigin');
  const place = (localPort ?? 0) - settings.port - FIRST_PORT_ABOVE;
  return isNear && place > 0 ? { place } : null;
}

/** Where the app is that may frame a game, for a caller who came to that game. */
export const appOriginOf = ({ host, protocol }: Arrival, settings: OriginSettings): string =>
  originsOf({ protocol: protocol === 'https' ? 'https' : 'http', host: host.toLowerCase() }, settings).app;

/** The sources of frames that the app's policy names for all games of studios. */
export function studioFrameSource(url: RequestUrl, settings: OriginSettings): string | null {
  if (settings.studioOrigins !== null) return settings.studioOrigins;
  // A policy has no ranges of ports.
  return settings.isSandbox ? `${url.protocol}://${url.host.replace(/:\d+$/, '')}:*` : null;
}
