import * as calls from '../../contract/kyc/calls.ts';
import { defineServerModule } from '../module.ts';
import { eraseKycRows } from './erase-kyc-queries.ts';
import { readIdentityMarks } from './identity-marks.ts';
import { KYC_COMMANDS } from './kyc-commands.ts';
import { kycConfig } from './kyc-config.ts';
import { kycHandlers } from './kyc-handlers.ts';
import { purgeDocumentImages } from './purge-document-images-job.ts';
import { reviewIdentities } from './review-identities.ts';

export const kyc = defineServerModule({
  calls,
  handlers: {
    ...kycHandlers,
  },
  jobs: { reviewIdentities, purgeDocumentImages },
  commands: [...KYC_COMMANDS],
  config: [kycConfig],
  hooks: { erase: eraseKycRows, identityMarks: readIdentityMarks },
});
