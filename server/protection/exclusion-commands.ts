import { findPlayer } from '../auth/public/find-player.ts';
import { saveExcludedOpen } from '../auth/public/player-state.ts';
import type { Tx } from '../db/sql.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { findExclusion, saveExclusionsLifted } from './exclusion-queries.ts';

/** @throws CommandError while an exclusion stands that the player cannot have lifted. */
async function rejectStanding(tx: Tx, player: { id: string; account: string }, now: number): Promise<void> {
  const standing = await findExclusion(tx, player.id);
  if (!standing) throw new CommandError(`${player.account} is not self-excluded.`);
  if (standing.until === null) throw new CommandError(`${player.account} is excluded permanently.`);
  if (standing.until > now) {
    throw new CommandError(`${player.account} is excluded until ${sayTime(standing.until)}.`);
  }
}

const lift: OperatorCommand = {
  name: 'player lift-exclusion',
  usage: '<account> <reason>',
  about: 'Reopens an account whose self-exclusion has ended, at the player’s request.',
  async run({ tx, args, now }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const reason = requireArgument([args.slice(1).join(' ')], 0, 'how the player asked for it');
    await rejectStanding(tx, player, now);
    await saveExclusionsLifted(tx, player.id, now);
    await saveExcludedOpen(tx, player.id);
    return {
      say: `${player.account}: the exclusion has been lifted.`,
      subject: player.id,
      details: { account: player.account, reason },
    };
  },
};

export const EXCLUSION_COMMANDS: readonly OperatorCommand[] = [lift];
