import { CONSENT_KINDS, type ConsentKind } from '../../../contract/rights/rights-calls.ts';
import type { Db, Tx } from '../../db/sql.ts';

export async function isGiven(db: Db, playerId: string, kind: ConsentKind): Promise<boolean> {
  const [row] = await db<{ isGiven: boolean }[]>`
    select is_given from consents where player_id = ${playerId} and kind = ${kind}
    order by at desc, id desc limit 1`;
  return row?.isGiven ?? false;
}

/** Whoever does it: the player, or an operator. */
export interface Occasion {
  readonly context: { readonly newId: () => string; readonly clock: { now(): number } };
  readonly ip: string;
}

/** Who leaves has said no to all of it, and is asked anew if they ever come back. */
export async function takeConsentsBack(
  tx: Tx,
  { context, ip }: Occasion,
  { playerId, source }: { playerId: string; source: 'exclusion' | 'closing' },
): Promise<void> {
  for (const kind of CONSENT_KINDS) {
    if (!(await isGiven(tx, playerId, kind))) continue;
    const row = { playerId, id: context.newId(), kind, isGiven: false, at: context.clock.now() };
    await tx`insert into consents ${tx({ ...row, source, ip })}`;
  }
}
