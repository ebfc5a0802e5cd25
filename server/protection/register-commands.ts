import { findPlayerId } from '../auth/public/find-player.ts';
import { endAllSessions } from '../auth/public/sessions.ts';
import { settleRoundsSoon } from '../games/public/open-rounds.ts';
import { makeId } from '../make-id.ts';
import { CommandError, type OperatorCommand, requireArgument } from '../ops/command.ts';
import { lockPlay } from './public/lock-play.ts';
import { deleteRegisterEntries, insertRegisterEntry } from './register-queries.ts';

const listPerson: OperatorCommand = {
  name: 'register add',
  usage: 'restricted|excluded <account>',
  about: 'Puts an account on the platform’s own register; it is signed out at once and cannot sign in.',
  async run({ tx, args, clock, random, hooks }) {
    const kind = requireArgument(args, 0, 'restricted or excluded');
    if (kind !== 'restricted' && kind !== 'excluded')
      throw new CommandError(`There is no register "${kind}".`);
    const account = requireArgument(args, 1, 'the account').toLowerCase();
    const playerId = await findPlayerId(tx, account);
    // Under the player's lock: concurrent calls commit before it, or see the entry.
    const now = playerId ? await lockPlay(tx, clock, playerId) : clock.now();
    await insertRegisterEntry(tx, { id: makeId(now, random(10)), kind, accountKey: account });
    if (playerId) {
      await endAllSessions(tx, hooks, { playerId, reason: 'excluded', now });
      await settleRoundsSoon(tx, playerId, now);
    }
    const effect = playerId
      ? 'signed out everywhere'
      : 'no such account exists yet; the name cannot register';
    return {
      say: `${account}: ${kind}; ${effect}.`,
      subject: account,
      details: { kind, isPlayer: playerId !== null },
    };
  },
};

const unlistPerson: OperatorCommand = {
  name: 'register remove',
  usage: '<account>',
  about: 'Removes an account from the platform’s own register.',
  async run({ tx, args }) {
    const account = requireArgument(args, 0, 'the account').toLowerCase();
    if (!(await deleteRegisterEntries(tx, account)))
      throw new CommandError(`The register does not name "${account}".`);
    return { say: `${account}: removed from the register.`, subject: account };
  },
};

export const REGISTER_COMMANDS: readonly OperatorCommand[] = [listPerson, unlistPerson];
