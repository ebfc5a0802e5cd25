import type { ConsentKind } from '../../../contract/rights/rights-calls.ts';
import type { Context } from '../../context.ts';
import { mayBeOffered } from '../../protection/public/offers.ts';
import { isGiven } from './given-consents.ts';

/**
 * Whether this player may be sent advertising of a kind now. Every sender must check here, for each player and each
 * time: false without the player's consent to this kind, and for a player who is excluded, closed, restricted, on a
 * break or at a limit. Advertising in the player's own mail box is of the kind `email`; its other mails are no advertising.
 */
export async function mayAdvertise(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  playerId: string,
  kind: ConsentKind,
): Promise<boolean> {
  return (await isGiven(context.sql, playerId, kind)) && mayBeOffered(context, playerId);
}
