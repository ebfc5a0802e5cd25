import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import type { OpenedCard } from '../../../contract/mall/scratch-calls.ts';
import { commitOf, hexOf } from '../../../maths/provably-fair.ts';
import { scratchCard } from '../../../maths/scratch-card.ts';
import { openOldCards, seedOfCard } from '../../../server/mall/open-card.ts';
import { findWaitingCard } from '../../../server/mall/scratch-queries.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useMall } from './mall-platform.ts';

const { sql, clock, context, newPlayer, ask, send, give, unitsOf } = useMall();

const infoOf = async (player: TestPlayer) => (await ask('getScratchCardInfo', player)).data;
async function buy(player: TestPlayer, clientSeed: string = randomUUID()) {
  const { commit } = await infoOf(player);
  return send('diamondExchangeScratchcard', player, { clientSeed, commit });
}
const open = (player: TestPlayer, cardId: string) => send('scratchCardLottery', player, { cardId });

async function withDiamonds(diamonds: number): Promise<TestPlayer> {
  const player = await newPlayer();
  await give(player, { diamonds });
  return player;
}

/** What a card that waits will pay; nobody but a test may know. */
async function prizeOfWaiting({ id }: TestPlayer): Promise<number> {
  const card = await findWaitingCard(sql, id);
  if (!card) throw new Error('no card waits');
  return scratchCard(hexOf(seedOfCard(context().seedSealer, card)), card.clientSeed).prize;
}

/** Cards until one wins. */
async function buyWinning(player: TestPlayer): Promise<{ cardId: string; prize: number }> {
  for (;;) {
    const { cardId } = (await buy(player)).data.card;
    const prize = await prizeOfWaiting(player);
    if (prize > 0) return { cardId, prize };
    await open(player, cardId);
  }
}

