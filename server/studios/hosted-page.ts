import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { HostedPage, SingleHooks } from '../hooks.ts';
import { START_PAGE } from './page/list-page.ts';
import { isMobile, PAGE_LANGUAGES } from './page-language.ts';
import { studioOrigin } from './serve/studio-origins.ts';
import { storeOf } from './store/store-of.ts';
import { findGamePlace } from './studio-game-queries.ts';
import { readStudioGame } from './studio-games.ts';

/** @throws CallError gameMaintenance where this process cannot serve the game, which its log explains */
export const openHostedPage: SingleHooks['hostedPage'] = async (
  { sql, settings },
  { slug, requestUrl, userAgent, locale },
): Promise<HostedPage> => {
  const closed = (reason: string) => new CallError('gameMaintenance', `${slug}: ${reason}`);
  const game = await readStudioGame(sql, storeOf(settings.studioFiles), slug);
  if (!game) throw closed('no version is released');
  if (game.state !== 'ready') throw closed(game.reason);
  const place = await findGamePlace(sql, { id: slug });
  const origin = place ? studioOrigin(requestUrl, settings, place) : null;
  if (origin === null) throw closed('it has no origin here');
  const { currency } = await readConfig(sql, marketConfig);
  const { number: version } = game.version;
  return {
    version,
    origin,
    address: ({ token, isPlayMoney }) => {
      const query = new URLSearchParams({
        sessionID: token,
        lang: PAGE_LANGUAGES[locale],
        device: isMobile(userAgent) ? 'mobile' : 'desktop',
        // Without a scheme: the pages put one before it.
        rgs_url: new URL(origin).host,
        currency,
        ...(isPlayMoney && { demo: 'true' }),
      });
      return `${origin}/${version}/${START_PAGE}?${query}`;
    },
  };
};
