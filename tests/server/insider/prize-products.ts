import { randomUUID } from 'node:crypto';
import { spinInviteWheel } from '../../../maths/invite-wheel.ts';
import { drawCell } from '../../../maths/jackpot-draw.ts';
import { SCRATCH_PRIZES, scratchCard } from '../../../maths/scratch-card.ts';
import { JACKPOT_CELLS } from '../../../server/jackpot/default-cells.ts';
import { amountOf, type Entry } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { luckyPlayer, readDrawInfo } from '../jackpot/draw-platform.ts';
import type { TestApp } from '../support/app.ts';
import { dataOf, type InsiderProduct, winningClientSeed } from './play-insider.ts';

/** 20 pesos or more in coin. */
const WON_CELLS = [6, 9];
const cellWeights = JACKPOT_CELLS.map(({ weight }) => weight);

export const jackpotDraw: InsiderProduct = {
  name: 'jackpot draw',
  chance: WON_CELLS.reduce((sum, cell) => sum + (cellWeights[cell] ?? 0), 0) / 1_000_000,
  async next(app) {
    const { sessionId } = await luckyPlayer(app);
    const { commit } = (await readDrawInfo(app, sessionId)).draw;
    return {
      commit,
      async play(serverSeed) {
        const odds = { cellWeights, tierWeights: [1, 1, 1, 1] };
        const clientSeed = winningClientSeed((tried) =>
          WON_CELLS.includes(drawCell(odds, serverSeed, tried).cell),
        );
        const body = { requestId: randomUUID(), clientSeed, commit };
        return WON_CELLS.includes(dataOf(await app.call('receiveDrawChance', body, sessionId)).cell);
      },
    };
  },
};

export async function giveDiamonds({ context, clock }: TestApp, { id }: TestPlayer): Promise<void> {
  const count = 100;
  const entries = [
    { account: 'player:diamonds', amount: amountOf('diamonds', count) },
    { account: 'house:diamonds', amount: amountOf('diamonds', -count) },
  ] as unknown as Entry[];
  const at = clock.now();
  await postJournal(context.sql, { playerId: id, id: context.newId(), kind: 'rewardClaimed', entries, at });
}

const TOTAL_WEIGHT = SCRATCH_PRIZES.reduce((sum, { weight }) => sum + weight, 0);
const chances = SCRATCH_PRIZES.map(({ amount, weight }) => ({ amount, chance: weight / TOTAL_WEIGHT }));

async function openShop(app: TestApp) {
  const player = await seedPlayer(app.context, { coin: 0 });
  await giveDiamonds(app, player);
  const { commit } = dataOf(await app.call('getScratchCardInfo', {}, player.sessionId));
  return { player, commit: commit as string };
}

const CARD_PRIZE = 500;

export const scratchCards: InsiderProduct = {
  name: 'scratch card',
  chance: chances.reduce((sum, { amount, chance }) => sum + (amount >= CARD_PRIZE ? chance : 0), 0),
  async next(app) {
    const { player, commit } = await openShop(app);
    return {
      commit,
      async play(serverSeed) {
        const clientSeed = winningClientSeed((tried) => scratchCard(serverSeed, tried).prize >= CARD_PRIZE);
        const buying = { requestId: randomUUID(), clientSeed, commit };
        const bought = await app.call('diamondExchangeScratchcard', buying, player.sessionId);
        const opening = { requestId: randomUUID(), cardId: dataOf(bought).card.cardId };
        const opened = await app.call('scratchCardLottery', opening, player.sessionId);
        return dataOf(opened).card.prize >= CARD_PRIZE;
      },
    };
  },
};

/** The player has bought it and not opened it: what is in it is decided. */
export const waitingCard: InsiderProduct = {
  name: 'card that waits to be opened',
  chance: chances.reduce((sum, { chance }) => sum + chance ** 2, 0),
  async next(app) {
    const { player, commit } = await openShop(app);
    const clientSeed = 'player-seed';
    const buying = { requestId: randomUUID(), clientSeed, commit };
    const { card } = dataOf(await app.call('diamondExchangeScratchcard', buying, player.sessionId));
    return {
      commit: card.commit,
      async play(serverSeed) {
        const { prize } = scratchCard(serverSeed, clientSeed);
        const opening = { requestId: randomUUID(), cardId: card.cardId };
        return dataOf(await app.call('scratchCardLottery', opening, player.sessionId)).card.prize === prize;
      },
    };
  },
};

/** Two of the sixteen sectors pay as much. */
const WHEEL_PRIZE = 1_000;

/** Sharing brings the spin. */
export const inviteWheel: InsiderProduct = {
  name: 'spin of the invite wheel',
  chance: 2 / 16,
  async next(app) {
    const { sessionId } = await seedPlayer(app.context, { coin: 0 });
    await app.call('actInviteUser', {}, sessionId);
    dataOf(await app.call('actInviteClickInvite', { requestId: randomUUID() }, sessionId));
    const { commit, terms } = dataOf(await app.call('actInviteUser', {}, sessionId));
    return {
      commit,
      async play(serverSeed) {
        const clientSeed = winningClientSeed(
          (tried) => spinInviteWheel(terms.sectors, serverSeed, tried).prize >= WHEEL_PRIZE,
        );
        const body = { requestId: randomUUID(), clientSeed, commit };
        return dataOf(await app.call('actInviteUserSpin', body, sessionId)).spin.prize >= WHEEL_PRIZE;
      },
    };
  },
};
