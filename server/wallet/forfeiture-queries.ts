import type { Cents } from '../../contract/money.ts';
import type { ForfeitReason } from '../../contract/wallet/forfeiture-rules.ts';
import type { Db, Tx } from '../db/sql.ts';

export interface ForfeitureRow {
  readonly id: string;
  readonly number: string;
  readonly playerId: string;
  readonly at: number;
  readonly reason: ForfeitReason;
  readonly text: string;
  readonly askedBy: string;
  readonly decidedBy: string;
  readonly coin: Cents;
  readonly safebox: Cents;
  readonly bonus: Cents;
  readonly statusBefore: string;
  readonly appealUntil: number;
  readonly reversedAt: number | null;
}

/** Reads the player's forfeitures, newest first. */
export const readForfeitureRows = (db: Db, playerId: string): Promise<ForfeitureRow[]> =>
  db<ForfeitureRow[]>`
    select * from forfeitures where player_id = ${playerId} order by at desc, id desc limit 50`;

interface ListedForfeiture extends ForfeitureRow {
  readonly account: string;
  /** Numbers of the appeals against it, with a space between them. */
  readonly appeals: string;
}

/** Those not reversed, oldest first; or all. */
export const readForfeitureList = (tx: Tx, isAll: boolean): Promise<ListedForfeiture[]> =>
  tx<ListedForfeiture[]>`
    select forfeitures.*, account,
      (select coalesce(string_agg(cases.number, ' ' order by opened_at), '') from cases
        where cases.kind = 'appeal' and (cases.player_id = forfeitures.player_id
          or position(forfeitures.number in upper(cases.subject)) > 0)) as appeals
    from forfeitures join players on players.id = forfeitures.player_id
    where ${isAll} or reversed_at is null order by at, forfeitures.id`;

/** Locked until the transaction ends; `number` in capitals. */
export async function lockForfeiture(tx: Tx, number: string): Promise<ForfeitureRow | null> {
  const [row] = await tx<ForfeitureRow[]>`
    select * from forfeitures where number = ${number} for update`;
  return row ?? null;
}

export async function insertForfeiture(
  tx: Tx,
  row: Omit<ForfeitureRow, 'reversedAt'>,
): Promise<ForfeitureRow> {
  const [made] = await tx<[ForfeitureRow]>`insert into forfeitures ${tx(row)} returning *`;
  return made;
}

interface ForfeitureReversal {
  readonly id: string;
  readonly by: string;
  readonly text: string;
  readonly now: number;
}

export async function updateForfeitureReversed(
  tx: Tx,
  { id, by, text, now }: ForfeitureReversal,
): Promise<void> {
  await tx`
    update forfeitures set reversed_at = ${now}, reversed_by = ${by}, reversal_text = ${text} where id = ${id}`;
}
