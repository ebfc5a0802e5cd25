import type { Tx } from '../db/sql.ts';
import { NO_PLAYER } from './accounts.ts';
import type { Journal } from './post-journal.ts';

export type { Journal } from './post-journal.ts';

/**
 * Writes many journals in one statement, in the order of their players, so that two of these never wait for each other.
 * Entries of zero are left out. For what never takes a player's own money below zero: nothing tells whose it was.
 * @throws RangeError when the amounts are not whole numbers. The database refuses a sum other than zero.
 */
export async function postJournals(tx: Tx, journals: readonly Journal[]): Promise<void> {
  const rows = journals.map((journal) => {
    const entries = journal.entries.filter(({ amount }) => amount !== 0);
    const broken = entries.find(({ amount }) => !Number.isSafeInteger(amount));
    if (broken) throw new RangeError(`not a whole amount: ${broken.account} ${broken.amount}`);
    return {
      player: journal.playerId ?? NO_PLAYER,
      id: journal.id,
      kind: journal.kind,
      request: journal.requestId ?? null,
      at: new Date(journal.at).toISOString(),
      accounts: entries.map(({ account }) => account),
      amounts: entries.map(({ amount }) => Number(amount)),
    };
  });
  await tx`
    insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
    select player, id, kind, request, at,
      array(select value from json_array_elements_text(accounts) with ordinality as line (value, place) order by place),
      array(
        select value::bigint from json_array_elements_text(amounts) with ordinality as line (value, place) order by place)
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as row
      (player uuid, id uuid, kind text, request uuid, at timestamptz, accounts json, amounts json)
    order by player, id`;
}
