import type { Context } from '../../context.ts';
import { type RemoteStudio, saveRemoteStart, updateRemoteStatuses } from '../../games/public/remote-games.ts';
import { AggregatorFault, AggregatorRefusal } from './aggregator-client.ts';

/**
 * Does what starts a game, and counts how it went: a studio that fails too often is closed, and no other one of its
 * aggregator. What the aggregator has refused says nothing against the studio.
 */
export async function countStart<Result>(
  { sql, clock, log }: Pick<Context, 'sql' | 'clock' | 'log'>,
  studio: RemoteStudio,
  start: () => Promise<Result>,
): Promise<Result> {
  const save = (isFault: boolean) =>
    sql.begin(async (tx) => {
      const isClosed = await saveRemoteStart(tx, studio, { isFault, now: clock.now() });
      if (isClosed) await updateRemoteStatuses(tx, studio.aggregator);
      return isClosed;
    });
  try {
    const result = await start();
    await save(false);
    return result;
  } catch (error) {
    const { aggregator, studio: name } = studio;
    if (error instanceof AggregatorFault) {
      log.warn({ aggregator, studio: name, fault: error.message }, 'a remote game was not started');
      if (await save(true))
        log.error({ aggregator, studio: name }, 'a studio does not answer: its games are closed');
    } else if (error instanceof AggregatorRefusal)
      log.error({ aggregator, studio: name, refusal: error.message }, 'an aggregator refuses our call');
    throw error;
  }
}
