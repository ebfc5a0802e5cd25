import { describe, expect, it } from 'vitest';
import type { LotteryDraw } from '../../../contract/lottery/lottery-calls.ts';
import { LOTTERY_CHAINS } from '../../../contract/lottery/lottery-terms.ts';
import { drawLottery, LOTTERY_MATHS, lotteryNumber } from '../../../maths/lottery.ts';
import { commitOf, hexOf } from '../../../maths/provably-fair.ts';
import { isLinkOfChain } from '../../../maths/seed-chain.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { verifyLottery } from '../../../maths/verify-lottery.ts';
import type { Context } from '../../../server/context.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { buyTickets } from '../../../server/lottery/buy-tickets.ts';
import { lotteryHandlers } from '../../../server/lottery/lottery-handlers.ts';
import { runLotteries } from '../../../server/lottery/run-lotteries-job.ts';
import { sealSeeds } from '../../../server/ops/seal-seeds-job.ts';
import { createSeedSealer } from '../../../server/sealed-seed.ts';
import { newRequestId, requestOf } from '../games/platform.ts';
import { TEST_SEAL_KEY } from '../support/app.ts';
import { PLAYER_SEED, useLottery } from './lottery-platform.ts';
import { publishShortChains } from './short-chains.ts';

const lottery = useLottery();
const { sql, clock, ask, rich, offerOf, roundOf, buy, draw, keepSignedIn, ordersOf, balanceOf, run } =
  lottery;

const NOBODY = { id: '', sessionId: '' };
const OTHER_KEY = Buffer.alloc(32, 99).toString('base64');
const noPause = async () => undefined;
const FITS = { isSeedKept: true, isOutcomeSame: true };

/** A server process with these keys. */
const withKeys = (sealKeys: string): Context => ({
  ...lottery.context(),
  seedSealer: createSeedSealer({ dataDir: '', sealKeys }),
});

const drawOf = async (number: number): Promise<LotteryDraw> =>
  (await ask('getLotteryDraw', NOBODY, { product: 'daily', number })).data;

/** The round on sale becomes one that a version before chains has opened. */
async function makeOld(id: string, seed: Uint8Array): Promise<string> {
  const commit = commitOf(hexOf(seed));
  await sql`
    update lottery_rounds set chain = null, position = null, maths = ${LOTTERY_MATHS}, server_seed = ${seed},
      sealed_seed = null, commitment = ${Buffer.from(commit, 'hex')}, client_seed = ${commit}
    where id = ${id}`;
  return commit;
}

describe('chain of a lottery', () => {
  it('[R08, R09] draw after draw goes down the chain to its end, and the next chain is published before', async () => {
    const player = await rich();
    await draw(player);
    await sql`delete from lottery_orders`;
    await sql`delete from lottery_rounds`;
    await sql`delete from seed_chains`;
    const length = 20;
    await publishShortChains(lottery.context(), length);
    await sql`update activities set is_on = false where id = 33`;
    const lastLinks: (string | undefined)[] = [];
    for (let count = 0; count < length + 1; count += 1) {
      await run();
      const { round } = await offerOf(player);
      lastLinks.push(round?.chain?.lastLink);
      await draw(player);
    }
    await sql`update activities set is_on = true where id = 33`;
    let before = lastLinks[0];
    for (let number = 1; number <= length; number += 1) {
      const { proof, ...made } = await drawOf(number);
      expect(verifyLottery({ ...made, proof })).toEqual(FITS);
      expect(proof.commit).toBe(before);
      before = proof.serverSeed;
      expect(proof.chain).toMatchObject({ number: 1, length, position: number, lastLink: lastLinks[0] });
      expect(proof.chain?.nextLastLink).toBe(lastLinks[length]);
      const place = { link: proof.serverSeed, position: number, lastLink: lastLinks[0] ?? '' };
      expect(await isLinkOfChain(place, noPause)).toBe(true);
      expect(await isLinkOfChain({ ...place, position: number + 1 }, noPause)).toBe(false);
    }
    const next = await drawOf(length + 1);
    expect(next.proof).toMatchObject({ commit: lastLinks[length], chain: { number: 2, position: 1 } });
    const { chains } = await gameHandlers.gameSeedChains({}, requestOf(lottery.context(), null));
    expect(chains.filter(({ slug }) => slug === LOTTERY_CHAINS.daily)).toMatchObject([
      { number: 2, length, lastLink: lastLinks[length], used: 2 },
      { number: 1, length, lastLink: lastLinks[0], used: length },
    ]);
  });

  it('[R08] processes that open a round at once use one link for one round', async () => {
    const pools = [1, 2, 3, 4].map(() => openDatabase(lottery.url, { max: 2 }));
    const processes = pools.map((pool) => ({ ...lottery.context(), sql: pool }));
    for (let time = 0; time < 3; time += 1) {
      const player = await rich();
      const { drawAt } = await roundOf();
      await keepSignedIn(player, drawAt);
      clock.advance(drawAt - clock.now());
      await Promise.all(processes.map(runLotteries));
      await run();
    }
    await Promise.all(pools.map((pool) => pool.end()));
    const used = await sql<{ position: number }[]>`
      select position from lottery_rounds where product = 'daily' and chain = 2 order by number`;
    expect(used.map(({ position }) => position)).toEqual(used.map((_, index) => index + 1));
    const [chain] = await sql`
      select next_position from seed_chains where name = ${LOTTERY_CHAINS.daily} and number = 2`;
    expect(chain?.nextPosition).toBe(used.length + 1);
  });
});

