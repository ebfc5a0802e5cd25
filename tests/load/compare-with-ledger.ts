import type { Sql } from '../../server/db/sql.ts';
import { readWallet } from '../../server/ledger/read-balance.ts';
import type { PlayerLog } from './retrying-client.ts';
import type { LoadPlatform } from './retrying-players.ts';

export interface Found {
  /** Acknowledged and not in the ledger, or with another amount. */
  readonly lost: number;
  /** In the ledger and never acknowledged, or more than once. */
  readonly doubled: number;
}

interface Booked {
  readonly id: string;
  readonly kind: string;
  readonly requestId: string | null;
  readonly coin: number;
}

const nameOf = ({ id, kind, requestId }: Booked) => (kind.startsWith('safebox') ? (requestId ?? id) : id);

/** Every request was completed, so the ledger holds exactly what was acknowledged: no less and no more. */
export async function compareWithLedger(platform: LoadPlatform, sql: Sql, log: PlayerLog): Promise<Found> {
  const { player, acknowledged, paidOut } = log;
  const journals = await sql<Booked[]>`
    select id, kind, request_id, (
      select coalesce(sum(amount), 0)::bigint from entries
      where entries.player_id = journals.player_id and journal_id = journals.id and account = 'player:coin'
    ) as coin
    from journals where player_id = ${player.id} and kind <> 'seed'`;
  const paid = journals.filter(({ kind }) => kind === 'withdrawalPaid');
  const booked = journals.filter(({ kind }) => kind !== 'withdrawalPaid');
  const byName = Map.groupBy(booked, nameOf);
  const wrong = [...acknowledged].filter(([name, coin]) => byName.get(name)?.[0]?.coin !== coin).length;
  const extra = booked.length - [...acknowledged.keys()].filter((name) => byName.has(name)).length;
  const sentOut = platform.payouts().filter(({ reference }) => paidOut.has(reference)).length;
  const { coin, safebox } = await readWallet(sql, player.id);
  const expected = log.startCoin + [...acknowledged.values()].reduce((sum, one) => sum + one, 0);
  return {
    lost: wrong + Number(coin < expected) + Number(safebox < log.safebox) + below(paid.length, paidOut.size),
    doubled:
      extra +
      Number(coin > expected) +
      Number(safebox > log.safebox) +
      below(paidOut.size, paid.length) +
      below(paidOut.size, sentOut),
  };
}

const below = (value: number, wanted: number) => Math.max(0, wanted - value);
