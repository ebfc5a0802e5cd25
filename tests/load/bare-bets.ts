import type { Sql } from '../../server/db/sql.ts';

/** Tables of the reference implementation: the minimum that a bet needs, without any check of ours. */
const TABLES = `
  create table bare_balances (player integer primary key, amount bigint not null) with (fillfactor = 70);
  create table bare_totals (player integer primary key, bet bigint not null) with (fillfactor = 70);
  create table bare_journals (id bigint generated always as identity primary key, at timestamptz not null);
  create table bare_entries (journal_id bigint, line smallint, account text, amount bigint,
    primary key (journal_id, line));
  create table bare_rounds (id bigint generated always as identity primary key, player integer, stake bigint, win bigint);
`;

export async function prepareBareBets(sql: Sql, players: number): Promise<void> {
  await sql.unsafe(TABLES);
  await sql`insert into bare_balances select player, 1000000000 from generate_series(0, ${players - 1}) as player`;
  await sql`insert into bare_totals select player, 0 from generate_series(0, ${players - 1}) as player`;
}

/** One bet as six statements in one transaction, in the usual way. */
export async function placeBareBet(sql: Sql, player: number, stake: number, win: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select amount from bare_balances where player = ${player} for update`;
    await tx`update bare_balances set amount = amount + ${win - stake} where player = ${player}`;
    const [journal] = await tx<{ id: number }[]>`insert into bare_journals (at) values (now()) returning id`;
    await tx`
      insert into bare_entries (journal_id, line, account, amount)
      values (${journal?.id ?? 0}, 1, 'player', ${win - stake}), (${journal?.id ?? 0}, 2, 'house', ${stake - win})`;
    await tx`insert into bare_rounds (player, stake, win) values (${player}, ${stake}, ${win})`;
    await tx`update bare_totals set bet = bet + ${stake} where player = ${player}`;
  });
}
