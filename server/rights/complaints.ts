import type {
  addToComplaint,
  endComplaint,
  fileComplaint,
  getComplaint,
  getComplaintRules,
  getComplaints,
} from '../../contract/rights/complaint-calls.ts';
import { caseKindOf, mayAdd, mayDispute, TEXT_MIN } from '../../contract/rights/complaint-rules.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { makeInviteCode } from '../auth/public/new-player.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf, type WorkRequest } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { countPlayerMessages, hasCaseMessage, insertPlayerMessage } from './case-message-queries.ts';
import {
  type CaseRow,
  countCasesOf,
  findCaseByRequestId,
  insertCase,
  lockFiler,
  readCasesOfPlayer,
  saveCaseDisputed,
  saveCaseReopened,
  saveCaseSettled,
} from './case-queries.ts';
import { asComplaint, codeHashOf, findOwn, lockOwn, readThread } from './complaint-rows.ts';
import { complaintsConfig } from './rights-config.ts';

const DAY_MS = 86_400_000;
const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const readComplaintRules: Handler<typeof getComplaintRules> = async (_body, { context }) => {
  const { answerDays, disputeBody } = await readConfig(context.sql, complaintsConfig);
  return { answerDays, disputeBody };
};

/** The text must not be empty. @throws CallError invalidValue with the field. */
function readText(text: string, field: string, least: number): string {
  const tidy = text.trim();
  if (tidy.length < least) throw new CallError('invalidValue', `${field} is too short`, { field });
  return tidy;
}

const openComplaint: Handler<typeof fileComplaint> = async (body, request) => {
  const { context, player } = request;
  const { requestId, topic, code } = body;
  const subject = readText(body.subject, 'subject', 3);
  const text = readText(body.text, 'text', TEXT_MIN);
  const contact = body.contact.trim();
  const isContactWrong = player ? contact !== '' && !isMail(contact) : !isMail(contact);
  if (isContactWrong) throw new CallError('invalidValue', 'no address to answer to', { field: 'contact' });
  if (!player && code === '') throw new CallError('invalidValue', 'a guest has a code', { field: 'code' });
  const requestHash = bodyHash({ ...body, playerId: player?.id ?? null });
  return runTransaction(context.sql, async (tx) => {
    const now = context.clock.now();
    await lockFiler(tx, player?.id ?? rateAddress(request.ip));
    const prior = await findCaseByRequestId(tx, requestId);
    if (prior) {
      if (!requestHash.equals(prior.requestHash))
        throw new CallError('requestIdReused', 'the id belongs to another complaint');
      return readThread(tx, prior);
    }
    const { answerDays, dayLimit } = await readConfig(tx, complaintsConfig);
    await rejectTooMany(tx, request, dayLimit);
    const made = await insertCase(tx, {
      id: context.newId(),
      number: makeInviteCode(context.random.bytes(8)),
      kind: caseKindOf(topic),
      playerId: player?.id ?? null,
      contact,
      codeHash: player ? null : codeHashOf(code),
      topic,
      subject,
      locale: request.locale,
      openedAt: now,
      dueAt: now + answerDays * DAY_MS,
      requestId,
      requestHash,
      address: rateAddress(request.ip),
    });
    await write(tx, request, made, { text, requestId });
    await noteAction(tx, request, made, 'complaint filed');
    return readThread(tx, made);
  });
};

/** @throws CallError complaintLimit: by player, or by address for guests. */
async function rejectTooMany(tx: Tx, { context, player, ip }: WorkRequest, dayLimit: number): Promise<void> {
  const since = context.clock.now() - DAY_MS;
  const count = await countCasesOf(tx, { playerId: player?.id ?? null, address: rateAddress(ip) }, since);
  if (count >= dayLimit) throw new CallError('complaintLimit', `at most ${dayLimit} in a day`, { dayLimit });
}

function write(tx: Tx, { context }: WorkRequest, row: CaseRow, said: { text: string; requestId: string }) {
  return insertPlayerMessage(tx, { caseId: row.id, id: context.newId(), at: context.clock.now(), ...said });
}

/** Audits who did what with which complaint; the text stays out of the log, which is permanent. */
const noteAction = (tx: Tx, { context, player, ip }: WorkRequest, row: CaseRow, act: string) =>
  writeAudit(tx, {
    id: context.newId(),
    at: context.clock.now(),
    actor: player ? 'player' : 'guest',
    act,
    subject: row.playerId ?? row.number,
    details: { number: row.number, ...(player && { sessionId: player.sessionId }), ip },
  });

const listComplaints: Handler<typeof getComplaints> = async (_body, request) => {
  const rows = await readCasesOfPlayer(request.context.sql, memberOf(request).id);
  return { complaints: rows.map(asComplaint) };
};

const readComplaint: Handler<typeof getComplaint> = async (body, request) => {
  const { sql } = request.context;
  return readThread(sql, await findOwn(sql, body, request));
};

const appendToComplaint: Handler<typeof addToComplaint> = async (
  { requestId, text: typed, ...named },
  request,
) => {
  const { context } = request;
  const text = readText(typed, 'text', 1);
  return runTransaction(context.sql, async (tx) => {
    const row = await lockOwn(tx, named, request);
    if (await hasCaseMessage(tx, row.id, requestId)) return readThread(tx, row);
    if (!mayAdd(row)) throw new CallError('complaintEnded', 'no messages can be added any more');
    const now = context.clock.now();
    const { answerDays, messageLimit } = await readConfig(tx, complaintsConfig);
    if ((await countPlayerMessages(tx, row.id, now - DAY_MS)) >= messageLimit)
      throw new CallError('complaintLimit', `at most ${messageLimit} in a day`, { messageLimit });
    await write(tx, request, row, { text, requestId });
    const changed = await saveCaseReopened(tx, row.id, now + answerDays * DAY_MS);
    await noteAction(tx, request, row, 'complaint added to');
    return readThread(tx, changed ?? row);
  });
};

const closeComplaint: Handler<typeof endComplaint> = async ({ how, ...named }, request) => {
  const { context } = request;
  return runTransaction(context.sql, async (tx) => {
    const row = await lockOwn(tx, named, request);
    const now = context.clock.now();
    if (how === 'settled' ? row.state === 'closed' : row.state === 'disputed') return readThread(tx, row);
    if (how === 'settled' ? !mayAdd(row) : row.closedBy === 'player')
      throw new CallError('complaintEnded', 'the complaint has ended');
    if (how === 'disputed' && !mayDispute(row, now))
      throw new CallError('complaintTooEarly', 'the platform still has time to answer', { dueAt: row.dueAt });
    const saveEnd = how === 'settled' ? saveCaseSettled : saveCaseDisputed;
    const changed = await saveEnd(tx, row.id, now);
    await noteAction(tx, request, row, how === 'settled' ? 'complaint settled' : 'complaint taken further');
    return readThread(tx, changed ?? row);
  });
};

export const complaintHandlers = {
  getComplaintRules: readComplaintRules,
  fileComplaint: openComplaint,
  getComplaints: listComplaints,
  getComplaint: readComplaint,
  addToComplaint: appendToComplaint,
  endComplaint: closeComplaint,
};
