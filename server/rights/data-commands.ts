import { findPlayer } from '../auth/public/find-player.ts';
import { type Act, ActError, sayTime, wanted } from '../ops/command.ts';

const list: Act = {
  name: 'data list',
  usage: '',
  about: 'Lists accounts that are to be forgotten, with the day on which it happens by itself.',
  async run({ tx }) {
    const rows = await tx<{ account: string; askedAt: number; dueAt: number }[]>`
      select account, asked_at, due_at from erasure_requests join players on players.id = player_id
      where done_at is null and withdrawn_at is null order by due_at`;
    const lines = rows.map(({ account, askedAt, dueAt }) =>
      [account, `asked ${sayTime(askedAt)}`, `forgotten ${sayTime(dueAt)}`].join('\t'),
    );
    return { say: lines.join('\n') || 'Nobody is to be forgotten.', subject: null };
  },
};

const keep: Act = {
  name: 'data keep',
  usage: '<account> <reason>',
  about: 'Takes an erasure back because the player asked for it. The account stays closed.',
  async run({ tx, args, now }) {
    const player = await findPlayer(tx, wanted(args, 0, 'the account'));
    const reason = wanted([args.slice(1).join(' ')], 0, 'how the player asked for it');
    const { count } = await tx`
      update erasure_requests set withdrawn_at = ${now}
      where player_id = ${player.id} and done_at is null and withdrawn_at is null`;
    if (count === 0) throw new ActError(`${player.account} is not to be forgotten.`);
    return { say: `${player.account}: kept.`, subject: player.id, details: { reason } };
  },
};

/** What only papers can change, and a player therefore not by themselves. */
const FIELDS = {
  realName: /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]{1,99}$/u,
  birthDate: /^\d{4}-\d{2}-\d{2}$/,
  nationality: /^[A-Z]{2}$/,
} as const;

const correct: Act = {
  name: 'data correct',
  usage: '<account> realName|birthDate|nationality <value>',
  about: 'Corrects what only papers can change; the player sees what it was and what it is.',
  async run({ tx, args, now }) {
    const player = await findPlayer(tx, wanted(args, 0, 'the account'));
    const field = wanted(args, 1, 'realName, birthDate or nationality');
    const value = wanted([args.slice(2).join(' ')], 0, 'the value');
    if (!Object.hasOwn(FIELDS, field)) throw new ActError(`"${field}" is not corrected here.`);
    if (!FIELDS[field as keyof typeof FIELDS].test(value))
      throw new ActError(`"${value}" cannot be a ${field}.`);
    if (field === 'realName') {
      await tx`
        insert into player_details (player_id, real_name, updated_at) values (${player.id}, ${value}, ${now})
        on conflict (player_id) do update set real_name = excluded.real_name, updated_at = excluded.updated_at`;
    } else if (field === 'birthDate') {
      await tx`update players set birth_date = ${value} where id = ${player.id}`;
    } else {
      await tx`update players set nationality = ${value} where id = ${player.id}`;
    }
    return { say: `${player.account}: ${field} corrected.`, subject: player.id, details: { field } };
  },
};

export const DATA_ACTS: readonly Act[] = [list, keep, correct];
