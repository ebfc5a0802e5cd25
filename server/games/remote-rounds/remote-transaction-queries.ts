import type { Db } from '../../db/sql.ts';

/** A transaction of an aggregator as it was answered first. */
export interface StoredTransaction {
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  /** The pseudonym there. */
  readonly user: string;
  /** Of its bet, as the aggregator calls it; null where no such bet was taken. */
  readonly round: string | null;
  /** Of the bet; null for a bet. */
  readonly reference: string | null;
  /** Cents; null for a rollback. */
  readonly amount: number | null;
  /** See `RemoteSettlement`. */
  readonly status: string;
  /** A bet whose stake was given back. */
  readonly isReturned: boolean;
  readonly at: number;
}

const storedOf = (db: Db) => db`
  select sent.id, sent.kind, known.pseudonym as user, bet.round, sent.reference, sent.amount, sent.status,
    coalesce(sent.kind = 'bet' and bet.state = 'returned', false) as is_returned, sent.at
  from remote_transactions as sent
  join remote_players as known on known.aggregator = sent.aggregator and known.player_id = sent.player_id
  left join remote_bets as bet on bet.aggregator = sent.aggregator and bet.id = coalesce(sent.reference, sent.id)`;

/** What is stored of these ids, taken or refused. */
export const readStoredTransactions = (
  db: Db,
  aggregator: string,
  ids: readonly string[],
): Promise<StoredTransaction[]> =>
  db<StoredTransaction[]>`
    ${storedOf(db)} where sent.aggregator = ${aggregator} and sent.id = any(${[...ids]}::uuid[])`;

interface Page {
  readonly aggregator: string;
  readonly from: number;
  /** Not of the page. */
  readonly until: number;
  /** The last one of the page before. */
  readonly after: Pick<StoredTransaction, 'id' | 'at'> | undefined;
  readonly most: number;
}

/** What was taken within a time, a page of it, the oldest first. */
export const readTakenTransactions = (
  db: Db,
  { aggregator, from, until, after, most }: Page,
): Promise<StoredTransaction[]> =>
  db<StoredTransaction[]>`
    ${storedOf(db)}
    where sent.aggregator = ${aggregator} and sent.at >= ${from} and sent.at < ${until} and sent.status = 'ok'
      ${after ? db`and (sent.at, sent.id) > (${after.at}, ${after.id})` : db``}
    order by sent.at, sent.id limit ${most}`;
