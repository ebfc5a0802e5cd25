import type { ConsentKind } from '../../../contract/rights/rights-calls.ts';
import { notePlayerAction } from '../../auth/public/player-actions.ts';
import type { Tx } from '../../db/sql.ts';
import { memberOf, type WorkRequest } from '../../http/handler.ts';
import { insertConsent } from '../consent-queries.ts';
import { isGiven } from './given-consents.ts';

/** The player's own consent, or its withdrawal, where it is another than before. The player must be locked. */
export async function changeConsent(
  tx: Tx,
  request: WorkRequest,
  { kind, isGiven: wish }: { readonly kind: ConsentKind; readonly isGiven: boolean },
): Promise<void> {
  const { context, ip } = request;
  const { id: playerId } = memberOf(request);
  if ((await isGiven(tx, playerId, kind)) === wish) return;
  const row = { playerId, id: context.newId(), kind, isGiven: wish, at: context.clock.now() };
  await insertConsent(tx, { ...row, source: 'page', ip });
  await notePlayerAction(tx, request, {
    act: wish ? 'advertising agreed to' : 'advertising refused',
    details: { kind },
  });
}
