import * as calls from '../../contract/jackpot/calls.ts';
import { defineServerModule } from '../module.ts';
import { JACKPOT_COMMANDS } from './jackpot-commands.ts';
import { jackpotHandlers } from './jackpot-handlers.ts';
import { jackpotJournals } from './public/jackpot-journals.ts';

export const jackpot = defineServerModule({
  calls,
  handlers: {
    ...jackpotHandlers,
  },
  jobs: {},
  commands: [...JACKPOT_COMMANDS],
  journals: jackpotJournals,
});
