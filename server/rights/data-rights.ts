import { cents } from '../../contract/money.ts';
import { addMonths } from '../../contract/protection/protection-rules.ts';
import type {
  DataRights,
  fetchData,
  getDataRights,
  requestDataExport,
  requestErasure,
} from '../../contract/rights/rights-calls.ts';
import { notePlayerAction } from '../auth/public/player-actions.ts';
import { requireStepUp } from '../auth/public/require-step-up.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { readBalance, readWallet } from '../ledger/read-balance.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { shutAccount } from '../protection/public/exclusions.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { readDetailChanges } from './correction-queries.ts';
import {
  findDataExportBytes,
  findDataExportRequestedAt,
  insertDataExport,
  readDataExports,
} from './data-export-queries.ts';
import { findErasureRequest, findLastMovement, saveErasureRequest } from './erasure-queries.ts';
import { retentionConfig } from './rights-config.ts';

const DAY_MS = 86_400_000;
/** One export in this time: it is expensive, and more of them contain nothing new. */
const EXPORT_EVERY_MS = DAY_MS;

/** Records of money are kept for the legal period; a player without movements waits only for the days. */
async function erasableAt(db: Db, playerId: string, now: number): Promise<number> {
  const { retentionYears, graceDays } = await readConfig(db, retentionConfig);
  const lastAt = await findLastMovement(db, playerId);
  const soonest = now + graceDays * DAY_MS;
  return lastAt === null ? soonest : Math.max(soonest, addMonths(lastAt, retentionYears * 12));
}

async function readCurrent({ context }: CallRequest, playerId: string): Promise<DataRights> {
  const { sql, clock } = context;
  const now = clock.now();
  const [exports, changes, erasure, { retentionYears }, at, wallet] = await Promise.all([
    readDataExports(sql, playerId, now),
    readDetailChanges(sql, playerId),
    findErasureRequest(sql, playerId),
    readConfig(sql, retentionConfig),
    erasableAt(sql, playerId, now),
    readWallet(sql, playerId),
  ]);
  return {
    exports: [...exports],
    changes: [...changes],
    retentionYears,
    erasableAt: at,
    coin: cents(wallet.coin + wallet.safebox),
    erasure: erasure ?? null,
  };
}

const readDataRights: Handler<typeof getDataRights> = (_body, request) =>
  readCurrent(request, memberOf(request).id);

const requestExport: Handler<typeof requestDataExport> = async (_body, request) => {
  requireStepUp(request);
  const { context } = request;
  const { id: playerId } = memberOf(request);
  await runTransaction(context.sql, async (tx) => {
    await lockPlayer(tx, playerId);
    const now = context.clock.now();
    const lastAt = await findDataExportRequestedAt(tx, playerId, now - EXPORT_EVERY_MS);
    if (lastAt !== null)
      throw new CallError('dataRequested', 'an export was requested today', {
        nextAt: lastAt + EXPORT_EVERY_MS,
      });
    await insertDataExport(tx, { playerId, id: context.newId(), askedAt: now });
    await notePlayerAction(tx, request, { act: 'data asked for', details: {} });
  });
  return readCurrent(request, playerId);
};

const fetchExport: Handler<typeof fetchData> = async ({ id }, request) => {
  requireStepUp(request);
  const { context } = request;
  const { id: playerId } = memberOf(request);
  return runTransaction(context.sql, async (tx) => {
    const bytes = await findDataExportBytes(tx, { playerId, id }, context.clock.now());
    if (!bytes) throw new CallError('dataGone', 'no such export of this player');
    await notePlayerAction(tx, request, { act: 'data fetched', details: { export: id } });
    return { gzip: bytes.toString('base64') };
  });
};

const requestOwnErasure: Handler<typeof requestErasure> = async (_body, request) => {
  requireStepUp(request);
  const { context } = request;
  const { id: playerId } = memberOf(request);
  return runTransaction(context.sql, async (tx) => {
    await lockPlayer(tx, playerId);
    const now = context.clock.now();
    const { coin, safebox } = await readWallet(tx, playerId);
    const inRounds = await readBalance(tx, playerId, 'inRounds');
    const owed = await readBalance(tx, playerId, 'owed');
    const isOnTheWay = await context.hooks.isMoneyOnTheWay(tx, playerId);
    const left = coin + safebox + inRounds + owed;
    if (left > 0 || isOnTheWay)
      throw new CallError('moneyLeft', 'the balance must be withdrawn first', { coin: left });
    const dueAt = await erasableAt(tx, playerId, now);
    await saveErasureRequest(tx, playerId, { askedAt: now, dueAt });
    await shutAccount(tx, request, 'closed');
    await notePlayerAction(tx, request, { act: 'erasure asked for', details: { dueAt } });
    return { dueAt };
  });
};

export const dataRightsHandlers = {
  getDataRights: readDataRights,
  requestDataExport: requestExport,
  fetchData: fetchExport,
  requestErasure: requestOwnErasure,
};
