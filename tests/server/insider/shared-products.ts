import { randomUUID } from 'node:crypto';
import { KENO_LIGHTS } from '../../../maths/keno-lights.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import { seedHashOf, sharedClientSeed } from '../../../maths/shared-seed.ts';
import { seedPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { dataOf, type InsiderProduct } from './play-insider.ts';

const STAKE = 1_000;
const CLIENT_SEED = 'insider-seed';
/** Longer than the time in which twenty numbers are called, and the next round opens. */
const NEXT_ROUND_MS = 60_000;

/** The only bettor of a draw, who chooses a number that it calls. */
export const sharedDraw: InsiderProduct = {
  name: 'draw that all players share',
  chance: 20 / 80,
  waitAtOnce: 1,
  async next(app: TestApp) {
    app.clock.advance(NEXT_ROUND_MS);
    const { sql } = app.context;
    const [game] = await sql<{ id: number }[]>`select id from games where slug = ${KENO_LIGHTS.slug}`;
    const player = await seedPlayer(app.context, { coin: 100_000 });
    const { url } = dataOf(await app.call('startGame', { gameId: game?.id, tryIt: 0 }, player.sessionId));
    const launchToken = new URL(url).hash.replace('#launch=', '');
    const { gameToken } = dataOf(await app.call('game/open', { launchToken }));
    const watch = async () => dataOf(await app.call('game/watch', {}, gameToken));
    const { id, commit, revealsCloseAt } = (await watch()).round;
    return {
      commit,
      async play(serverSeed) {
        const entry = { hash: seedHashOf(CLIENT_SEED), seed: null };
        const source = fairSource(serverSeed, sharedClientSeed(id, [entry]));
        const [number] = KENO_LIGHTS.shared.draw(source).drawn;
        const bet = { stake: STAKE, numbers: [number] };
        const body = { requestId: randomUUID(), bet, clientSeed: entry.hash, commit };
        dataOf(await app.call('game/bet', body, gameToken));
        app.clock.advance(revealsCloseAt - app.context.clock.now());
        const { drawn } = (await watch()).round.result;
        return drawn.includes(number);
      },
    };
  },
};
