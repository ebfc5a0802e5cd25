import { randomUUID } from 'node:crypto';
import { UNWATCHED_MS } from '../../../contract/limits.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { knownRound } from '../games/shared-games.ts';
import { newAccount } from '../support/accounts.ts';
import type { Called, TestApp } from '../support/app.ts';

const AIRSHIP_SLUG = 'airship';

/** A player with play money in the shared round of the airship, through HTTP. */
export async function openFlight(app: TestApp, { isFlying = true } = {}) {
  const { sql, clock } = app.context;
  const [game] = await sql<{ id: number }[]>`select id from games where slug = ${AIRSHIP_SLUG}`;
  const { token } = await newAccount(app);
  const started = await app.call('startGame', { gameId: game?.id, tryIt: 1 }, token);
  const launchToken = new URLSearchParams(new URL(started.data.url).hash.slice(1)).get('launch');
  const { gameToken } = (await app.call('game/open', { launchToken })).data;
  const watch = async () => (await app.call('game/watch', { wantsOwn: true }, gameToken)).data.round;
  const bet = async (value: object): Promise<Called> => {
    const body = {
      requestId: randomUUID(),
      bet: value,
      clientSeed: seedHashOf('player-seed'),
      commit: (await watch()).commit,
    };
    return app.call('game/bet', body, gameToken);
  };
  let roundId = '';
  let resultAt = 0;
  const goTo = (at: number) => app.clock.advance(Math.max(0, at - clock.now()));
  /** Somebody looks often enough on the way: a round that nobody watches over gives its stakes back. */
  async function land(): Promise<void> {
    while (clock.now() < resultAt) {
      goTo(Math.min(resultAt, clock.now() + UNWATCHED_MS / 2));
      await watch();
    }
  }

  /** Until a round flies for a second. */
  async function fly(): Promise<void> {
    for (let tries = 0; tries < 50; tries += 1) {
      const { revealsCloseAt } = await watch();
      roundId = (await bet({ stake: 1_000, cashOutAt: null })).data.openRound.roundId;
      goTo(revealsCloseAt);
      await watch();
      const flight = await knownRound(app.context, game?.id ?? 0);
      if (flight.startedAt === null || flight.resultAt === null) throw new Error('no flight');
      resultAt = flight.resultAt;
      if (flight.resultAt - flight.startedAt > 3_000) return goTo(flight.startedAt + UNWATCHED_MS);
      await land();
      goTo((flight.nextAt ?? 0) + 5_000);
    }
    throw new Error('no round flew for three seconds');
  }
  if (isFlying) await fly();
  return {
    bet,
    land,
    cashOut: () =>
      app.call(
        'game/act',
        { requestId: randomUUID(), roundId, act: { kind: 'cashOut' }, after: 0 },
        gameToken,
      ),
  };
}
