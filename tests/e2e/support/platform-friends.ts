import { makeId } from '../../../server/make-id.ts';
import { onRunDatabase } from './run-database.ts';

/** What a friend has done of what an agent is paid for. */
export interface FriendSteps {
  readonly kyc?: boolean;
  readonly deposit?: boolean;
  /** In so many rounds; left out: not at all. */
  readonly rounds?: number;
}

const DEPOSITED = 50_000;
/** As the terms of a new platform want it. Cents. */
const TURNOVER = 140_000;

/** Lets an account have done these steps, without the review, the payment and the rounds that they take. */
export async function doSteps(account: string, { kyc, deposit, rounds }: FriendSteps): Promise<void> {
  await onRunDatabase(async (sql) => {
    const [player] = await sql<{ id: string }[]>`select id from players where account_key = ${account}`;
    if (!player) throw new Error(`no account ${account}`);
    const now = Date.now();
    const newId = () => makeId(now, crypto.getRandomValues(new Uint8Array(10)));
    if (kyc) await sql`update players set kyc_state = 2 where id = ${player.id}`;
    if (deposit)
      await sql`
        insert into deposits (player_id, id, request_id, channel_id, provider, amount, currency, state, created_at,
          expires_at, settled_at)
        values (${player.id}, ${newId()}, ${newId()}, 1, 'sandbox', ${DEPOSITED}, 'PHP', 'paid', ${now}, ${now}, ${now})`;
    if (!rounds) return;
    const day = new Date(now).toISOString().slice(0, 10);
    await sql`
      insert into player_days (player_id, day, market_day, game_type, game_id, staked, won, rounds)
      values (${player.id}, ${day}, ${day}, 1, 101, ${TURNOVER}, 0, ${rounds})`;
    await sql`
      insert into player_totals (player_id, bet, vip_exp) values (${player.id}, ${TURNOVER}, ${TURNOVER})
      on conflict (player_id) do update set bet = ${TURNOVER}, vip_exp = ${TURNOVER}`;
  });
}
