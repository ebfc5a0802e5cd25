import { findPlayer } from '../auth/public/find-player.ts';
import { saveBirthDate, saveNationality } from '../auth/public/player-state.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { saveRealName } from '../profile/public/personal-details.ts';
import { readErasureRequests, saveErasureWithdrawn } from './erasure-queries.ts';

const list: OperatorCommand = {
  name: 'data list',
  usage: '',
  about: 'Lists accounts to be erased, with the day of the erasure.',
  async run({ tx }) {
    const rows = await readErasureRequests(tx);
    const lines = rows.map(({ account, askedAt, dueAt }) =>
      [account, `asked ${sayTime(askedAt)}`, `forgotten ${sayTime(dueAt)}`].join('\t'),
    );
    return { say: lines.join('\n') || 'No erasure is pending.', subject: null };
  },
};

const retain: OperatorCommand = {
  name: 'data keep',
  usage: '<account> <reason>',
  about: 'Cancels an erasure at the player’s request. The account stays closed.',
  async run({ tx, args, now }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const reason = requireArgument([args.slice(1).join(' ')], 0, 'how the player asked for it');
    if (!(await saveErasureWithdrawn(tx, player.id, now)))
      throw new CommandError(`${player.account} will not be erased.`);
    return { say: `${player.account}: kept.`, subject: player.id, details: { reason } };
  },
};

/** Details that only identity documents prove, so a player cannot change them. */
const FIELDS = {
  realName: /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]{1,99}$/u,
  birthDate: /^\d{4}-\d{2}-\d{2}$/,
  nationality: /^[A-Z]{2}$/,
} as const;

const correct: OperatorCommand = {
  name: 'data correct',
  usage: '<account> realName|birthDate|nationality <value>',
  about: 'Corrects details that identity documents prove; the player sees the old and the new value.',
  async run({ tx, args, now }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const field = requireArgument(args, 1, 'realName, birthDate or nationality');
    const value = requireArgument([args.slice(2).join(' ')], 0, 'the value');
    if (!Object.hasOwn(FIELDS, field)) throw new CommandError(`"${field}" is not corrected here.`);
    if (!FIELDS[field as keyof typeof FIELDS].test(value))
      throw new CommandError(`"${value}" cannot be a ${field}.`);
    if (field === 'realName') {
      await saveRealName(tx, { playerId: player.id, realName: value, now });
    } else if (field === 'birthDate') {
      await saveBirthDate(tx, player.id, value);
    } else {
      await saveNationality(tx, player.id, value);
    }
    return { say: `${player.account}: ${field} corrected.`, subject: player.id, details: { field } };
  },
};

export const DATA_COMMANDS: readonly OperatorCommand[] = [list, retain, correct];
