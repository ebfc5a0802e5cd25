import * as z from 'zod/mini';
import { dayField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { bodyBytesFor, imageField } from '../images.ts';
import {
  FAMILY_PERIODS,
  MAX_EVIDENCE,
  MAX_EVIDENCE_BYTES,
  MAX_REASON_LENGTH,
  RELATIONS,
} from './family-rules.ts';

const lineSchema = z.string().check(z.maxLength(120));

export const requestFamilyExclusion = defineCall('requestFamilyExclusion', {
  access: 'guest',
  rateClass: 'register',
  ignores401: true,
  about:
    'Requests, as a member of the family, that a person be excluded. Everything is encrypted; an operator decides, and the person reads why.',
  maxBodyBytes: bodyBytesFor(MAX_EVIDENCE * MAX_EVIDENCE_BYTES),
  body: z.object({
    requestId: requestIdField,
    applicant: z.object({ name: lineSchema, email: z.string().check(z.maxLength(254)), phone: lineSchema }),
    relation: z.enum(RELATIONS),
    /** What is known of the person concerned; name and birth date at least. */
    person: z.object({ name: lineSchema, birthDate: dayField, account: lineSchema, phone: lineSchema }),
    reason: z.string().check(z.maxLength(MAX_REASON_LENGTH)),
    /** Images of documents that prove the relation or the harm. */
    evidence: z.array(imageField(MAX_EVIDENCE_BYTES)).check(z.maxLength(MAX_EVIDENCE)),
  }),
  /** The number to name in every message about it. */
  data: z.object({ number: z.string(), receivedAt: timeField }),
  errors: [
    'invalidValue',
    'familyLimit',
    'requestIdReused',
    'imageInvalid',
    'imageTooLarge',
    'imageTooSmall',
    'tooOften',
  ],
});

/** What the excluded person is told; also in the details of a rejected sign-in (`familyExclusion`). */
export const familyDecisionSchema = z.object({
  number: z.string(),
  at: timeField,
  period: z.enum(FAMILY_PERIODS),
  /** Null: permanent. */
  until: z.nullable(timeField),
  /** Why, in the operator's words. */
  told: z.string(),
});
export type FamilyDecision = z.output<typeof familyDecisionSchema>;

export const getFamilyDecisions = defineCall('getFamilyDecisions', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Time-outs and exclusions of the player that were set at a family’s request, with the reason.',
  body: emptyBodySchema,
  data: z.object({ decisions: z.array(familyDecisionSchema) }),
});
