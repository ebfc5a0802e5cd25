import { anonymousAppConfig } from '../../../contract/config/start-calls.ts';
import { type ConfigRequest, configFor, packedAnswer } from '../config-answers.ts';
import { readConfigStand } from '../config-queries.ts';

/**
 * The answer that a guest's `anonymous/appConfig` would get now, as text, so that the page can carry it; null during
 * maintenance, which the app announces itself.
 */
export async function readFirstAnswer(
  caller: Pick<ConfigRequest, 'context' | 'locale' | 'requestUrl'>,
): Promise<string | null> {
  const { context } = caller;
  const { configStamp, maintenance } = await readConfigStand(context.sql);
  const isOver = maintenance?.until != null && maintenance.until <= context.clock.now();
  if (maintenance && maintenance.status !== 0 && !isOver) return null;
  const entry = await configFor({
    ...caller,
    player: null,
    maintenance: { status: 0, until: null },
    configStamp,
  });
  const answer = await packedAnswer(entry, 'config', anonymousAppConfig, () => entry.config);
  return answer.plain.toString();
}
