import type { addKyc, KycStatus, kyc } from '../../contract/kyc/kyc-calls.ts';
import {
  documentNumberOf,
  isAddressWhole,
  isDocumentNumber,
  isExpired,
  sidesOf,
} from '../../contract/kyc/kyc-rules.ts';
import { MAX_KYC_IMAGE_BYTES, MIN_KYC_IMAGE_SIDE } from '../../contract/limits.ts';
import { comparableName } from '../../contract/wallet/withdraw-rules.ts';
import { KYC_STATES, readKycState, updateKycState } from '../auth/public/kyc-state.ts';
import { notePlayerAction } from '../auth/public/player-actions.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Context, Work } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type Handler, memberOf, type WorkRequest } from '../http/handler.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import { marketDay } from '../market-day.ts';
import { isName, readDetails, tidy, writeAddress } from '../profile/public/personal-details.ts';
import { isMarkedExcluded } from '../protection/public/exclusion-marks.ts';
import { sealerOf } from '../seal-keys.ts';
import { kycImageHandlers } from './document-images.ts';
import { sealPaper } from './identity-documents.ts';
import {
  countAttemptsSince,
  findLastAttempt,
  insertAttempt,
  readLastOrdinal,
} from './kyc-attempt-queries.ts';
import { decideKyc, lockForHandIn, reasonOf } from './kyc-attempts.ts';
import { kycConfig } from './kyc-config.ts';
import { readSameDocuments } from './kyc-document-queries.ts';
import { deleteDraft } from './kyc-draft-queries.ts';
import { kycDraftHandlers, readDraft } from './kyc-drafts.ts';
import { deleteReadyImages, readReadySides, updateImagesHandedIn } from './kyc-image-queries.ts';
import { findCheckedPlayer } from './kyc-player-queries.ts';
import { isLeftToPerson } from './kyc-review.ts';

const DAY_MS = 86_400_000;

async function readTriesLeft(db: Db, playerId: string, now: number): Promise<number> {
  const { dayTries } = await readConfig(db, kycConfig);
  return Math.max(0, dayTries - (await countAttemptsSince(db, playerId, now - DAY_MS)));
}

async function readStatus(context: Context, playerId: string): Promise<KycStatus> {
  const { sql, clock, settings } = context;
  const [state, attempt, { documents, usualHours }, details, sides, triesLeft, player] = await Promise.all([
    readKycState(sql, playerId),
    findLastAttempt(sql, playerId),
    readConfig(sql, kycConfig),
    readDetails(sql, playerId),
    readReadySides(sql, playerId),
    readTriesLeft(sql, playerId, clock.now()),
    findCheckedPlayer(sql, playerId),
  ]);
  if (!player) throw new Error(`player ${playerId} is gone`);
  const { realName, isNameFixed, address } = details;
  const { birthDate, nationality, kycReason } = player;
  const told = attempt?.state === state ? attempt : null;
  return {
    state,
    submittedAt: told?.submittedAt ?? null,
    decidedAt: told?.decidedAt ?? null,
    reason: state === 'rejected' ? reasonOf(kycReason) : null,
    usualHours,
    triesLeft,
    person: { realName: realName || (attempt?.realName ?? ''), isNameFixed, birthDate, nationality, address },
    isByPerson:
      attempt?.state === 'pending' &&
      (await isLeftToPerson({ db: sql, sealer: sealerOf(settings), settings }, attempt)),
    documents,
    sides,
    draft: state === 'pending' || state === 'approved' ? null : await readDraft(context, playerId),
    minSide: MIN_KYC_IMAGE_SIDE,
    maxBytes: MAX_KYC_IMAGE_BYTES,
  };
}

const readKycStatus: Handler<typeof kyc> = (_body, request) =>
  readStatus(request.context, memberOf(request).id);

type HandIn = Parameters<Handler<typeof addKyc>>[0];

/** Everything is validated before anything is stored, under the player's lock. */
const handInKyc: Handler<typeof addKyc> = async (body, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const { requestId, documentNumber, ...rest } = body;
  const sealer = sealerOf(context.settings);
  // A plain hash of a number this short could be found by brute force: the request stores a keyed one.
  const number = sealer.marks(documentNumberOf(documentNumber))[0]?.toString('hex') ?? '';
  const about = { playerId, call: 'addKyc', requestId, body: { ...rest, number } };
  await withRequestId(context, about, async (tx) => {
    await lockForHandIn(tx, playerId);
    const name = await rejectUnfit(tx, context, playerId, body);
    const attempt = await writeAttempt(tx, context, playerId, { ...body, realName: name });
    await writeAddress(tx, { playerId, address: body.address, now: context.clock.now() });
    await notePlayerAction(tx, request, {
      act: 'identity check handed in',
      details: { attempt: attempt.ordinal, document: body.documentKind },
    });
    await rejectExcluded(tx, request, playerId, attempt);
    return true;
  });
  return readStatus(context, playerId);
};

