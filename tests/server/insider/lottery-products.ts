import { randomUUID } from 'node:crypto';
import { drawLottery, mixSeed } from '../../../maths/lottery.ts';
import { runLotteries } from '../../../server/lottery/run-lotteries-job.ts';
import { seedPlayer } from '../games/platform.ts';
import { publishShortChains } from '../lottery/short-chains.ts';
import type { TestApp } from '../support/app.ts';
import { dataOf, type InsiderProduct, winningClientSeed } from './play-insider.ts';

/** The only buyer of a draw, whose ticket wins by its last digit at least. */
export const lotteryDraw: InsiderProduct = {
  name: 'draw of a lottery',
  chance: 1 / 10,
  waitAtOnce: 1,
  async next(app: TestApp) {
    await publishShortChains(app.context);
    await runLotteries(app.context);
    const player = await seedPlayer(app.context, { coin: 100_000 });
    const { offers } = dataOf(await app.call('getLottery', {}, player.sessionId));
    const { number, commit, drawAt, terms, sold } = offers[0].round;
    return {
      commit,
      async play(serverSeed) {
        // What all purchases come to is in the database for everybody who reads it.
        const [round] = await app.context.sql<{ clientSeed: string }[]>`
          select client_seed from lottery_rounds where product = 'daily' and number = ${number}`;
        const clientSeed = winningClientSeed((tried) => {
          const result = drawLottery(terms.digits, serverSeed, mixSeed(round?.clientSeed ?? '', tried));
          return result % 10 === sold % 10;
        });
        const body = { requestId: randomUUID(), product: 'daily', number, count: 1, payWith: 'coin' };
        dataOf(await app.call('buyLotteryTickets', { ...body, clientSeed, commit }, player.sessionId));
        app.clock.advance(drawAt - app.context.clock.now());
        await runLotteries(app.context);
        const { result } = dataOf(await app.call('getLotteryDraw', { product: 'daily', number }));
        return Number(result) % 10 === sold % 10;
      },
    };
  },
};
