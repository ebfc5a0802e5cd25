import * as calls from '../../contract/rights/calls.ts';
import { defineServerModule } from '../module.ts';
import { COMPLAINT_COMMANDS } from './complaint-commands.ts';
import { complaintHandlers } from './complaints.ts';
import { consentHandlers } from './consents.ts';
import { DATA_COMMANDS } from './data-commands.ts';
import { dataRightsHandlers } from './data-rights.ts';
import { eraseDue, makeExports } from './data-rights-jobs.ts';
import { LEGAL_COMMANDS } from './legal-commands.ts';
import { insertNewestAcceptances } from './legal-queries.ts';
import { legalHandlers } from './legal-versions.ts';
import { rejectStaleTerms } from './public/accepted-terms.ts';
import { complaintsConfig, retentionConfig } from './rights-config.ts';
import { hasStaleTerms } from './stake-bar-queries.ts';
import { withdrawConsents } from './withdraw-consents.ts';

export const rights = defineServerModule({
  calls,
  handlers: {
    ...complaintHandlers,
    ...consentHandlers,
    ...dataRightsHandlers,
    ...legalHandlers,
  },
  jobs: { makeExports, eraseDue },
  commands: [...COMPLAINT_COMMANDS, ...LEGAL_COMMANDS, ...DATA_COMMANDS],
  hooks: {
    rejectStaleTerms,
    stakeBars: hasStaleTerms,
    accountShut: withdrawConsents,
    playerMade: insertNewestAcceptances,
  },
  config: [complaintsConfig, retentionConfig],
});
