import * as calls from '../../contract/protection/calls.ts';
import { defineServerModule } from '../module.ts';
import { EXCLUSION_ACTS } from './exclusion-commands.ts';
import { FAMILY_ACTS } from './family-commands.ts';
import { familyHandlers } from './family-requests.ts';
import { leavingHandlers } from './leaving.ts';
import { playReportHandlers } from './play-report.ts';
import { protectionHandlers } from './protection-handlers.ts';
import { dropFamilyRequests } from './purge-family-requests-job.ts';

export const protection = defineServerModule({
  calls,
  handlers: {
    ...protectionHandlers,
    ...leavingHandlers,
    ...familyHandlers,
    ...playReportHandlers,
  },
  jobs: { dropFamilyRequests },
  commands: [...EXCLUSION_ACTS, ...FAMILY_ACTS],
});
