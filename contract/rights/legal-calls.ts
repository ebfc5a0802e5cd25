import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, timeField } from '../call.ts';

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocumentName = (typeof LEGAL_DOCUMENTS)[number];

const documentField = z.enum(LEGAL_DOCUMENTS);

const legalVersionSchema = z.object({
  document: documentField,
  version: z.int(),
  inForceAt: timeField,
  /** What is new in it, in the reader’s language; empty for the first version. */
  changes: z.string(),
  /** A member must agree to it before further deposits and stakes. Never for a guest. */
  isPending: z.boolean(),
});
export type LegalVersion = z.output<typeof legalVersionSchema>;

const stateSchema = z.object({ documents: z.array(legalVersionSchema) });

export const getLegal = defineCall('getLegal', {
  access: 'guest',
  isOpenInMaintenance: true,
  isBackground: true,
  ignores401: true,
  about:
    'The newest version of the terms and of the privacy policy, and which of them the player has not agreed to yet.',
  body: emptyBodySchema,
  data: stateSchema,
});

export const acceptLegal = defineCall('acceptLegal', {
  access: 'member',
  about: 'Agrees to the versions that were read. One that has been replaced meanwhile is refused.',
  body: z.object({
    documents: z
      .array(
        z.object({ document: documentField, version: z.int().check(z.nonnegative(), z.maximum(1_000_000)) }),
      )
      .check(z.minLength(1), z.maxLength(2)),
  }),
  data: stateSchema,
  errors: ['invalidValue'],
});
