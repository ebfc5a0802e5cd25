import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { LotteryOffer } from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { cents } from '../../../contract/money.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { readConfig, writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { amountOf, transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { lotteryConfig } from '../../../server/lottery/lottery-config.ts';
import { runLotteries } from '../../../server/lottery/run-lotteries-job.ts';
import type { TestPlayer } from '../games/platform.ts';
import { useRewards } from '../rewards/rewards-platform.ts';
import { publishShortChains } from './short-chains.ts';

/** The seed of every player, unless a test names another. */
export const PLAYER_SEED = 'player-seed';

export type Buying = Readonly<{
  product?: LotteryProduct;
  number?: number;
  count?: number;
  payWith?: 'coin' | 'tickets';
  requestId?: string;
  clientSeed?: string;
}>;

/** A platform with lotteries on sale, whose players have money and free tickets. */
export function useLottery() {
  const rewards = useRewards();
  const { sql, clock, ask } = rewards;

  const run = () => runLotteries(rewards.context());
  beforeAll(() => publishShortChains(rewards.context()));

  async function rich(coin = 100_000, tickets = 0): Promise<TestPlayer> {
    const player = await rewards.newPlayer();
    const entries = [
      ...transfer(cents(coin), { from: 'house:seed', to: 'player:coin' }),
      ...transfer(amountOf('lottery', tickets), { from: 'house:lottery', to: 'player:lottery' }),
    ];
    await postJournal(sql, {
      playerId: player.id,
      id: rewards.newId(),
      kind: 'seed',
      entries,
      at: clock.now(),
    });
    return player;
  }

  async function offerOf(player: TestPlayer, product: LotteryProduct = 'daily'): Promise<LotteryOffer> {
    const { data } = await ask('getLottery', player);
    return data.offers.find((offer: LotteryOffer) => offer.product === product);
  }

  /** The round on sale; opened where there is none. */
  async function roundOf(product: LotteryProduct = 'daily') {
    const find = () => sql<
      { id: string; number: number; closesAt: number; drawAt: number; commit: string }[]
    >`
      select id, number, closes_at, draw_at, encode(commitment, 'hex') as commit from lottery_rounds
      where product = ${product} and state = 'open'`;
    const [open] = await find();
    if (open) return open;
    await run();
    const [opened] = await find();
    if (!opened) throw new Error(`no round of ${product}`);
    return opened;
  }

  async function buy(player: TestPlayer, buying: Buying = {}) {
    const { product = 'daily', requestId = randomUUID() } = buying;
    const { number, commit } = await roundOf(product);
    return ask('buyLotteryTickets', player, {
      product,
      number,
      commit,
      count: 1,
      payWith: 'coin',
      clientSeed: seedHashOf(PLAYER_SEED),
      ...buying,
      requestId,
    });
  }

  /** Moves the clock to the round's draw, and draws it. */
  async function draw(player: TestPlayer, product: LotteryProduct = 'daily'): Promise<void> {
    const { drawAt } = await roundOf(product);
    await keepSignedIn(player, drawAt);
    clock.advance(drawAt - clock.now());
    await run();
  }

  /** A session that still runs then. */
  async function keepSignedIn({ id }: TestPlayer, moment: number): Promise<void> {
    await sql`
      update sessions set started_at = ${moment}, reality_seen_at = ${moment}, last_act_at = ${moment},
        ends_at = ${moment + 86_400_000} where player_id = ${id}`;
  }

  /** Terms of the rounds to come. */
  async function setTerms(product: LotteryProduct, change: Record<string, unknown>): Promise<void> {
    const config = await readConfig(sql, lotteryConfig);
    await writeConfig(
      sql,
      lotteryConfig,
      { ...config, [product]: { ...config[product], ...change } } as never,
      clock.now(),
    );
  }

  const ordersOf = async (player: TestPlayer, isWonOnly = false) =>
    (await ask('getLotteryOrders', player, { isWonOnly, cursor: null, pageSize: 20 })).data.list;

  return { ...rewards, run, rich, offerOf, roundOf, buy, draw, keepSignedIn, setTerms, ordersOf };
}