describe('process without the key of a lottery', () => {
  it('[R09] tickets are refused as in maintenance and the draw waits, until a process with the key makes it', async () => {
    const player = await rich();
    await buy(player);
    const { number, commit, drawAt } = await roundOf();
    const other = withKeys(OTHER_KEY);
    const seen = async (context: Context) => {
      const { offers } = await lotteryHandlers.getLottery({}, requestOf(context, player));
      return offers.map(({ isInMaintenance }) => isInMaintenance);
    };
    expect(await seen(lottery.context())).toEqual([false, false]);
    expect(await seen(other)).toEqual([true, true]);
    const body = {
      product: 'daily',
      number,
      count: 1,
      payWith: 'coin',
      clientSeed: seedHashOf(PLAYER_SEED),
      commit,
    } as const;
    const coin = await balanceOf(player, 'player:coin');
    await expect(
      buyTickets({ ...body, requestId: newRequestId() }, requestOf(other, player)),
    ).rejects.toMatchObject({ key: 'sealKeyMissing' });
    expect(await balanceOf(player, 'player:coin')).toBe(coin);
    await keepSignedIn(player, drawAt);
    clock.advance(drawAt - clock.now());
    await runLotteries(other);
    expect((await ordersOf(player))[0].state).toBe('open');
    await run();
    expect((await ordersOf(player))[0].state).toMatch(/won|lost/);
    expect(verifyLottery(await drawOf(number))).toEqual(FITS);
    // It opens no round of the chain either.
    await sql`delete from lottery_rounds where state = 'open'`;
    await runLotteries(other);
    expect(await sql`select from lottery_rounds where state = 'open'`).toHaveLength(0);
    expect(await seen(other)).toEqual([true, true]);
    // The link of the round that is gone is not used again.
    await run();
    expect((await offerOf(player)).round?.number).toBe(number + 1);
  });

  it('[R09] changed key seals chain and round again, and the older key is needed no more', async () => {
    const player = await rich();
    await buy(player);
    const { number, drawAt } = await roundOf();
    await sealSeeds(withKeys(`${OTHER_KEY},${TEST_SEAL_KEY}`));
    expect((await offerOf(player)).isInMaintenance).toBe(true);
    await keepSignedIn(player, drawAt);
    clock.advance(drawAt - clock.now());
    await runLotteries(withKeys(OTHER_KEY));
    expect(verifyLottery(await drawOf(number))).toEqual(FITS);
    await sealSeeds(withKeys(`${TEST_SEAL_KEY},${OTHER_KEY}`));
    expect((await offerOf(player)).isInMaintenance).toBe(false);
    expect((await offerOf(player)).round?.number).toBe(number + 1);
  });
});

describe('lottery round that was opened by the version before', () => {
  it('[R09] plain seed is sealed, and the round is drawn by its old rule and keeps its proof', async () => {
    const player = await rich();
    const { id, number } = await roundOf();
    const seed = Buffer.alloc(32, 5);
    const commit = await makeOld(id, seed);
    expect((await offerOf(player)).round).toMatchObject({ commit, chain: null });
    await buy(player);
    expect(await sealSeeds(lottery.context())).toBe(1);
    const [row] = await sql`select server_seed from lottery_rounds where id = ${id}`;
    expect(row?.serverSeed).toBeNull();
    await buy(player);
    await draw(player);
    const made = await drawOf(number);
    expect(made.proof).toMatchObject({ commit, serverSeed: hexOf(seed), maths: LOTTERY_MATHS, chain: null });
    expect(made.result).toBe(lotteryNumber(drawLottery(4, hexOf(seed), made.proof.clientSeed), 4));
    expect(verifyLottery(made)).toEqual(FITS);
  });

  it('[R09] plain seed that no job has sealed yet decides the draw too', async () => {
    const player = await rich();
    const { id, number } = await roundOf();
    const seed = Buffer.alloc(32, 6);
    await makeOld(id, seed);
    await buy(player);
    await draw(player);
    const made = await drawOf(number);
    expect(made.proof.serverSeed).toBe(hexOf(seed));
    expect(verifyLottery(made)).toEqual(FITS);
    expect((await offerOf(player)).round?.chain?.position).toBeGreaterThan(0);
  });
});
