import { call, newRequestId } from './call.ts';
import type { TestPlayer } from './players.ts';
import { onRunDatabase } from './run-database.ts';

/** Spins as shared links bring them, without the days that it takes to earn them. */
export async function grantSpins({ account, token }: TestPlayer, count: number): Promise<void> {
  await call('actInviteUser', {}, token);
  await call('actInviteClickInvite', { requestId: newRequestId() }, token);
  await onRunDatabase(async (sql) => {
    await sql`
      insert into invite_shares (player_id, day, period_id)
      select player.id, date '2020-01-01' + step, period.id
      from players player join invite_periods period on period.player_id = player.id,
        generate_series(2, ${count}::int) as step
      where player.account_key = ${account}`;
  });
}
