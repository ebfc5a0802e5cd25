import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, timeField } from '../call.ts';

export const CONSENT_KINDS = ['email', 'message', 'phone', 'push'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
const CONSENT_SOURCES = ['page', 'exclusion', 'closing'] as const;

const consentKindSchema = z.enum(CONSENT_KINDS);

const consentsSchema = z.object({
  /** One row for each kind. */
  consents: z.array(z.object({ kind: consentKindSchema, isGiven: z.boolean() })),
  /** Nothing is sent now, whatever the consents: a break, a reached limit, or a register. */
  isHeldBack: z.boolean(),
  /** Every consent and withdrawal of it, newest first. */
  history: z.array(
    z.object({
      kind: consentKindSchema,
      isGiven: z.boolean(),
      at: timeField,
      source: z.enum(CONSENT_SOURCES),
    }),
  ),
});
export type Consents = z.output<typeof consentsSchema>;

export const getConsents = defineCall('getConsents', {
  access: 'member',
  about: 'Which advertising the player has agreed to, by its kind, with the history of consents.',
  body: emptyBodySchema,
  data: consentsSchema,
});

export const setConsent = defineCall('setConsent', {
  access: 'member',
  about: 'Consents to advertising of one kind, or withdraws the consent. The default is none.',
  body: z.object({ kind: consentKindSchema, isGiven: z.boolean() }),
  data: consentsSchema,
});

const dataRightsSchema = z.object({
  exports: z.array(
    z.object({
      id: z.string(),
      askedAt: timeField,
      /** Until when it can be downloaded; null while it is being created. */
      expiresAt: z.nullable(timeField),
    }),
  ),
  changes: z.array(z.object({ at: timeField, field: z.string(), before: z.string(), after: z.string() })),
  /** Legal retention of records of money. Years. */
  retentionYears: z.int(),
  /** When the account would be erased if requested now. */
  erasableAt: timeField,
  /** Money that must be withdrawn first. */
  coin: centsField,
  erasure: z.nullable(z.object({ askedAt: timeField, dueAt: timeField })),
});
export type DataRights = z.output<typeof dataRightsSchema>;

export const getDataRights = defineCall('getDataRights', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The player’s data exports, what was corrected, and the effects of an erasure.',
  body: emptyBodySchema,
  data: dataRightsSchema,
});

export const requestDataExport = defineCall('requestDataExport', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Requests an export of all data about the player. It needs a step-up of the last ten minutes.',
  body: emptyBodySchema,
  data: dataRightsSchema,
  errors: ['stepUpRequired', 'dataRequested'],
});

export const fetchData = defineCall('fetchData', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'A finished export, as gzipped JSON in base64. It needs a step-up of the last ten minutes.',
  body: z.object({ id: z.uuid() }),
  data: z.object({ gzip: z.string() }),
  errors: ['stepUpRequired', 'dataGone'],
});

export const requestErasure = defineCall('requestErasure', {
  access: 'member',
  about:
    'Closes the account and requests the erasure of the player’s data once the law allows it. It needs a step-up of the last ten minutes, and an empty balance.',
  body: emptyBodySchema,
  data: z.object({ dueAt: timeField }),
  errors: ['stepUpRequired', 'moneyLeft'],
});
