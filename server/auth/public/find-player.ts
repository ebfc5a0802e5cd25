import type { Tx } from '../../db/sql.ts';
import { ActError } from '../../ops/command.ts';

interface PlayerRow {
  id: string;
  displayId: number;
  account: string;
  mobile: string;
  status: string;
  birthDate: string;
  nationality: string;
  kycState: number;
  kycReason: string;
  createdAt: number;
}

/** By account name or by the wire's id. */
export async function findPlayer(tx: Tx, name: string): Promise<PlayerRow> {
  const [player] = await tx<PlayerRow[]>`
    select id, display_id, account, mobile, status, birth_date, nationality, kyc_state, kyc_reason, created_at
    from players where account_key = ${name.toLowerCase()} or display_id::text = ${name}`;
  if (!player) throw new ActError(`There is no account "${name}".`);
  return player;
}
