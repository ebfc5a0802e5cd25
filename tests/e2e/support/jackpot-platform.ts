import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JackpotDraw } from '../../../contract/jackpot/draws.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';
import { rig } from '../../server/jackpot/draw-platform.ts';
import { call } from './call.ts';
import { newAccountName, operateOn, payIn, signUp, type TestPlayer } from './players.ts';
import { type Product, startProduct } from './product.ts';
import { atWorkerEnd } from './worker-end.ts';

/** A deposit that makes a chance in this platform, in cents. */
const DEPOSIT = 10_000;

let shared: Promise<Product> | undefined;

/** One for all the files of a worker: to make and start a product takes longer than most tests. */
function sharedProduct(): Promise<Product> {
  shared ??= startProduct().then((product) => {
    atWorkerEnd(() => product.stop());
    return product;
  });
  return shared;
}

/**
 * A product beside the run's own: odds, needs and closing are the whole platform's, and tests beside this one must not feel
 * them. While it is open it is the run's product to everything that asks the environment; it opens as a new platform.
 */
export class JackpotPlatform {
  readonly #product: Product;
  readonly #sql: Sql;
  readonly #before = { origin: process.env.E2E_ORIGIN, dataDir: process.env.E2E_DATA_DIR };

  private constructor(product: Product) {
    this.#product = product;
    this.#sql = openDatabase(readFileSync(join(product.dataDir, 'database-url'), 'utf8').trim(), { max: 1 });
    process.env.E2E_ORIGIN = product.origin;
    process.env.E2E_DATA_DIR = product.dataDir;
  }

  static async open(): Promise<JackpotPlatform> {
    const platform = new JackpotPlatform(await sharedProduct());
    await platform.operate('jackpot', 'needs', '1', '0');
    await platform.operate('jackpot', 'open');
    await rig(platform.#sql);
    return platform;
  }

  async close(): Promise<void> {
    process.env.E2E_ORIGIN = this.#before.origin;
    process.env.E2E_DATA_DIR = this.#before.dataDir;
    await this.#sql.end({ timeout: 2 });
  }

  /** An operator's command. */
  async operate(...args: string[]): Promise<void> {
    const say = await operateOn(this.#product.dataDir, ...args);
    const [, approval] = /act approve (\S+)/.exec(say) ?? [];
    // A command that moves money needs the approval of a second operator.
    if (approval) await this.operate('--as', 'pim', 'act', 'approve', approval);
  }

  /** From now on the light has no other cell to stop on: chance is the one thing that is not left to itself. */
  rig(cell: number): Promise<void> {
    return rig(this.#sql, cell);
  }

  /** The next page that asks for the board brings the first reading of the pools: amounts begin to rise a minute later. */
  async forgetReadings(): Promise<void> {
    await this.#sql`delete from jackpot_readings`;
  }

  /** A member who has earned a chance as everybody does: by a deposit. */
  async lucky(): Promise<TestPlayer> {
    const player = await signUp();
    await this.operate('kyc', 'approve', player.account);
    await payIn(player, DEPOSIT);
    return player;
  }

  /** As if the player had made this draw on so many earlier days too; each keeps its fairness proof. */
  async repeatDraw({ account }: TestPlayer, days: number): Promise<void> {
    const owner = this.#sql`(select id from players where account = ${account})`;
    await this.#sql`
      insert into jackpot_draws
      select (jsonb_populate_record(draw, jsonb_build_object(
        'id', gen_random_uuid(), 'day', draw.day - past, 'at', draw.at - past * interval '1 day'))).*
      from jackpot_draws as draw, generate_series(1, ${days}::integer) as past where player_id = ${owner}`;
  }

  /** The ranking has so many others, who have all won more than the player. */
  async rankBehind({ account }: TestPlayer, count: number): Promise<void> {
    await this.#sql`
      delete from draw_totals where player_id <> (select id from players where account = ${account})`;
    const names = Array.from({ length: count }, () => newAccountName());
    await this.#sql`
      with made as (
        insert into players (id, display_id, account, account_key, nickname, birth_date, nationality, invite_code,
          created_at)
        select gen_random_uuid(), 900000000 + floor(random() * 99999999), name, name, name, '1990-01-01', 'PH', name,
          now()
        from unnest(${names}::text[]) as name
        returning id
      )
      insert into draw_totals (player_id, won, draws, last_at)
      select id, (select coalesce(max(won), 0) + 100 from draw_totals) + row_number() over (), 1, now() from made`;
  }

  /** The player's draws so far become those of earlier days: today's deposit makes a chance again. */
  async nextDay({ account }: TestPlayer): Promise<void> {
    const owner = this.#sql`(select id from players where account = ${account})`;
    await this.#sql`
      update jackpot_draws set day = (select min(day) - 2 from jackpot_draws where player_id = ${owner})
      where player_id = ${owner} and day >= current_date - 1`;
    await this.#sql`delete from draw_chances where player_id = ${owner}`;
  }
}

/** The player's draws as the server stores them, newest first. */
export async function drawsOf({ token }: TestPlayer): Promise<JackpotDraw[]> {
  const { list } = await call('getPersonJackpotDrawAwardLog', { pageNum: 1, pageSize: 20 }, token);
  return list as JackpotDraw[];
}

export async function balanceOf({ token }: TestPlayer): Promise<number> {
  return Number((await call('refreshData', {}, token)).coin);
}
