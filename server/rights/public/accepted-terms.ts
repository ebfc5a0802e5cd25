import { CallError } from '../../call-error.ts';
import type { Db, Tx } from '../../db/sql.ts';

/** @throws CallError legalChanged: nothing more is paid in or played under terms that the player has not agreed to. */
export async function refuseStaleTerms(db: Db, playerId: string, now: number): Promise<void> {
  const [row] = await db<
    { isStale: boolean }[]
  >`select legal_is_stale(${playerId}, ${now}::timestamptz) as is_stale`;
  if (row?.isStale) throw new CallError('legalChanged', 'a new version has not been agreed to');
}

/** What a newcomer agrees to with the account: the newest of both. */
export async function acceptNewest(
  tx: Tx,
  { playerId, now, ip }: { playerId: string; now: number; ip: string },
): Promise<void> {
  await tx`
    insert into legal_acceptances (player_id, document, version, accepted_at, ip)
    select ${playerId}, document, max(version), ${now}::timestamptz, ${ip} from legal_versions group by document`;
}
