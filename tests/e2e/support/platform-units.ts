import { amountOf, transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { makeId } from '../../../server/make-id.ts';
import { onRunDatabase } from './run-database.ts';

/** Points as tasks and levels grant them, without the days that it takes to earn them. */
export async function grantPoints(account: string, count: number): Promise<void> {
  await onRunDatabase(async (sql) => {
    const [player] = await sql<{ id: string }[]>`select id from players where account_key = ${account}`;
    if (!player) throw new Error(`no account ${account}`);
    const now = Date.now();
    await postJournal(sql, {
      playerId: player.id,
      id: makeId(now, crypto.getRandomValues(new Uint8Array(10))),
      kind: 'rewardClaimed',
      at: now,
      entries: transfer(amountOf('points', count), { from: 'house:points', to: 'player:points' }),
    });
  });
}
