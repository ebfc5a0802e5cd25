import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import type { LotteryDraw, LotteryReceipt } from '../../../contract/lottery/lottery-calls.ts';
import { LOTTERY_CHAIN_MATHS } from '../../../maths/lottery.ts';
import { addEntry, isSumOfDraw, type LotteryEntry, noEntries } from '../../../maths/lottery-entries.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { verifyLottery } from '../../../maths/verify-lottery.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { runLotteries } from '../../../server/lottery/run-lotteries-job.ts';
import { findLotteryFault } from '../../second-verifier/lottery.ts';
import type { TestPlayer } from '../games/platform.ts';
import { PLAYER_SEED, useLottery } from './lottery-platform.ts';

const lottery = useLottery();
const { sql, clock, ask, rich, offerOf, roundOf, buy, draw, keepSignedIn } = lottery;

const NOBODY = { id: '', sessionId: '' };
const newSeed = () => `seed ${randomBytes(8).toString('hex')} ✓`;

const reveal = async (player: TestPlayer, number: number, clientSeed: string) =>
  ask('revealLotterySeed', player, { product: 'daily', number, clientSeed });

const drawOf = async (number: number): Promise<LotteryDraw> =>
  (await ask('getLotteryDraw', NOBODY, { product: 'daily', number })).data;

const readPage = async (number: number, after: number | null, pageSize: number) =>
  (await ask('getLotteryEntries', NOBODY, { product: 'daily', number, after, pageSize })).data;

/** All entries of a draw, in pages of three. */
async function entriesOf(number: number): Promise<LotteryEntry[]> {
  const entries: LotteryEntry[] = [];
  let after: number | null = null;
  do {
    const page = await readPage(number, after, 3);
    expect(page.list.length).toBeLessThanOrEqual(3);
    entries.push(...page.list);
    after = page.nextAfter;
  } while (after !== null);
  return entries;
}

async function closeSale(players: readonly TestPlayer[]): Promise<void> {
  const { closesAt } = await roundOf();
  for (const player of players) await keepSignedIn(player, closesAt);
  clock.advance(closesAt - clock.now());
}

/** A player who has bought a ticket with the hash of a seed. */
async function buyer(seed = newSeed()) {
  const player = await rich();
  const { code, data } = await buy(player, { clientSeed: seedHashOf(seed) });
  expect(code).toBe(0);
  return { player, seed, receipt: data.receipt as LotteryReceipt };
}

/** One byte of the text is another one. */
const changed = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;

