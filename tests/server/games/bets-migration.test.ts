import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useDatabase } from '../support/database.ts';

const { sql } = useDatabase();
const PLAYER = '01900000-0000-7000-8000-000000000001';
const FILE = new URL('../../../server/db/migrations/0330-bets.sql', import.meta.url);

it('[C90] migration sets the bet of older rounds to their stake', async () => {
  const text = await readFile(FILE, 'utf8');
  const stakes = [100, 50_000];
  const rows = await sql.begin(async (tx) => {
    // As it was before the migration; of the function only its signature matters.
    await tx`alter table rounds drop column bet`;
    await tx`drop function settle_round`;
    await tx.unsafe(`
      create function settle_round(uuid, uuid, uuid, bytea, uuid, integer, smallint, boolean, bigint, bigint, json, text,
        bytea, text, bytea, timestamptz, integer, smallint) returns void language sql as ''`);
    for (const stake of stakes)
      await tx`
        insert into rounds (player_id, id, game_session_id, game_id, is_play_money, stake, win, outcome, maths,
          server_seed, client_seed, settled_at)
        values (${PLAYER}, gen_random_uuid(), ${PLAYER}, 101, false, ${stake}, 0, '{}', 'royal-sevens@1', '', '',
          ${1_780_000_000_000})`;
    await tx.unsafe(text);
    return tx`select bet, stake from rounds where player_id = ${PLAYER} order by stake`;
  });
  expect([...rows]).toEqual(stakes.map((stake) => ({ bet: { stake }, stake })));
});
