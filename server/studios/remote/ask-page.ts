import type { Settings } from '../../settings.ts';
import { AggregatorFault, callAggregator } from './aggregator-client.ts';
import type { Aggregator } from './aggregators-config.ts';
import { leaveAddress } from './leave-page.ts';
import { PLAY_MONEY_CURRENCY } from './remote-money.ts';

/** What a page is asked for with. */
interface PageRequest {
  readonly code: string;
  readonly country: string;
  /** As ISO 639-1 names it. */
  readonly language: string;
  readonly isMobile: boolean;
  /** Our games' origin, by whose pages a player leaves this one. */
  readonly games: string;
  /** All that leaves of a person; null: for play money, which the studio keeps. */
  readonly player: { readonly token: string; readonly pseudonym: string } | null;
  /** Origins that the answer may name. */
  readonly frames: readonly string[];
}

const MAX_ADDRESS = 4_096;

/**
 * The address of a game's page, on one of the aggregator's own origins.
 * @throws AggregatorFault, also for an answer that is of no use; AggregatorRefusal, RemoteKeyMissing
 */
export async function askPage(
  settings: Pick<Settings, 'remoteKey'>,
  aggregator: Aggregator,
  { code, country, language, isMobile, games, player, frames }: PageRequest,
): Promise<{ url: string }> {
  const body = {
    ...(player && { user: player.pseudonym, token: player.token }),
    game_code: code,
    currency: player ? aggregator.currency : PLAY_MONEY_CURRENCY,
    lang: language,
    country,
    platform: isMobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lobby_url: leaveAddress(games, 'lobby'),
    deposit_url: leaveAddress(games, 'deposit'),
  };
  const answer = await callAggregator(settings, aggregator, { path: '/game/url', body });
  const { url } = (answer ?? {}) as { url?: unknown };
  if (typeof url !== 'string' || !URL.canParse(url)) throw new AggregatorFault('the answer has no address');
  const { href, origin, username, password } = new URL(url);
  if (href.length > MAX_ADDRESS) throw new AggregatorFault('the address is too long');
  // `blob:` has the origin of what it stands for, and browsers frame no address with a password.
  if (!href.startsWith(`${origin}/`) || username !== '' || password !== '')
    throw new AggregatorFault('the address is no page');
  // Anything else would be framed by nobody: the app's policy names these origins alone.
  if (!frames.includes(origin)) throw new AggregatorFault('the address is on another origin');
  return { url: href };
}
