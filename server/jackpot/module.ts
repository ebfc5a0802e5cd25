import * as calls from '../../contract/jackpot/calls.ts';
import { defineServerModule } from '../module.ts';
import { drawSeedTable } from './draw-seed-queries.ts';
import { eraseJackpotRows } from './erase-jackpot-queries.ts';
import { readJackpotAppConfig } from './jackpot-app-config.ts';
import { hasDrawChance } from './jackpot-chances.ts';
import { JACKPOT_COMMANDS } from './jackpot-commands.ts';
import { jackpotCellsConfig } from './jackpot-config.ts';
import { jackpotHandlers } from './jackpot-handlers.ts';
import { jackpotJournals } from './jackpot-journals.ts';

export const jackpot = defineServerModule({
  calls,
  handlers: {
    ...jackpotHandlers,
  },
  jobs: {},
  commands: [...JACKPOT_COMMANDS],
  journals: jackpotJournals,
  hooks: {
    appConfig: readJackpotAppConfig,
    erase: eraseJackpotRows,
    seedTables: () => [drawSeedTable],
    redDots: async (context, id, now) => ({ canReceiveDrawChance: await hasDrawChance(context, id, now) }),
  },
  config: [jackpotCellsConfig],
});
