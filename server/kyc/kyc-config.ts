import * as z from 'zod/mini';
import { kycDocumentSchema } from '../../contract/kyc/kyc-calls.ts';
import { configDaysSchema, configEntry } from '../config-entry.ts';

/** Config of the identity check. */
export const kycConfig = configEntry(
  'kyc',
  z.object({
    /** Accepted identity documents, the most common first. */
    documents: z.array(kycDocumentSchema).check(z.minLength(1)),
    /** How long a check usually takes. */
    usualHours: z.int().check(z.minimum(1), z.maximum(720)),
    /** Of one account within 24 hours. */
    dayTries: z.int().check(z.minimum(1), z.maximum(50)),
    hourUploads: z.int().check(z.minimum(3), z.maximum(500)),
    /** Images are deleted this long after the decision; those of an approved one after the player was last seen. */
    retentionDaysRejected: configDaysSchema(3_650),
    retentionDaysApproved: configDaysSchema(7_300),
  }),
  {
    documents: [
      { kind: 'nationalId', hasBack: true, hasExpiry: false },
      { kind: 'passport', hasBack: false, hasExpiry: true },
      { kind: 'driverLicence', hasBack: true, hasExpiry: true },
      { kind: 'residencePermit', hasBack: true, hasExpiry: true },
    ],
    usualHours: 24,
    dayTries: 5,
    hourUploads: 40,
    retentionDaysRejected: 90,
    retentionDaysApproved: 1_827,
  },
);