describe('seeds of a lottery’s buyers', () => {
  it('[R11] purchase carries the hash of a seed, and its answer has the running mix and its place', async () => {
    await draw(await rich());
    const { commit } = await roundOf();
    const [first, second] = [await buyer(), await buyer()];
    const hashes = [first, second].map(({ seed }) => seedHashOf(seed));
    const after = seedHashOf(`${commit}:${hashes[0]}`);
    expect(first.receipt).toEqual({ position: 0, hashMix: after });
    expect(second.receipt).toEqual({ position: 1, hashMix: seedHashOf(`${after}:${hashes[1]}`) });
    expect((await offerOf(first.player)).round).toMatchObject({
      maths: 'lottery-3',
      hashMix: null,
      ownSeed: { hash: hashes[0], isRevealed: false },
    });
  });

  it('[R11] seed itself is refused in place of its hash, and so is a second hash of the same player', async () => {
    const { player } = await buyer();
    const before = await lottery.balanceOf(player, 'player:coin');
    expect((await buy(player, { clientSeed: 'player-seed' })).code).toBe(ERROR_CODES.lotteryHashNeeded);
    expect((await buy(player, { clientSeed: seedHashOf('another') })).code).toBe(
      ERROR_CODES.lotteryHashOther,
    );
    expect(await lottery.balanceOf(player, 'player:coin')).toBe(before);
  });

  it('[R09] seed is taken between the end of the sale and the draw alone, from its buyer alone, and repeated it gives the same answer', async () => {
    const [one, other] = [await buyer(), await buyer()];
    const { number, drawAt } = await roundOf();
    const stranger = await rich();
    expect((await reveal(one.player, number, one.seed)).code).toBe(ERROR_CODES.lotteryRevealEarly);
    await closeSale([one.player, other.player, stranger]);
    const { round } = await offerOf(stranger);
    expect(round?.hashMix).toBe(other.receipt.hashMix);
    expect((await reveal(stranger, number, one.seed)).code).toBe(ERROR_CODES.lotteryOrderUnknown);
    expect((await reveal(other.player, number, one.seed)).code).toBe(ERROR_CODES.lotterySeedWrong);
    expect((await reveal(one.player, number, changed(one.seed))).code).toBe(ERROR_CODES.lotterySeedWrong);
    const taken = await reveal(one.player, number, one.seed);
    expect(taken).toMatchObject({ code: 0, data: { hashMix: other.receipt.hashMix } });
    expect((await reveal(one.player, number, one.seed)).data).toEqual(taken.data);
    expect((await offerOf(one.player)).round?.ownSeed?.isRevealed).toBe(true);
    expect((await buy(stranger)).code).toBe(ERROR_CODES.lotteryClosed);
    clock.advance(drawAt - clock.now());
    expect((await reveal(other.player, number, other.seed)).code).toBe(ERROR_CODES.lotteryRevealLate);
    await lottery.run();
    expect((await reveal(other.player, number, other.seed)).code).toBe(ERROR_CODES.lotteryRevealLate);
    expect((await reveal(one.player, number, one.seed)).data).toEqual(taken.data);
    expect((await entriesOf(number)).slice(-2).map(({ seed }) => seed)).toEqual([one.seed, null]);
  });

  it('[R11] no purchase joins once the hashes are fixed, even by a process whose clock is behind', async () => {
    const { player } = await buyer();
    const late = await rich();
    await closeSale([player, late]);
    await offerOf(player);
    clock.advance(-1_000);
    expect((await buy(late)).code).toBe(ERROR_CODES.lotteryClosed);
    clock.advance(1_000);
    await draw(player);
  });

  it('[R09] database keeps no seed that has another hash', async () => {
    const { player } = await buyer();
    await expect(
      sql`update lottery_orders set revealed_seed = 'other' where player_id = ${player.id}`,
    ).rejects.toThrow('lottery_orders_revealed_check');
    await draw(player);
  });

  it('[R09] draw mixes hashes, revealed seeds and withheld ones; a stranger works it out, and a changed byte is found', async () => {
    const buyers = [];
    for (let count = 0; count < 8; count += 1) buyers.push(await buyer());
    // More tickets of a player carry the same hash.
    const [again] = buyers;
    if (!again) throw new Error('no buyer');
    await buy(again.player, { clientSeed: seedHashOf(again.seed), count: 3 });
    const { number } = await roundOf();
    await closeSale(buyers.map(({ player }) => player));
    for (const { player, seed } of buyers.slice(0, 5))
      expect((await reveal(player, number, seed)).code).toBe(0);
    await draw(again.player);
    const made = await drawOf(number);
    const entries = await entriesOf(number);
    expect(entries.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(entries.filter(({ seed }) => seed === null)).toHaveLength(3);
    expect(entries.at(-1)?.seed).toBe(again.seed);
    expect(verifyLottery(made)).toEqual({ isSeedKept: true, isOutcomeSame: true });
    const { proof } = made;
    const isRight = (list: readonly LotteryEntry[]) =>
      isSumOfDraw(list.reduce(addEntry, noEntries(proof.commit, proof.hashMix ?? '')), proof);
    expect(isRight(entries)).toBe(true);
    expect(findLotteryFault(made, entries)).toBeNull();
    for (const { player: _, receipt } of buyers) {
      const upTo = entries.filter(({ position }) => position <= receipt.position);
      expect(upTo.reduce(addEntry, noEntries(proof.commit, '')).hashMix).toBe(receipt.hashMix);
    }
    const replaced = (at: number, change: Partial<LotteryEntry>) =>
      entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry));
    const forged = [
      replaced(2, { seed: changed(entries[2]?.seed ?? '') }),
      replaced(2, { seed: null }),
      replaced(2, { hash: changed(entries[2]?.hash ?? '') }),
      replaced(7, { hash: changed(entries[7]?.hash ?? '') }),
      entries.slice(1),
      entries.slice(0, -1),
      [...entries].reverse(),
      [entries[1], entries[0], ...entries.slice(2)].map((entry, position) => ({ ...entry, position })),
      [...entries, { position: 99, hash: seedHashOf('invented'), seed: 'invented' }],
    ] as readonly (readonly LotteryEntry[])[];
    for (const list of forged) {
      expect(isRight(list)).toBe(false);
      expect(findLotteryFault(made, list)).toMatch(/^(?:entries|hashMix|clientSeed)$/);
    }
  });

  it('[R08, R09] processes that draw at once mix the same seeds', async () => {
    const buyers = [await buyer(), await buyer(), await buyer()];
    const { number, drawAt } = await roundOf();
    await closeSale(buyers.map(({ player }) => player));
    for (const { player, seed } of buyers.slice(0, 2)) await reveal(player, number, seed);
    const pools = [1, 2].map(() => openDatabase(lottery.url, { max: 2 }));
    clock.advance(drawAt - clock.now());
    await Promise.all(pools.map((pool) => runLotteries({ ...lottery.context(), sql: pool })));
    await lottery.run();
    await Promise.all(pools.map((pool) => pool.end()));
    expect(findLotteryFault(await drawOf(number), await entriesOf(number))).toBeNull();
  });

  it('[R09] statement of the version before cannot draw such a round without its seeds', async () => {
    const { player } = await buyer();
    const { id } = await roundOf();
    const drawOld = () => sql`
      update lottery_rounds set state = 'drawn', server_seed = sha256('seed'), sealed_seed = null, result = 1,
        winners = '{0,0,0}', ended_at = draw_at where id = ${id}`;
    await expect(drawOld()).rejects.toThrow('lottery_rounds_reveal_check');
    await closeSale([player]);
    await offerOf(player);
    await expect(drawOld()).rejects.toThrow('lottery_rounds_reveal_check');
    await draw(player);
  });

  it('[R09] round of the rule before takes plain seeds, reveals none and lists none', async () => {
    const player = await rich();
    const { id, number } = await roundOf();
    await sql`update lottery_rounds set maths = ${LOTTERY_CHAIN_MATHS} where id = ${id}`;
    const bought = await buy(player, { clientSeed: PLAYER_SEED });
    expect(bought.code).toBe(0);
    expect(bought.data.receipt).toBeUndefined();
    expect((await offerOf(player)).round).toMatchObject({ maths: 'lottery-2', hashMix: null, ownSeed: null });
    await closeSale([player]);
    expect((await reveal(player, number, PLAYER_SEED)).code).toBe(ERROR_CODES.lotteryRevealsNone);
    await draw(player);
    const made = await drawOf(number);
    expect(made.proof).toMatchObject({ maths: 'lottery-2', hashMix: null });
    expect(verifyLottery(made)).toEqual({ isSeedKept: true, isOutcomeSame: true });
    const body = { product: 'daily', number, after: null, pageSize: 10 };
    expect((await ask('getLotteryEntries', NOBODY, body)).code).toBe(ERROR_CODES.lotteryRevealsNone);
  });

  it('[R09] entries of a round that is not drawn are told to nobody', async () => {
    await buyer();
    const { number } = await roundOf();
    const body = { product: 'daily', number, after: null, pageSize: 10 };
    expect((await ask('getLotteryEntries', NOBODY, body)).code).toBe(ERROR_CODES.lotteryUnknown);
  });
});
