import type { getFamilyDecisions, requestFamilyExclusion } from '../../contract/protection/family-calls.ts';
import { MAX_EVIDENCE_BYTES, MIN_REASON_LENGTH } from '../../contract/protection/family-rules.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { makeInviteCode } from '../auth/public/new-player.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type Handler, memberOf, type WorkRequest } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import type { ImageRule } from '../images/image-rule.ts';
import { cleanImage } from '../images/images.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { sealerOf } from '../seal-keys.ts';
import {
  countFamilyRequests,
  findFamilyRequestById,
  insertFamilyRequest,
  type KnownRequest,
  lockFamilyAddress,
  readFamilyDecisions,
} from './family-queries.ts';
import { type FamilyStory, sealEvidence, sealStory } from './family-sealed.ts';
import { insertFamilyEvidence } from './family-sealed-queries.ts';
import { familyConfig } from './protection-config.ts';

const DAY_MS = 86_400_000;
const EVIDENCE: ImageRule = {
  maxBytes: MAX_EVIDENCE_BYTES,
  maxPixels: 40_000_000,
  minSide: 200,
  fit: 'whole',
  side: 2_000,
  format: 'jpeg',
  quality: 84,
};
const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** @throws CallError invalidValue with the field. */
function assertComplete({ applicant, person, reason }: FamilyStory, now: number): void {
  const wrong = (field: string) => new CallError('invalidValue', `${field} is missing or wrong`, { field });
  if (applicant.name.trim().length < 2) throw wrong('applicant.name');
  if (!isMail(applicant.email.trim())) throw wrong('applicant.email');
  if (person.name.trim().length < 2) throw wrong('person.name');
  if (Date.parse(person.birthDate) > now) throw wrong('person.birthDate');
  if (reason.trim().length < MIN_REASON_LENGTH) throw wrong('reason');
}

async function readKnown(db: Db, requestId: string, hash: Buffer): Promise<KnownRequest | null> {
  const known = await findFamilyRequestById(db, requestId);
  if (!known) return null;
  if (!hash.equals(known.requestHash))
    throw new CallError('requestIdReused', 'the id belongs to another request');
  return known;
}

async function assertBelowDayLimit(db: Db, address: string, now: number): Promise<void> {
  const { dayLimit } = await readConfig(db, familyConfig);
  const count = await countFamilyRequests(db, address, now - DAY_MS);
  if (count >= dayLimit) throw new CallError('familyLimit', `at most ${dayLimit} in a day`, { dayLimit });
}

const fileFamilyRequest: Handler<typeof requestFamilyExclusion> = async (body, request) => {
  const { context } = request;
  const { requestId, evidence, ...story } = body;
  const { applicant, relation, person, reason } = story;
  assertComplete(story, context.clock.now());
  const requestHash = bodyHash({ applicant, relation, person, reason, evidence });
  const address = rateAddress(request.ip);
  const answer = ({ number, receivedAt }: KnownRequest) => ({ number, receivedAt });
  const known = await readKnown(context.sql, requestId, requestHash);
  if (known) return answer(known);
  // Before any work is done for images of a request that is refused.
  await assertBelowDayLimit(context.sql, address, context.clock.now());
  const images: Buffer[] = [];
  for (const image of evidence) images.push((await cleanImage(image, EVIDENCE)).bytes);
  return runTransaction(context.sql, async (tx) => {
    await lockFamilyAddress(tx, address);
    const prior = await readKnown(tx, requestId, requestHash);
    if (prior) return answer(prior);
    const receivedAt = context.clock.now();
    await assertBelowDayLimit(tx, address, receivedAt);
    const id = context.newId();
    const number = makeInviteCode(context.random.bytes(8));
    const sealer = sealerOf(context.settings);
    const row = { id, number, requestId, requestHash, receivedAt, address, locale: request.locale };
    const sealed = sealStory(sealer, id, { applicant, relation, person, reason });
    await insertFamilyRequest(tx, { ...row, sealed });
    for (const bytes of images) {
      const key = { requestId: id, id: context.newId() };
      await insertFamilyEvidence(tx, { ...key, sealed: sealEvidence(sealer, key, bytes) });
    }
    await noteFiled(tx, request, number, images.length);
    return { number, receivedAt };
  });
};

/** The text stays out of the log, which is permanent. */
const noteFiled = (tx: Tx, { context, ip }: WorkRequest, number: string, images: number) =>
  writeAudit(tx, {
    id: context.newId(),
    at: context.clock.now(),
    actor: 'guest',
    act: 'family exclusion asked for',
    subject: number,
    details: { number, images, ip },
  });

const listFamilyDecisions: Handler<typeof getFamilyDecisions> = async (_body, request) => ({
  decisions: await readFamilyDecisions(request.context.sql, memberOf(request).id),
});

export const familyHandlers = {
  requestFamilyExclusion: fileFamilyRequest,
  getFamilyDecisions: listFamilyDecisions,
};
