import type { JackpotAwardConfig } from '../../contract/config/app-config.ts';
import { CellType, TierPropId } from '../../contract/ids.ts';
import type { JackpotDraw } from '../../contract/jackpot/draws.ts';
import type { JackpotTierFacts } from '../../contract/jackpot/jackpot.ts';
import type { receiveDrawChance } from '../../contract/jackpot/jackpot-calls.ts';
import { cents, NO_CENTS } from '../../contract/money.ts';
import { type DrawOdds, drawCell, JACKPOT_MATHS } from '../../maths/jackpot-draw.ts';
import { commitOf, hexOf, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context, Work } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { findAnswer, withRequestId } from '../ledger/request-ids.ts';
import { assertMayPlay, rejectBarred } from '../protection/public/may-play.ts';
import { COIN_PROP, PAY_PROP } from '../rewards/public/reward-accounts.ts';
import { readStoredSeed, sealSeed } from '../sealed-seed.ts';
import { updateChanceDrawn } from './draw-chance-queries.ts';
import { type DrawRow, insertDraw } from './draw-queries.ts';
import { saveDrawTotals } from './draw-rank-queries.ts';
import {
  findDrawSeed,
  insertMissingDrawSeed,
  lockDrawSeed,
  placeOfDrawSeed,
  updateDrawSeed,
} from './draw-seed-queries.ts';
import { type Chances, isJackpotOpen, readChances, readRules } from './jackpot-chances.ts';
import { jackpotCellsConfig } from './jackpot-config.ts';
import { asDraw } from './jackpot-lists.ts';
import { insertWinner } from './jackpot-pool-queries.ts';
import { payPool, readTiers } from './jackpot-pools.ts';

/** The commitment for the player's next draw: the hash of a seed that is created on first request. */
export async function readPromise(
  context: Pick<Context, 'sql' | 'random' | 'seedSealer'>,
  playerId: string,
): Promise<string> {
  const { sql, random, seedSealer } = context;
  const known = await findDrawSeed(sql, playerId);
  const place = placeOfDrawSeed(playerId);
  if (known) return commitOf(hexOf(readStoredSeed(seedSealer, known, place)));
  const sealedSeed = sealSeed(seedSealer, random.bytes(SERVER_SEED_BYTES), place);
  await insertMissingDrawSeed(sql, playerId, sealedSeed);
  return readPromise(context, playerId);
}

const drawJackpot: Handler<typeof receiveDrawChance> = async (body, request) => {
  const { context } = request;
  const { requestId, clientSeed, commit } = body;
  const playerId = memberOf(request).id;
  const about = { playerId, call: 'receiveDrawChance', requestId, body: { clientSeed, commit } };
  // A repeat returns the stored draw, also to a player who has begun a break or reached a limit since.
  const made = await findAnswer<Awaited<ReturnType<typeof drawOnce>>>(context.sql, about);
  if (made) return made;
  await rejectBarred(context, playerId);
  // Outside of the transaction: an earned chance is stored even if this draw fails.
  const rules = await readRules(context.sql);
  await readChances(context.sql, { playerId, now: context.clock.now(), rules });
  return withRequestId(context, about, (tx) => drawOnce(tx, context, { playerId, clientSeed, commit }));
};

interface DrawRequest {
  readonly playerId: string;
  readonly clientSeed: string;
  readonly commit: string;
}