/** @returns the name as it is stored. @throws CallError for the first invalid field. */
async function rejectUnfit(tx: Tx, context: Work, playerId: string, body: HandIn): Promise<string> {
  const now = context.clock.now();
  const [{ documents }, { timeZone }, details] = await Promise.all([
    readConfig(tx, kycConfig),
    readConfig(tx, marketConfig),
    readDetails(tx, playerId),
  ]);
  const name = tidy(body.realName);
  if (!isName(name)) throw new CallError('realNameInvalid', 'not a name');
  if (details.isNameFixed && comparableName(details.realName) !== comparableName(name))
    throw new CallError('realNameFixed', 'the name on the identity documents is known already');
  if (!isAddressWhole(body.address))
    throw new CallError('addressMissing', 'the address has no street or no city');
  const document = documents.find(({ kind }) => kind === body.documentKind);
  if (!document) throw new CallError('documentNotAccepted', `${body.documentKind} is not accepted`);
  if (!isDocumentNumber(body.documentNumber))
    throw new CallError('documentNumberInvalid', 'not a document number');
  if (isExpired(document, body.expiresOn, marketDay(now, timeZone)))
    throw new CallError('documentExpired', 'the document has expired');
  const ready = await readReadySides(tx, playerId);
  const missing = sidesOf(document).filter((side) => !ready.includes(side));
  if (missing.length > 0) throw new CallError('kycImageMissing', `missing: ${missing}`, { missing });
  if ((await readTriesLeft(tx, playerId, now)) === 0)
    throw new CallError('kycTriesUsed', 'all attempts of the day are used');
  return name;
}

interface NewAttempt {
  readonly id: string;
  readonly ordinal: number;
  readonly marks: readonly Buffer[];
}

async function writeAttempt(tx: Tx, context: Work, playerId: string, body: HandIn): Promise<NewAttempt> {
  const { newId, clock, settings } = context;
  const sealer = sealerOf(settings);
  const id = newId();
  const paper = { kind: body.documentKind, number: body.documentNumber };
  const document = (await readConfig(tx, kycConfig)).documents.find(({ kind }) => kind === paper.kind);
  const ordinal = (await readLastOrdinal(tx, playerId)) + 1;
  await insertAttempt(tx, {
    playerId,
    id,
    ordinal,
    submittedAt: clock.now(),
    realName: body.realName,
    documentKind: paper.kind,
    expiresOn: document?.hasExpiry ? body.expiresOn : null,
    ...sealPaper(sealer, { playerId, attemptId: id }, paper),
  });
  const sides = sidesOf(document ?? { hasBack: true });
  await updateImagesHandedIn(tx, { playerId, attemptId: id, sides });
  await deleteReadyImages(tx, playerId);
  await deleteDraft(tx, playerId);
  await updateKycState(tx, { playerId, kycState: KYC_STATES.indexOf('pending'), reason: '' });
  return { id, ordinal, marks: sealer.marks(`${paper.kind} ${documentNumberOf(paper.number)}`) };
}

/** A self-excluded player must not return by another account: the document identifies them. */
async function rejectExcluded(
  tx: Tx,
  request: WorkRequest,
  playerId: string,
  { marks, ordinal }: NewAttempt,
): Promise<void> {
  const same = await readSameDocuments(tx, playerId, marks);
  // A number that was only typed elsewhere proves nothing: such a check waits for an operator.
  const excluded = same.filter((paper) => paper.isExcluded && paper.isVerified).map(({ account }) => account);
  if (excluded.length === 0 && !(await isMarkedExcluded(tx, marks, 'document'))) return;
  const now = request.context.clock.now();
  await decideKyc(tx, playerId, { state: 'rejected', reason: 'excluded', by: 'house', now }, ordinal);
  await notePlayerAction(tx, request, {
    act: 'identity check refused',
    details: { attempt: ordinal, paperOf: excluded },
  });
}

export const kycHandlers = {
  ...kycImageHandlers,
  ...kycDraftHandlers,
  kyc: readKycStatus,
  addKyc: handInKyc,
};
