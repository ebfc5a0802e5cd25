import type * as z from 'zod/mini';
import { askForFamilyExclusion } from '../../../contract/protection/family-calls.ts';
import {
  MAX_EVIDENCE_BYTES,
  MIN_REASON_LENGTH,
  type Relation,
} from '../../../contract/protection/family-rules.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { decodePicture, encodePicture } from '../../platform/picture-file.ts';
import { newRequestId } from '../../platform/request-id.ts';

export interface FamilyValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly relation: Relation;
  readonly personName: string;
  readonly birthDate: string;
  readonly account: string;
  readonly personPhone: string;
  readonly reason: string;
}

export const EMPTY_FAMILY: FamilyValues = {
  name: '',
  email: '',
  phone: '',
  relation: 'spouse',
  personName: '',
  birthDate: '',
  account: '',
  personPhone: '',
  reason: '',
};

export type FamilyField = 'name' | 'email' | 'personName' | 'birthDate' | 'reason';

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Fields that would be rejected, in the order of the form. The server checks the same. */
export function wrongFields(values: FamilyValues, now: number): FamilyField[] {
  const checks: readonly (readonly [FamilyField, boolean])[] = [
    ['name', values.name.trim().length >= 2],
    ['email', isMail(values.email.trim())],
    ['personName', values.personName.trim().length >= 2],
    ['birthDate', /^\d{4}-\d\d-\d\d$/.test(values.birthDate) && Date.parse(values.birthDate) <= now],
    ['reason', values.reason.trim().length >= MIN_REASON_LENGTH],
  ];
  return checks.filter(([, isGood]) => !isGood).map(([field]) => field);
}

/** Letters of a paper stay readable, and two pictures fit into one request. */
const SENT_SIDE = 1_800;

/** A file as it is sent: smaller, and nothing but pixels. @throws PictureError */
export async function readEvidence(file: Blob): Promise<string> {
  const bitmap = await decodePicture(file);
  try {
    const scale = Math.min(1, SENT_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await encodePicture(canvas, MAX_EVIDENCE_BYTES);
  } finally {
    bitmap.close();
  }
}

let lastTry: { readonly wish: string; readonly requestId: string } | null = null;

/** Files it once, however often an answer is lost. @throws CallFailure */
export async function sendFamilyRequest(
  values: FamilyValues,
  evidence: readonly string[],
): Promise<z.output<typeof askForFamilyExclusion.data>> {
  const { name, email, phone, relation, personName, birthDate, account, personPhone, reason } = values;
  const wish = {
    applicant: { name: name.trim(), email: email.trim(), phone: phone.trim() },
    relation,
    person: { name: personName.trim(), birthDate, account: account.trim(), phone: personPhone.trim() },
    reason: reason.trim(),
    evidence: [...evidence],
  };
  const key = JSON.stringify(wish);
  if (lastTry?.wish !== key) lastTry = { wish: key, requestId: newRequestId() };
  const filed = await callServer(askForFamilyExclusion, { ...wish, requestId: lastTry.requestId });
  lastTry = null;
  return filed;
}
