import * as z from 'zod/mini';
import { dayField, defineCall, emptyBody, requestIdField, timeField } from '../call.ts';
import { bodyBytesFor, imageField } from '../images.ts';
import { MAX_KYC_IMAGE_BYTES } from '../limits.ts';
import { postalAddress } from '../profile/detail-calls.ts';

/** The images of a check: two sides of the document, and a selfie. */
const kycSide = z.enum(['front', 'back', 'selfie']);
export type KycSide = z.output<typeof kycSide>;

const kycDocumentKind = z.enum(['nationalId', 'passport', 'driverLicence', 'residencePermit']);
export type KycDocumentKind = z.output<typeof kycDocumentKind>;

const kycState = z.enum(['none', 'pending', 'approved', 'rejected']);
export type KycState = z.output<typeof kycState>;

/** Why a check was not approved; each has its message and what to do about it. */
export const kycReason = z.enum([
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
export type KycReason = z.output<typeof kycReason>;

const textSchema = (max: number) => z.string().check(z.maxLength(max));

const kycStep = z.enum(['person', 'address', 'document', 'pictures', 'review']);
export type KycStep = z.output<typeof kycStep>;

/** The typed, not yet submitted details; they need not be valid. */
export const kycDraft = z.object({
  step: kycStep,
  realName: textSchema(100),
  address: postalAddress,
  documentKind: kycDocumentKind,
  documentNumber: textSchema(40),
  expiresOn: z.nullable(z.iso.date()),
});
export type KycDraft = z.output<typeof kycDraft>;

/** An identity document that the market accepts. */
export const kycDocument = z.object({
  kind: kycDocumentKind,
  hasBack: z.boolean(),
  /** It has an expiry date. */
  hasExpiry: z.boolean(),
});
export type KycDocument = z.output<typeof kycDocument>;

const kycStatus = z.object({
  state: kycState,
  /** Null before the first attempt, and when the operator has decided without documents. */
  submittedAt: z.nullable(timeField),
  decidedAt: z.nullable(timeField),
  reason: z.nullable(kycReason),
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
    address: postalAddress,
  }),
  documents: z.array(kycDocument),
  /** Uploaded images for the next attempt. */
  sides: z.array(kycSide),
  /** What was typed within the last day and not submitted. */
  draft: z.nullable(kycDraft),
  /** The shorter side of an image, in pixels. */
  minSide: z.int(),
  maxBytes: z.int(),
});
export type KycStatus = z.output<typeof kycStatus>;

export const kyc = defineCall('kyc', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The state of the identity check, its requirements, and what is uploaded and typed.',
  body: emptyBody,
  data: kycStatus,
});

export const uploadKyc = defineCall('uploadKyc', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'One image for the identity check; it replaces the one of the same side.',
  maxBodyBytes: bodyBytesFor(MAX_KYC_IMAGE_BYTES),
  body: z.object({
    requestId: requestIdField,
    side: kycSide,
    image: imageField(MAX_KYC_IMAGE_BYTES),
  }),
  data: z.object({ sides: z.array(kycSide) }),
  errors: ['kycPending', 'kycApproved', 'imageInvalid', 'imageTooLarge', 'imageTooSmall', 'requestIdReused'],
});

export const saveKycDraft = defineCall('saveKycDraft', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Saves a draft of the identity check, encrypted, until it is submitted or for a day.',
  body: z.object({ draft: kycDraft }),
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
    address: postalAddress,
    documentKind: kycDocumentKind,
    documentNumber: textSchema(40),
    /** The expiry date of a document that has one. */
    expiresOn: z.nullable(dayField),
  }),
  data: kycStatus,
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
