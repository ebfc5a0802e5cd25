import { randomUUID } from 'node:crypto';
import { drawLottery, mixSeed } from '../../../maths/lottery.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { runLotteries } from '../../../server/lottery/run-lotteries-job.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { publishShortChains } from '../lottery/short-chains.ts';
import type { TestApp } from '../support/app.ts';
import { dataOf, type InsiderProduct, winningClientSeed } from './play-insider.ts';

const PRODUCT = 'daily';
const DAY_MS = 86_400_000;

/** The round on sale, and what can be done with it. */
async function openSale(app: TestApp) {
  await publishShortChains(app.context);
  await runLotteries(app.context);
  const newPlayer = () => seedPlayer(app.context, { coin: 100_000 });
  const player = await newPlayer();
  const { offers } = dataOf(await app.call('getLottery', {}, player.sessionId));
  const { number, commit, closesAt, drawAt, terms } = offers[0].round;
  const passTo = (moment: number) => app.clock.advance(moment - app.context.clock.now());
  return {
    ...{ player, newPlayer, commit },
    numberOf: (serverSeed: string, clientSeed: string) => drawLottery(terms.digits, serverSeed, clientSeed),
    /** What all purchases come to is in the database for everybody who reads it. */
    async readMix() {
      const [round] = await app.context.sql<{ clientSeed: string; sold: number }[]>`
        select client_seed, sold from lottery_rounds where product = ${PRODUCT} and number = ${number}`;
      if (!round) throw new Error('no round');
      return round;
    },
    async buy({ sessionId }: TestPlayer, seed: string) {
      const body = { requestId: randomUUID(), product: PRODUCT, number, count: 1, payWith: 'coin', commit };
      const bought = await app.call(
        'buyLotteryTickets',
        { ...body, clientSeed: seedHashOf(seed) },
        sessionId,
      );
      return dataOf(bought).order.first as number;
    },
    /** Who is signed in still is. */
    async endSale() {
      passTo(closesAt);
      await app.context.sql`
        update sessions set started_at = ${closesAt}, reality_seen_at = ${closesAt}, last_act_at = ${closesAt},
          ends_at = ${closesAt + DAY_MS}`;
    },
    reveal: async ({ sessionId }: TestPlayer, clientSeed: string) =>
      dataOf(await app.call('revealLotterySeed', { product: PRODUCT, number, clientSeed }, sessionId)),
    async draw() {
      passTo(drawAt);
      await runLotteries(app.context);
      const { result } = dataOf(await app.call('getLotteryDraw', { product: PRODUCT, number }));
      return Number(result);
    },
  };
}

/** A ticket wins by its last digit at least. */
const wins = (result: number, ticket: number) => result % 10 === ticket % 10;

/** The only buyer of a draw. */
export const lotteryDraw: InsiderProduct = {
  name: 'draw of a lottery',
  chance: 1 / 10,
  waitAtOnce: 1,
  async next(app) {
    const { player, commit, ...sale } = await openSale(app);
    return {
      commit,
      async play(serverSeed) {
        const { clientSeed: mix, sold } = await sale.readMix();
        const seed = winningClientSeed((tried) => {
          const mixed = mixSeed(mixSeed(mix, seedHashOf(tried)), tried);
          return wins(sale.numberOf(serverSeed, mixed), sold);
        });
        await sale.buy(player, seed);
        await sale.endSale();
        await sale.reveal(player, seed);
        return wins(await sale.draw(), sold);
      },
    };
  },
};

/**
 * The last ticket, after one of somebody else whose device reveals its seed. The insider chooses the own seed so that it
 * wins while the other one counts as its hash; and once the other is revealed, reveals the own one or withholds it.
 */
export const lastTicket: InsiderProduct = {
  name: 'last ticket of a lottery, by who reveals the own seed or withholds it',
  // One of two numbers.
  chance: 1 - (9 / 10) ** 2,
  isSharedByOthers: true,
  waitAtOnce: 1,
  async next(app) {
    const { player, commit, ...sale } = await openSale(app);
    const other = await sale.newPlayer();
    // Another device keeps it until the sale has ended.
    const otherSeed = randomUUID();
    await sale.buy(other, otherSeed);
    return {
      commit,
      async play(serverSeed) {
        const { clientSeed: mix, sold } = await sale.readMix();
        const resultOf = (own: string, ...words: string[]) =>
          sale.numberOf(serverSeed, words.reduce(mixSeed, mixSeed(mix, seedHashOf(own))));
        const seed = winningClientSeed((tried) => wins(resultOf(tried, seedHashOf(otherSeed), tried), sold));
        await sale.buy(player, seed);
        await sale.endSale();
        await sale.reveal(other, otherSeed);
        if (!wins(resultOf(seed, otherSeed, seedHashOf(seed)), sold)) await sale.reveal(player, seed);
        return wins(await sale.draw(), sold);
      },
    };
  },
};
