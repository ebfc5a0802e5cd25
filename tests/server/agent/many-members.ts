import { randomUUID } from 'node:crypto';
import type { Context } from '../../../server/context.ts';
import type { Sql, Tx } from '../../../server/db/sql.ts';
import type { TestPlayer } from '../games/platform.ts';
import { TERMS } from './terms.ts';

/** So many members of an agent who have met all conditions, each with a device, an address, a document and a bank account. */
export async function insertMembers(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  { id: agentId }: TestPlayer,
  count: number,
): Promise<void> {
  const now = clock.now();
  const run = randomUUID().slice(0, 8);
  const [{ first }] = await sql<[{ first: number }]>`
    select greatest(max(display_id), 500000000)::int as first from players`;
  await sql`
    insert into players (id, display_id, account, account_key, birth_date, nationality, kyc_state, invite_code,
      created_at, invited_by)
    select gen_random_uuid(), ${first}::int + n, ${run} || n, ${run} || n, '1990-01-01', 'PH', 2, ${run} || n,
      ${now}, ${agentId}
    from generate_series(1, ${count}::int) as n`;
  await sql`
    insert into player_totals (player_id, bet, vip_exp)
    select id, ${TERMS.turnover}, ${TERMS.turnover} from players where invited_by = ${agentId}`;
  await sql`
    insert into player_days (player_id, day, market_day, game_type, game_id, staked, won, rounds)
    select id, '2026-06-01', '2026-06-01', 1, 1, ${TERMS.turnover}, 0, ${TERMS.minRounds}
    from players where invited_by = ${agentId}`;
  await sql`
    insert into deposits (player_id, id, request_id, channel_id, provider, amount, currency, state, created_at,
      expires_at, settled_at)
    select id, gen_random_uuid(), gen_random_uuid(), 1, 'sandbox', 50000, 'PHP', 'paid', ${now}, ${now}, ${now}
    from players where invited_by = ${agentId}`;
  await sql`
    insert into player_devices (player_id, device_hash, last_at)
    select id, sha256(id::text::bytea), ${now} from players where invited_by = ${agentId}`;
  await sql`
    insert into player_details (player_id, address_line, city, updated_at)
    select id, display_id || ' Rizal Street', 'Quezon City', ${now} from players where invited_by = ${agentId}`;
  await sql`
    insert into kyc_attempts (player_id, id, ordinal, state, submitted_at, decided_at, real_name, document_kind,
      document_mark)
    select id, gen_random_uuid(), 1, 'approved', ${now}, ${now}, 'A B', 'passport', sha256(id::text::bytea)
    from players where invited_by = ${agentId}`;
  await sql`
    insert into payout_accounts (player_id, bank_id, kind, institution_id, holder, number, is_default, created_at)
    select id, 1, 'bank', 1, 'A B', display_id::text, true, ${now} from players where invited_by = ${agentId}`;
  // As the database does by itself, a while after so many rows.
  await sql`analyze`;
}

/** The same pool with a count of all statements, those of transactions included. */
export function countAllStatements(pool: Sql): { readonly sql: Sql; statements(): number } {
  let statements = 0;
  const counted = <T extends Sql | Tx>(db: T): T =>
    new Proxy(db, {
      apply(target, self, args: unknown[]) {
        // Fragments count as well, but as many for one member as for thousands.
        if (Array.isArray(args[0]) && 'raw' in args[0]) statements += 1;
        return Reflect.apply(target as never, self, args);
      },
      get(target, name, receiver) {
        const found = Reflect.get(target, name, receiver);
        if (name !== 'begin' && name !== 'savepoint') return found;
        return (...args: unknown[]) =>
          Reflect.apply(
            found as never,
            target,
            args.map((arg) =>
              typeof arg === 'function' ? (tx: Tx) => (arg as (tx: Tx) => unknown)(counted(tx)) : arg,
            ),
          );
      },
    });
  return { sql: counted(pool), statements: () => statements };
}
