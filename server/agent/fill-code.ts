import type { agentFill } from '../../contract/agent/agent-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { assertActivityRuns } from '../activities/public/running-activities.ts';
import { saveInviter } from '../auth/public/player-state.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { maskName } from '../names/mask-name.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { agentConfig } from './agent-config.ts';
import { findAgent } from './agent-queries.ts';
import { fillOf } from './agent-rules.ts';
import { findInviterOf, findOpenInviter, isOlder } from './fill-queries.ts';

/**
 * An inviter is always older than whom they invite, as in registration. So no chain of invitations ever closes to a ring,
 * of whatever length, and none has to be searched or locked.
 */
const fillInviteCode: Handler<typeof agentFill> = async ({ pid }, request) => {
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  const code = pid.trim().toUpperCase();
  return runTransaction(sql, async (tx) => {
    await lockPlayer(tx, playerId);
    const now = clock.now();
    const known = await findInviterOf(tx, playerId);
    // A repeat after a lost answer.
    if (known?.inviteCode === code) return { name: maskName(known.nickname) };
    if (known) throw new CallError('agentFilled', 'the player has an inviter');
    await assertActivityRuns(tx, ActivityId.agent5, now);
    const player = await findAgent(tx, playerId);
    if (!player) throw new Error(`player ${playerId} is gone`);
    if (player.hasDeposited) throw new CallError('agentFillDeposited', 'the player has deposited');
    const { fillHours } = await readConfig(tx, agentConfig);
    if (fillOf(player, { fillHours, now }).state !== 'open')
      throw new CallError('agentFillLate', `later than ${fillHours} hours after registration`);
    const inviter = await findOpenInviter(tx, code);
    if (!inviter) throw new CallError('inviteCodeUnknown', 'Nobody has this invite code.');
    if (inviter.id === playerId) throw new CallError('agentOwnCode', 'it is the player’s own code');
    if (!(await isOlder(tx, inviter.id, playerId)))
      throw new CallError('agentRing', 'the inviter registered later than the player');
    if (!(await saveInviter(tx, playerId, inviter.id)))
      throw new CallError('agentFilled', 'the player has an inviter');
    return { name: maskName(inviter.nickname) };
  });
};

export const fillHandlers = { agentFill: fillInviteCode };
