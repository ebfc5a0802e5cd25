import { readConfig } from '../../config/public/config-value-queries.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import type { Context } from '../../context.ts';
import {
  claimClosedStudio,
  openRemoteStudio,
  type RemoteStudio,
  updateRemoteStatuses,
} from '../../games/public/remote-games.ts';
import { originsOf, type RequestUrl } from '../../http/origins.ts';
import { AggregatorFault, AggregatorRefusal, RemoteKeyMissing } from './aggregator-client.ts';
import { framesOf, readAggregators } from './aggregators.ts';
import { askPage } from './ask-page.ts';

/** A closed studio is asked so often. */
const EVERY_MS = 5 * 60_000;

/** A job: asks studios that are closed for a page for play money, and opens the games of those that answer. */
export async function askClosedStudios(context: Context): Promise<number> {
  const { sql, clock, log } = context;
  const now = clock.now();
  let opened = 0;
  for (;;) {
    const due = await claimClosedStudio(sql, { before: now - EVERY_MS, now });
    if (!due) return opened;
    const { aggregator, studio } = due;
    if (!(await isAnswering(context, due))) continue;
    await sql.begin(async (tx) => {
      await openRemoteStudio(tx, due);
      await updateRemoteStatuses(tx, aggregator);
    });
    log.info({ aggregator, studio }, 'a studio answers again: its games are open');
    opened += 1;
  }
}

/** A studio without games on offer is closed by their absence. One that refuses play money answers all the same. */
async function isAnswering(
  { sql, settings, log }: Context,
  { aggregator: id, studio, code }: RemoteStudio & { readonly code: string | null },
): Promise<boolean> {
  const aggregator = (await readAggregators(sql, settings)).find((one) => one.id === id);
  if (!aggregator || code === null) return true;
  const { country } = await readConfig(sql, marketConfig);
  const requestUrl: RequestUrl = { protocol: 'http', host: 'localhost' };
  try {
    await askPage(settings, aggregator, {
      code,
      country,
      language: 'en',
      isMobile: false,
      games: originsOf(requestUrl, settings).games,
      player: null,
      frames: framesOf(aggregator, requestUrl, settings),
    });
    return true;
  } catch (error) {
    if (error instanceof AggregatorRefusal) return true;
    if (!(error instanceof AggregatorFault || error instanceof RemoteKeyMissing)) throw error;
    log.warn({ aggregator: id, studio, fault: error.message }, 'a closed studio does not answer yet');
    return false;
  }
}