/** One draw, all of it or nothing. The player's seed is locked first: of two concurrent draws one waits. */
async function drawOnce(tx: Tx, context: Work, { playerId, clientSeed, commit }: DrawRequest) {
  const now = await assertMayPlay(tx, context.clock, playerId);
  if (!(await isJackpotOpen(tx, now))) throw new CallError('jackpotClosed', 'The activity does not run.');
  const stored = await lockDrawSeed(tx, playerId);
  const day = await consumeChanceDay(tx, playerId, now);
  const seed = stored && readStoredSeed(context.seedSealer, stored, placeOfDrawSeed(playerId));
  if (!seed || commitOf(hexOf(seed)) !== commit) {
    throw new CallError('drawPromiseStale', 'This commitment is not the current one.');
  }

  const [cells, tiers] = await Promise.all([readConfig(tx, jackpotCellsConfig), readTiers(tx)]);
  const odds: DrawOdds = {
    cellWeights: cells.map(({ weight }) => weight),
    tierWeights: tiers.map(({ weight }) => weight),
  };
  const place = drawCell(odds, hexOf(seed), clientSeed);
  const award = cells[place.cell];
  const facts = tiers.find(({ tier }) => tier === place.tier);
  if (!award || !facts) throw new Error(`no award for cell ${place.cell} and tier ${place.tier}`);
  const id = context.newId();
  const won = await pay(tx, context, { award, facts, playerId, id, now });
  const row: DrawRow = {
    playerId,
    id,
    day,
    at: now,
    cell: place.cell,
    type: award.type,
    ...won,
    maths: JACKPOT_MATHS,
    serverSeed: seed,
    clientSeed,
    ...odds,
  };
  await saveDraw(tx, row);
  const nextSeed = context.random.bytes(SERVER_SEED_BYTES);
  await updateDrawSeed(tx, playerId, sealSeed(context.seedSealer, nextSeed, placeOfDrawSeed(playerId)));
  const draw: JackpotDraw = asDraw(row);
  const coin = cents(await readBalance(tx, playerId, 'coin'));
  return { ...draw, coin, nextCommit: commitOf(hexOf(nextSeed)) };
}

/** The day whose chance this draw uses. @throws CallError that names what is missing. */
async function consumeChanceDay(tx: Tx, playerId: string, now: number): Promise<string> {
  const chances = await readChances(tx, { playerId, now, rules: await readRules(tx) });
  const [day] = chances.openDays;
  if (day === undefined) throw missingConditionError(chances);
  return day;
}

function missingConditionError({ hasDrawnToday, needDeposit, needTyping }: Chances): CallError {
  const details = { needDeposit, needTyping };
  if (hasDrawnToday) return new CallError('jackpotNoChance', 'The chance of this UTC day is used.', details);
  return needDeposit > 0
    ? new CallError('jackpotNeedsDeposit', `a deposit of ${needDeposit} is missing`, details)
    : new CallError('jackpotNeedsBetting', `bets of ${needTyping} are missing`, details);
}

interface Payment {
  readonly award: JackpotAwardConfig;
  readonly facts: JackpotTierFacts;
  readonly playerId: string;
  readonly id: string;
  readonly now: number;
}

async function pay(
  tx: Tx,
  context: Pick<Context, 'newId'>,
  { award, facts, playerId, id, now }: Payment,
): Promise<Pick<DrawRow, 'propId' | 'count' | 'bonus'>> {
  if (award.type === CellType.jackpot) {
    const prize = await payPool(tx, facts, { playerId, drawId: id, seedId: context.newId(), now });
    const propId = TierPropId[facts.tier];
    await insertWinner(tx, { id, playerId, tier: facts.tier, propId, amount: prize, at: now });
    return { propId, count: prize, bonus: prize };
  }
  const { propId, count } = award;
  const pay = PAY_PROP[propId];
  if (!pay) throw new Error(`reward ${propId} cannot be paid`);
  await postJournal(tx, { playerId, id, kind: 'draw', at: now, entries: pay(count) });
  return { propId, count, bonus: propId === COIN_PROP ? cents(count) : NO_CENTS };
}

async function saveDraw(tx: Tx, row: DrawRow): Promise<void> {
  const { playerId, id, day, at, bonus } = row;
  await insertDraw(tx, row);
  await updateChanceDrawn(tx, { playerId, day, drawId: id });
  await saveDrawTotals(tx, { playerId, bonus, at });
}

export const jackpotDrawHandlers = { receiveDrawChance: drawJackpot };
