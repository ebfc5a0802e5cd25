import * as z from 'zod/mini';
import { dayField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { bodyBytesFor, imageField } from '../images.ts';
import { MAX_KYC_IMAGE_BYTES } from '../limits.ts';
import { postalAddressSchema } from '../profile/detail-calls.ts';

/** The images of a check: two sides of the document, and a selfie. */
const kycSideSchema = z.enum(['front', 'back', 'selfie']);
export type KycSide = z.output<typeof kycSideSchema>;

const kycDocumentKindSchema = z.enum(['nationalId', 'passport', 'driverLicence', 'residencePermit']);
export type KycDocumentKind = z.output<typeof kycDocumentKindSchema>;

const kycStateSchema = z.enum(['none', 'pending', 'approved', 'rejected']);
export type KycState = z.output<typeof kycStateSchema>;

/** Why a check was not approved; each has its message and what to do about it. */
export const kycReasonSchema = z.enum([
  'blurred',
  'glare',
  'cut',
  'expired',
  'mismatch',
  'selfie',
  'document',
  'excluded',
  'other',
]);
export type KycReason = z.output<typeof kycReasonSchema>;

const textSchema = (max: number) => z.string().check(z.maxLength(max));

const kycStepSchema = z.enum(['person', 'address', 'document', 'pictures', 'review']);
export type KycStep = z.output<typeof kycStepSchema>;

/** The typed, not yet submitted details; they need not be valid. */
export const kycDraftSchema = z.object({
  step: kycStepSchema,
  realName: textSchema(100),
  address: postalAddressSchema,
  documentKind: kycDocumentKindSchema,
  documentNumber: textSchema(40),
  expiresOn: z.nullable(z.iso.date()),
});
export type KycDraft = z.output<typeof kycDraftSchema>;

/** An identity document that the market accepts. */
export const kycDocumentSchema = z.object({
  kind: kycDocumentKindSchema,
  hasBack: z.boolean(),
  /** It has an expiry date. */
  hasExpiry: z.boolean(),
});
export type KycDocument = z.output<typeof kycDocumentSchema>;

const kycStatusSchema = z.object({
  state: kycStateSchema,
  /** Null before the first attempt, and when the operator has decided without documents. */
  submittedAt: z.nullable(timeField),
  decidedAt: z.nullable(timeField),
  reason: z.nullable(kycReasonSchema),
  /** How long a check usually takes, in hours. */
  usualHours: z.int(),
  /** A person decides the pending check, which takes longer. */
  isByPerson: z.boolean(),
  /** Attempts left today. */
  triesLeft: z.int(),
  person: z.object({
    realName: z.string(),
    isNameFixed: z.boolean(),
    /** YYYY-MM-DD. */
    birthDate: z.string(),
    nationality: z.string(),
    address: postalAddressSchema,
  }),
  documents: z.array(kycDocumentSchema),
  /** Uploaded images for the next attempt. */
  sides: z.array(kycSideSchema),
  /** What was typed within the last day and not submitted. */
  draft: z.nullable(kycDraftSchema),
  /** The shorter side of an image, in pixels. */
  minSide: z.int(),
  maxBytes: z.int(),
});
export type KycStatus = z.output<typeof kycStatusSchema>;

export const kyc = defineCall('kyc', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The state of the identity check, its requirements, and what is uploaded and typed.',
  body: emptyBodySchema,
  data: kycStatusSchema,
});

export const uploadKyc = defineCall('uploadKyc', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'One image for the identity check; it replaces the one of the same side.',
  maxBodyBytes: bodyBytesFor(MAX_KYC_IMAGE_BYTES),
  body: z.object({
    requestId: requestIdField,
    side: kycSideSchema,
    image: imageField(MAX_KYC_IMAGE_BYTES),
  }),
  data: z.object({ sides: z.array(kycSideSchema) }),
  errors: ['kycPending', 'kycApproved', 'imageInvalid', 'imageTooLarge', 'imageTooSmall', 'requestIdReused'],
});

export const saveKycDraft = defineCall('saveKycDraft', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Saves a draft of the identity check, encrypted, until it is submitted or for a day.',
  body: z.object({ draft: kycDraftSchema }),
  data: z.object({ savedAt: timeField }),
  errors: ['kycPending', 'kycApproved'],
});

export const addKyc = defineCall('addKyc', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Submits the identity check: name, address, document. Its images were sent by `uploadKyc`.',
  body: z.object({
    requestId: requestIdField,
    realName: textSchema(100),
    address: postalAddressSchema,
    documentKind: kycDocumentKindSchema,
    documentNumber: textSchema(40),
    /** The expiry date of a document that has one. */
    expiresOn: z.nullable(dayField),
  }),
  data: kycStatusSchema,
  errors: [
    'kycPending',
    'kycApproved',
    'kycImageMissing',
    'kycTriesUsed',
    'documentNotAccepted',
    'documentNumberInvalid',
    'documentExpired',
    'addressMissing',
    'realNameInvalid',
    'realNameFixed',
    'requestIdReused',
  ],
});
