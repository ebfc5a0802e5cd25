import * as z from 'zod/mini';
import { requestFamilyExclusion } from '../../../contract/protection/family-calls.ts';
import { MAX_EVIDENCE_BYTES, MIN_REASON_LENGTH } from '../../../contract/protection/family-rules.ts';
import { fieldRules, trimmed } from '../../platform/contract-form.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { readImageFile } from '../../platform/image-file.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { timeNow } from '../../platform/time.ts';

const { applicant, relation, person, reason, evidence } = requestFamilyExclusion.body.shape;

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** A day of birth that has come. @param day YYYY-MM-DD */
const isPast = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && Date.parse(day) <= timeNow();

/** The call without its request id, which is the flow's. A name and a day of birth are the least; the server checks the same. */
export const familySchema = z
  .object({
    applicant: z.object({
      name: trimmed(applicant.shape.name),
      email: trimmed(applicant.shape.email),
      phone: trimmed(applicant.shape.phone),
    }),
    relation,
    person: z.object({
      name: trimmed(person.shape.name),
      birthDate: z.string(),
      account: trimmed(person.shape.account),
      phone: trimmed(person.shape.phone),
    }),
    reason: trimmed(reason),
    evidence,
  })
  .check(
    fieldRules((wish: FamilyRequest) => ({
      'applicant.name': wish.applicant.name.length < 2 ? { key: 'family.fault.name' } : null,
      'applicant.email': isMail(wish.applicant.email) ? null : { key: 'family.fault.email' },
      'person.name': wish.person.name.length < 2 ? { key: 'family.fault.name' } : null,
      'person.birthDate': isPast(wish.person.birthDate) ? null : { key: 'family.fault.birthDate' },
      reason:
        wish.reason.length < MIN_REASON_LENGTH
          ? { key: 'family.fault.reason', values: { count: MIN_REASON_LENGTH } }
          : null,
    })),
  );

type FamilyRequest = Omit<z.output<typeof requestFamilyExclusion.body>, 'requestId'>;

export const EMPTY_FAMILY: z.input<typeof familySchema> = {
  applicant: { name: '', email: '', phone: '' },
  relation: 'spouse',
  person: { name: '', birthDate: '', account: '', phone: '' },
  reason: '',
  evidence: [],
};

/** Letters of a document stay readable, and two images fit into one request. */
const SENT_SIDE = 1_800;

/** A file as it is sent: smaller, and nothing but pixels. @throws ImageError */
export const readEvidence = (file: Blob): Promise<string> =>
  readImageFile(file, { side: SENT_SIDE, maxBytes: MAX_EVIDENCE_BYTES });

let lastTry: { readonly wish: string; readonly requestId: string } | null = null;

/** Files it once, however often an answer is lost. @throws CallFailure */
export async function sendFamilyRequest(
  wish: FamilyRequest,
): Promise<z.output<typeof requestFamilyExclusion.data>> {
  const key = JSON.stringify(wish);
  if (lastTry?.wish !== key) lastTry = { wish: key, requestId: newRequestId() };
  const filed = await callServer(requestFamilyExclusion, { ...wish, requestId: lastTry.requestId });
  lastTry = null;
  return filed;
}
