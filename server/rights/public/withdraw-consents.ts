import { CONSENT_KINDS, type ConsentKind } from '../../../contract/rights/rights-calls.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { findConsent, insertConsent } from '../consent-queries.ts';

export { countConsents } from '../consent-queries.ts';

export async function isGiven(db: Db, playerId: string, kind: ConsentKind): Promise<boolean> {
  return (await findConsent(db, playerId, kind)) ?? false;
}

/** The actor: the player, or an operator. */
export interface Occasion {
  readonly context: { readonly newId: () => string; readonly clock: { now(): number } };
  readonly ip: string;
}

/** Leaving withdraws every consent; a player who returns is asked again. */
export async function withdrawConsentRows(
  tx: Tx,
  { context, ip }: Occasion,
  { playerId, source }: { playerId: string; source: 'exclusion' | 'closing' },
): Promise<void> {
  for (const kind of CONSENT_KINDS) {
    if (!(await isGiven(tx, playerId, kind))) continue;
    const row = { playerId, id: context.newId(), kind, isGiven: false, at: context.clock.now() };
    await insertConsent(tx, { ...row, source, ip });
  }
}
