import { REPLAY_LINK_MS } from '../../../contract/games/replay-calls.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { SealError, type Sealer } from '../../seal.ts';

/** What the seal is bound to: no other sealed data pass for a ticket. */
const PLACE = 'replay link';

/** Lets its bearer see one round for a while; it is stored nowhere. */
export function makeReplayTicket(sealer: Sealer, roundId: string, now: number): string {
  const until = now + REPLAY_LINK_MS;
  return sealer.seal(Buffer.from(`${roundId} ${until}`), PLACE).toString('base64url');
}

/** The round of a ticket; null for one that we did not make, or whose time is over. */
export function readReplayTicket(sealer: Sealer, ticket: string, now: number): string | null {
  const [roundId = '', until = ''] = openTicket(sealer, ticket).split(' ');
  return isUuid(roundId) && now < Number(until) ? roundId : null;
}

function openTicket(sealer: Sealer, ticket: string): string {
  try {
    return sealer.open(Buffer.from(ticket, 'base64url'), PLACE).toString();
  } catch (error) {
    if (error instanceof SealError) return '';
    throw error;
  }
}
