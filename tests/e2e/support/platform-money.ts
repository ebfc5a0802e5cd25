import { cents } from '../../../contract/money.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { makeId } from '../../../server/make-id.ts';
import { onRunDatabase } from './run-database.ts';

/**
 * Money that was never deposited, as the sandbox gives its ready player: nothing has to be bet with it first. `times`
 * makes as many movements of it.
 */
export async function grantCoins(account: string, amount: number, times = 1): Promise<void> {
  await onRunDatabase(async (sql) => {
    const [player] = await sql<{ id: string }[]>`select id from players where account_key = ${account}`;
    if (!player) throw new Error(`no account ${account}`);
    for (let time = 0; time < times; time += 1) {
      const now = Date.now();
      await postJournal(sql, {
        playerId: player.id,
        id: makeId(now, crypto.getRandomValues(new Uint8Array(10))),
        kind: 'seed',
        at: now,
        entries: transfer(cents(amount), { from: 'house:seed', to: 'player:coin' }),
      });
    }
  });
}