describe('scratch card', () => {
  it('[C77] price, chances and average return are shown before a card is bought', async () => {
    const info = await infoOf(await withDiamonds(3));
    expect(info).toMatchObject({ price: 2, returnPpm: 900_000, card: null, diamonds: 3, canBuy: true });
    expect(info.commit).toMatch(/^[0-9a-f]{64}$/);
    const total = info.prizes.reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0);
    expect(total).toBe(10_000);
  });

  it('[C82] card costs its price, and discloses nothing of its prize but the hash that was known before', async () => {
    const player = await withDiamonds(3);
    const { commit } = await infoOf(player);
    const { data } = await send('diamondExchangeScratchcard', player, { clientSeed: 'player-seed', commit });
    expect(data).toEqual({
      card: { cardId: expect.any(String), commit, boughtAt: clock.now() },
      diamonds: 1,
    });
    const after = await infoOf(player);
    expect(after.card).toEqual(data.card);
    expect(after.commit).not.toBe(commit);
  });

  it('[C83] opened card pays its prize once, and its seeds prove it', async () => {
    const player = await withDiamonds(400);
    const { cardId, prize } = await buyWinning(player);
    const { coin = 0 } = await unitsOf(player);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, at) =>
        send('scratchCardLottery', player, { cardId, requestId: at < 4 ? requestId : randomUUID() }),
      ),
    );
    for (const { code, data } of answers) {
      expect(code).toBe(0);
      expect(data.coin).toBe(coin + prize);
      const { proof, fields } = data.card as OpenedCard;
      expect(commitOf(proof.serverSeed)).toBe(proof.commit);
      expect(scratchCard(proof.serverSeed, proof.clientSeed)).toEqual({ prize, fields });
    }
    expect((await unitsOf(player)).coin).toBe(coin + prize);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C82, C83] balance, a refresh and the records are the same before a card with a prize is bought and until it is opened', async () => {
    const player = await withDiamonds(400);
    const told = async () => ({
      coin: (await unitsOf(player)).coin ?? 0,
      refreshed: (await ask('refreshData', player)).data.coin,
      opened: (await ask('searchScratchCardAwardLog', player, { cursor: null, pageSize: 50 })).data.list
        .length,
    });
    const { commit } = await infoOf(player);
    let before = await told();
    let card = (await send('diamondExchangeScratchcard', player, { clientSeed: 'player-seed', commit })).data
      .card;
    for (;;) {
      const prize = await prizeOfWaiting(player);
      if (prize > 0) {
        expect(await told()).toEqual(before);
        await open(player, card.cardId);
        const coin = before.coin + prize;
        expect(await told()).toEqual({ coin, refreshed: coin, opened: before.opened + 1 });
        return;
      }
      await open(player, card.cardId);
      before = await told();
      card = (await buy(player)).data.card;
    }
  });

  it('[C82] second card is refused while one waits, and a stale hash buys none', async () => {
    const player = await withDiamonds(10);
    const { commit } = await infoOf(player);
    const [first, second] = await Promise.all(
      [1, 2].map(() => send('diamondExchangeScratchcard', player, { clientSeed: 'player-seed', commit })),
    );
    const codes = [first?.code, second?.code];
    expect(codes).toContain(0);
    expect(codes).toContain(ERROR_CODES.scratchCardWaiting);
    expect((await unitsOf(player)).diamonds).toBe(8);
    const waiting = (await infoOf(player)).card;
    await open(player, waiting.cardId);
    const stale = await send('diamondExchangeScratchcard', player, { clientSeed: 'player-seed', commit });
    expect(stale.code).toBe(ERROR_CODES.scratchPromiseStale);
    expect((await unitsOf(player)).diamonds).toBe(8);
  });

  it('[C82] too few diamonds buy no card', async () => {
    const player = await withDiamonds(1);
    expect((await buy(player)).code).toBe(ERROR_CODES.diamondsMissing);
    expect(await infoOf(player)).toMatchObject({ card: null, diamonds: 1 });
  });

  it('[C83] card of another player is unknown', async () => {
    const player = await withDiamonds(2);
    const { cardId } = (await buy(player)).data.card;
    expect((await open(await newPlayer(), cardId)).code).toBe(ERROR_CODES.scratchCardUnknown);
    expect((await infoOf(player)).card.cardId).toBe(cardId);
  });

  it('[C83] bought card is opened also on a break, and none can be bought then', async () => {
    const player = await withDiamonds(4);
    const { cardId } = (await buy(player)).data.card;
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect((await open(player, cardId)).code).toBe(0);
    expect((await infoOf(player)).canBuy).toBe(false);
    expect((await buy(player)).code).toBe(ERROR_CODES.onBreak);
  });

  it('[C83] card that was not opened within a day is paid all the same', async () => {
    const player = await withDiamonds(400);
    const { prize } = await buyWinning(player);
    const { coin = 0 } = await unitsOf(player);
    await openOldCards(context());
    expect((await infoOf(player)).card).not.toBeNull();
    clock.advance(DAY);
    expect(await openOldCards(context())).toBeGreaterThan(0);
    expect((await unitsOf(player)).coin).toBe(coin + prize);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C84] opened cards are listed newest first with their proofs, page by page', async () => {
    const player = await withDiamonds(6);
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) {
      const { cardId } = (await buy(player)).data.card;
      await open(player, cardId);
      ids.unshift(cardId);
      clock.advance(1);
    }
    const first = (await ask('searchScratchCardAwardLog', player, { cursor: null, pageSize: 2 })).data;
    const rest = { cursor: first.nextCursor, pageSize: 2 };
    const second = (await ask('searchScratchCardAwardLog', player, rest)).data;
    const all: OpenedCard[] = [...first.list, ...second.list];
    expect(all.map(({ cardId }) => cardId)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    for (const { proof, prize } of all)
      expect(scratchCard(proof.serverSeed, proof.clientSeed).prize).toBe(prize);
  });

  it('[D08] red dot of the mall is raised by a card that waits, and cleared by opening it', async () => {
    const player = await withDiamonds(2);
    const dot = async () => (await ask('activityGetStatusList', player)).data.diamondMallRedDot;
    expect(await dot()).toBe(false);
    const { cardId } = (await buy(player)).data.card;
    expect(await dot()).toBe(true);
    await open(player, cardId);
    expect(await dot()).toBe(false);
  });
});
