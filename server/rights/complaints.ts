import type {
  addToComplaint,
  endComplaint,
  fileComplaint,
  getComplaint,
  getComplaintRules,
  getComplaints,
} from '../../contract/rights/complaint-calls.ts';
import { caseKindOf, mayAdd, mayDispute, TEXT_LEAST } from '../../contract/rights/complaint-rules.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { makeInviteCode } from '../auth/public/new-player.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf, type WorkRequest } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { asComplaint, type CaseRow, codeHashOf, findOwn, readThread } from './complaint-rows.ts';

const DAY_MS = 86_400_000;
const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const rules: Handler<typeof getComplaintRules> = async (_body, { context }) => {
  const { answerDays, disputeBody } = await readConfig(context.sql, 'complaints');
  return { answerDays, disputeBody };
};

/** What was written must say something. @throws CallError invalidValue with the field. */
function readText(text: string, field: string, least: number): string {
  const tidy = text.trim();
  if (tidy.length < least) throw new CallError('invalidValue', `${field} is too short`, { field });
  return tidy;
}

const file: Handler<typeof fileComplaint> = async (body, request) => {
  const { context, player } = request;
  const { requestId, topic, code } = body;
  const subject = readText(body.subject, 'subject', 3);
  const text = readText(body.text, 'text', TEXT_LEAST);
  const contact = body.contact.trim();
  const isContactWrong = player ? contact !== '' && !isMail(contact) : !isMail(contact);
  if (isContactWrong) throw new CallError('invalidValue', 'no address to answer to', { field: 'contact' });
  if (!player && code === '') throw new CallError('invalidValue', 'a guest has a code', { field: 'code' });
  const requestHash = bodyHash({ ...body, playerId: player?.id ?? null });
  return runTransaction(context.sql, async (tx) => {
    const now = context.clock.now();
    await tx`select pg_advisory_xact_lock(hashtextextended(${`case ${player?.id ?? rateAddress(request.ip)}`}, 0))`;
    const [prior] = await tx<CaseRow[]>`select * from cases where request_id = ${requestId}`;
    if (prior) {
      if (!requestHash.equals(prior.requestHash))
        throw new CallError('requestIdReused', 'the id stands for another complaint');
      return readThread(tx, prior);
    }
    const { answerDays, dayLimit } = await readConfig(tx, 'complaints');
    await refuseTooMany(tx, request, dayLimit);
    const row = {
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
    };
    const [made] = await tx<CaseRow[]>`insert into cases ${tx(row)} returning *`;
    if (!made) throw new Error('no case was made');
    await write(tx, request, made, { text, requestId });
    await noteAct(tx, request, made, 'complaint filed');
    return readThread(tx, made);
  });
};

/** @throws CallError complaintLimit: by player, or by address for guests. */
async function refuseTooMany(tx: Tx, { context, player, ip }: WorkRequest, dayLimit: number): Promise<void> {
  const since = context.clock.now() - DAY_MS;
  const mine = player ? tx`player_id = ${player.id}` : tx`player_id is null and address = ${rateAddress(ip)}`;
  const { count } = await tx`select from cases where ${mine} and opened_at > ${since}`;
  if (count >= dayLimit)
    throw new CallError('complaintLimit', `${dayLimit} in a day are the most`, { dayLimit });
}

function write(tx: Tx, { context }: WorkRequest, row: CaseRow, said: { text: string; requestId: string }) {
  const { text, requestId } = said;
  const message = { caseId: row.id, id: context.newId(), at: context.clock.now(), author: 'player' };
  return tx`insert into case_messages ${tx({ ...message, text, requestId })}`;
}

/** Who did what with which complaint; what was written stays out of the log, which is kept for good. */
const noteAct = (tx: Tx, { context, player, ip }: WorkRequest, row: CaseRow, act: string) =>
  writeAudit(tx, {
    id: context.newId(),
    at: context.clock.now(),
    actor: player ? 'player' : 'guest',
    act,
    subject: row.playerId ?? row.number,
    details: { number: row.number, ...(player && { sessionId: player.sessionId }), ip },
  });

const list: Handler<typeof getComplaints> = async (_body, request) => {
  const rows = await request.context.sql<CaseRow[]>`
    select * from cases where player_id = ${memberOf(request).id} and kind in ('complaint', 'appeal')
    order by opened_at desc, id desc limit 100`;
  return { complaints: rows.map(asComplaint) };
};

const show: Handler<typeof getComplaint> = async (body, request) => {
  const { sql } = request.context;
  return readThread(sql, await findOwn(sql, body, request));
};

const add: Handler<typeof addToComplaint> = async ({ requestId, text: typed, ...named }, request) => {
  const { context } = request;
  const text = readText(typed, 'text', 1);
  return runTransaction(context.sql, async (tx) => {
    const row = await findOwn(tx, named, request, true);
    const said = await tx`select from case_messages where case_id = ${row.id} and request_id = ${requestId}`;
    if (said.count > 0) return readThread(tx, row);
    if (!mayAdd(row)) throw new CallError('complaintEnded', 'nothing can be added any more');
    const now = context.clock.now();
    const { answerDays, messageLimit } = await readConfig(tx, 'complaints');
    const today = await tx`
      select from case_messages
      where case_id = ${row.id} and author = 'player' and at > ${now - DAY_MS}`;
    if (today.count >= messageLimit)
      throw new CallError('complaintLimit', `${messageLimit} in a day are the most`, { messageLimit });
    await write(tx, request, row, { text, requestId });
    const [changed] = await tx<CaseRow[]>`
      update cases set state = 'open',
        due_at = case when state = 'answered' then ${now + answerDays * DAY_MS} else due_at end
      where id = ${row.id} returning *`;
    await noteAct(tx, request, row, 'complaint added to');
    return readThread(tx, changed ?? row);
  });
};

const end: Handler<typeof endComplaint> = async ({ how, ...named }, request) => {
  const { context } = request;
  return runTransaction(context.sql, async (tx) => {
    const row = await findOwn(tx, named, request, true);
    const now = context.clock.now();
    if (how === 'settled' ? row.state === 'closed' : row.state === 'disputed') return readThread(tx, row);
    if (how === 'settled' ? !mayAdd(row) : row.closedBy === 'player')
      throw new CallError('complaintEnded', 'the complaint has ended');
    if (how === 'disputed' && !mayDispute(row, now))
      throw new CallError('complaintTooEarly', 'the house still has time to answer', { dueAt: row.dueAt });
    const [changed] =
      how === 'settled'
        ? await tx<CaseRow[]>`
            update cases set state = 'closed', closed_at = ${now}, closed_by = 'player'
            where id = ${row.id} returning *`
        : await tx<CaseRow[]>`
            update cases set state = 'disputed', disputed_at = ${now} where id = ${row.id} returning *`;
    await noteAct(tx, request, row, how === 'settled' ? 'complaint settled' : 'complaint taken further');
    return readThread(tx, changed ?? row);
  });
};

export const complaintHandlers = {
  getComplaintRules: rules,
  fileComplaint: file,
  getComplaints: list,
  getComplaint: show,
  addToComplaint: add,
  endComplaint: end,
};
