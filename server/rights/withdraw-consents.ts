import { CONSENT_KINDS } from '../../contract/rights/rights-calls.ts';
import type { Tx } from '../db/sql.ts';
import type { Occasion, ShutAccount } from '../hooks.ts';
import { insertConsent } from './consent-queries.ts';
import { isGiven } from './public/given-consents.ts';

/** Leaving withdraws every consent; a player who returns is asked again. */
export async function withdrawConsents(
  tx: Tx,
  { context, ip }: Occasion,
  { playerId, status }: ShutAccount,
): Promise<void> {
  const source = status === 'excluded' ? 'exclusion' : 'closing';
  for (const kind of CONSENT_KINDS) {
    if (!(await isGiven(tx, playerId, kind))) continue;
    const row = { playerId, id: context.newId(), kind, isGiven: false, at: context.clock.now() };
    await insertConsent(tx, { ...row, source, ip });
  }
}
