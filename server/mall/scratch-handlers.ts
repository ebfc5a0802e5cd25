import type {
  diamondExchangeScratchcard,
  getScratchCardInfo,
  OpenCard,
  scratchCardLottery,
  searchScratchCardAwardLog,
} from '../../contract/mall/scratch-calls.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, hexOf, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import { SCRATCH_AVERAGE, SCRATCH_MATHS, SCRATCH_PRIZES } from '../../maths/scratch-card.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { amountOf, transfer } from '../ledger/entries.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import { withGrantRequest } from '../protection/public/may-play.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { readStoredSeed, type SeedSealer, sealSeed } from '../sealed-seed.ts';
import { scratchCardConfig } from './mall-config.ts';
import { postTaking } from './missing-units.ts';
import { asOpened, openCard, seedOfCard } from './open-card.ts';
import { pageOf } from './page-of.ts';
import { readRates } from './read-rates.ts';
import { placeOfCard } from './scratch-card-table-queries.ts';
import {
  type CardRow,
  findWaitingCard,
  insertCard,
  isOpened,
  lockCard,
  readOpenedCards,
} from './scratch-queries.ts';
import {
  findScratchSeed,
  insertMissingScratchSeed,
  placeOfScratchSeed,
  updateScratchSeed,
} from './scratch-seed-queries.ts';

/** The commitment for the player's next card: the hash of a seed that is created on first request. */
async function readPromise(
  context: Pick<Context, 'sql' | 'random' | 'seedSealer'>,
  playerId: string,
): Promise<string> {
  const { sql, random, seedSealer } = context;
  const known = await findScratchSeed(sql, playerId);
  const place = placeOfScratchSeed(playerId);
  if (known) return commitOf(hexOf(readStoredSeed(seedSealer, known, place)));
  const sealedSeed = sealSeed(seedSealer, random.bytes(SERVER_SEED_BYTES), place);
  await insertMissingScratchSeed(sql, playerId, sealedSeed);
  return readPromise(context, playerId);
}

const asWaiting = (sealer: SeedSealer, card: CardRow): OpenCard => ({
  cardId: card.id,
  commit: commitOf(hexOf(seedOfCard(sealer, card))),
  boughtAt: card.boughtAt,
});

const readScratchCards: Handler<typeof getScratchCardInfo> = async (_body, request) => {
  const { context } = request;
  const { sql } = context;
  const { id } = memberOf(request);
  const [{ price }, rates, waiting, commit, diamonds, isOffered] = await Promise.all([
    readConfig(sql, scratchCardConfig),
    readRates(sql),
    findWaitingCard(sql, id),
    readPromise(context, id),
    readBalance(sql, id, 'diamonds'),
    mayBeOffered(context, id),
  ]);
  const cost = rates.coinFor(price);
  return {
    price,
    prizes: SCRATCH_PRIZES.map((prize) => ({ ...prize })),
    returnPpm: cost === null || cost === 0 ? null : Math.floor((SCRATCH_AVERAGE * 1_000_000) / cost),
    card: waiting ? asWaiting(context.seedSealer, waiting) : null,
    commit,
    diamonds,
    canBuy: isOffered && cost !== null,
  };
};

const buyScratchCard: Handler<typeof diamondExchangeScratchcard> = (
  { requestId, clientSeed, commit },
  request,
) => {
  const { context } = request;
  const { seedSealer } = context;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'diamondExchangeScratchcard', requestId, body: { clientSeed, commit } };
  return withGrantRequest(context, about, async (tx, now) => {
    const { price } = await readConfig(tx, scratchCardConfig);
    if ((await readRates(tx)).coinFor(price) === null)
      throw new CallError('mallClosed', 'diamonds have no price in money');
    if (await findWaitingCard(tx, playerId))
      throw new CallError('scratchCardWaiting', 'a card waits to be opened');
    // Under the player's lock, so that no other card is decided by the same seed.
    const stored = await findScratchSeed(tx, playerId);
    const place = placeOfScratchSeed(playerId);
    const serverSeed = stored && readStoredSeed(seedSealer, stored, place);
    if (!serverSeed || commitOf(hexOf(serverSeed)) !== commit)
      throw new CallError('scratchPromiseStale', 'another card was decided by the seed of this hash');
    const id = context.newId();
    const entries = transfer(amountOf('diamonds', price), { from: 'player:diamonds', to: 'house:diamonds' });
    const journal = { playerId, id, kind: 'scratchCardBought', requestId, entries, at: now };
    await postTaking(tx, journal, 'diamondsMissing');
    const sealedSeed = sealSeed(seedSealer, serverSeed, placeOfCard(playerId, id));
    const hidden = { serverSeed: null, sealedSeed, prize: null, openedAt: null };
    await insertCard(tx, { playerId, id, clientSeed, maths: SCRATCH_MATHS, boughtAt: now, ...hidden });
    const next = context.random.bytes(SERVER_SEED_BYTES);
    await updateScratchSeed(tx, playerId, sealSeed(seedSealer, next, place));
    return {
      card: { cardId: id, commit, boughtAt: now },
      diamonds: await readBalance(tx, playerId, 'diamonds'),
    };
  });
};

const openScratchCard: Handler<typeof scratchCardLottery> = ({ requestId, cardId }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'scratchCardLottery', requestId, body: { cardId } };
  return withRequestId(context, about, async (tx) => {
    const card = await lockCard(tx, { playerId, id: cardId });
    if (!card) throw new CallError('scratchCardUnknown', 'the player has no such card');
    const now = context.clock.now();
    const opened = isOpened(card) ? card : await openCard(tx, context, card, { requestId, now });
    return {
      card: asOpened(opened),
      coin: cents(await readBalance(tx, playerId, 'coin')),
    };
  });
};

const listOpenedCards: Handler<typeof searchScratchCardAwardLog> = async (page, request) => {
  const { sql } = request.context;
  const { id: playerId } = memberOf(request);
  const { rows, nextCursor } = await pageOf((query) => readOpenedCards(sql, query), { playerId, ...page });
  return { list: rows.map(asOpened), nextCursor };
};

export const scratchHandlers = {
  getScratchCardInfo: readScratchCards,
  diamondExchangeScratchcard: buyScratchCard,
  scratchCardLottery: openScratchCard,
  searchScratchCardAwardLog: listOpenedCards,
};
