import { CallError } from '../../call-error.ts';
import { readConfigs } from '../../config/public/config-value-queries.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import type { SingleHooks } from '../../hooks.ts';
import { originsOf } from '../../http/origins.ts';
import { isMobile, PAGE_LANGUAGES } from '../page-language.ts';
import { AggregatorFault, AggregatorRefusal, RemoteKeyMissing } from './aggregator-client.ts';
import { addSandboxAggregator, framesOf } from './aggregators.ts';
import { aggregatorsConfig } from './aggregators-config.ts';
import { askPage } from './ask-page.ts';
import { countStart } from './remote-starts.ts';

/** @throws CallError gameMaintenance where nothing of the aggregator can be started here */
export const openRemotePage: SingleHooks['remotePage'] = async (
  context,
  { aggregator: id, code, studio },
  { requestUrl, userAgent, locale },
) => {
  const { sql, settings, log } = context;
  const { aggregators, market } = await readConfigs(sql, {
    aggregators: aggregatorsConfig,
    market: marketConfig,
  });
  const aggregator = addSandboxAggregator(aggregators, market, settings).find((one) => one.id === id);
  const closed = (reason: string) => {
    log.error({ aggregator: id, code, reason }, 'a remote game is closed');
    return new CallError('gameMaintenance', `${code} cannot be started`);
  };
  if (!aggregator) throw closed('its aggregator is not configured');
  if (settings.remoteKey === null) throw closed(new RemoteKeyMissing().message);
  if (aggregator.currency !== market.currency) throw closed('its aggregator has another currency');
  const asked = {
    code,
    country: market.country,
    language: PAGE_LANGUAGES[locale],
    isMobile: isMobile(userAgent),
    games: originsOf(requestUrl, settings).games,
    frames: framesOf(aggregator, requestUrl, settings),
  };
  return {
    gamesOrigin: asked.games,
    open: (player) =>
      countStart(context, { aggregator: id, studio }, () =>
        askPage(settings, aggregator, { ...asked, player }),
      ).catch((error: unknown) => {
        if (!(error instanceof AggregatorFault || error instanceof AggregatorRefusal)) throw error;
        throw new CallError('studioDown', `the studio of ${code} does not answer`);
      }),
  };
};
