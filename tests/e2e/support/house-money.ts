import { postJournal } from '../../../server/ledger/post-journal.ts';
import { makeId } from '../../../server/make-id.ts';
import { onRunDatabase } from './run-database.ts';

<<<<<<< HEAD
/**
 * Money that was never deposited, as the sandbox gives its ready player: nothing has to be bet with it first. `times`
 * makes as many movements of it.
 */
export async function giveCoin(account: string, amount: number, times = 1): Promise<void> {
  const sql = openDatabase(
    readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'database-url'), 'utf8').trim(),
    {
      application: 'e2e',
      max: 1,
    },
  );
  try {
    const [player] = await sql<{ id: string }[]>`select id from players where account_key = ${account}`;
    if (!player) throw new Error(`no account ${account}`);
    for (let time = 0; time < times; time += 1) {
      const now = Date.now();
      await postJournal(sql, {
        playerId: player.id,
        id: makeId(now, crypto.getRandomValues(new Uint8Array(10))),
        kind: 'seed',
        at: now,
        entries: [
          { account: 'player:coin', amount },
          { account: 'house:seed', amount: -amount },
        ],
      });
    }
  } finally {
    await sql.end({ timeout: 2 });
  }
=======
/** Money that was never deposited, as the sandbox gives its ready player: nothing has to be bet with it first. */
export async function giveCoin(account: string, amount: number): Promise<void> {
  await onRunDatabase(async (sql) => {
    const [player] = await sql<{ id: string }[]>`select id from players where account_key = ${account}`;
    if (!player) throw new Error(`no account ${account}`);
    const now = Date.now();
    await postJournal(sql, {
      playerId: player.id,
      id: makeId(now, crypto.getRandomValues(new Uint8Array(10))),
      kind: 'seed',
      at: now,
      entries: [
        { account: 'player:coin', amount },
        { account: 'house:seed', amount: -amount },
      ],
    });
  });
>>>>>>> dbe3f6c (test(protection): the reality check, shown, read and answered in a browser)
}
