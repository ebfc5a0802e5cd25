import * as calls from '../../contract/rank/calls.ts';
import { defineServerModule } from '../module.ts';
import { countRanks } from './count-ranks-job.ts';
import { rankConfig, slotsHackConfig } from './rank-config.ts';
import { rankHandlers } from './rank-handlers.ts';
import { slotsHackHandlers } from './slots-hack-handlers.ts';

export const rank = defineServerModule({
  calls,
  handlers: { ...rankHandlers, ...slotsHackHandlers },
  jobs: { countRanks },
  config: [rankConfig, slotsHackConfig],
});
