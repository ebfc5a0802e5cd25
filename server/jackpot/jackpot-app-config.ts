import { readConfig } from '../config/public/config-value-queries.ts';
import type { AppConfigQuestion } from '../hooks.ts';
import { jackpotCellsConfig } from './jackpot-config.ts';

/** The board. */
export const readJackpotAppConfig = async ({ sql }: AppConfigQuestion) => ({
  jackpotAwardConfigs: await readConfig(sql, jackpotCellsConfig),
});
