import { findPlayer } from '../auth/public/find-player.ts';
import type { Tx } from '../db/sql.ts';
import { CommandError, type OperatorCommand, requireArgument } from '../ops/command.ts';
import { assertGrantable } from '../rewards/public/assert-grantable.ts';
import { utcDate, utcDay } from '../rewards/public/utc-calendar.ts';
import { findChance, findTotalRecharge, saveGrantedChance } from './draw-chance-queries.ts';

const DAY_MS = 86_400_000;
/** How far back a lost chance may lie. */
const MAX_DAYS = 30;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day that lost its chance: named, or today. */
function readDay(text: string | undefined, now: number): string | null {
  if (text === undefined || !DAY.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDay = Number.isFinite(at) && utcDate(at) === text;
  if (!isDay || at > now || at < now - (MAX_DAYS + 1) * DAY_MS) {
    throw new CommandError(`"${text}" is not a UTC day of the last ${MAX_DAYS}.`);
  }
  return text;
}

/** @throws CommandError when the chance of the day was used, or still exists. */
async function saveGrant(tx: Tx, about: { playerId: string; account: string; day: string; now: number }) {
  const { playerId, account, day, now } = about;
  const goodUntil = utcDate(utcDay(now).endsAt);
  const known = await findChance(tx, { playerId, day, today: utcDate(now) });
  if (known?.isDrawn) throw new CommandError(`${account} has already used the chance of ${day}.`);
  if (known?.isGood) throw new CommandError(`${account} still has the chance of ${day}.`);
  await saveGrantedChance(tx, { playerId, day, now, goodUntil });
  return goodUntil;
}

export const jackpotGrant: OperatorCommand = {
  name: 'jackpot grant',
  usage: '<account> [day, like 2027-03-10] <reason>',
  needsTwoOperators: true,
  about: 'Replaces a chance that was lost by an error, for today or the given UTC day.',
  async run({ tx, args, clock, now: askedAt }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const named = readDay(args[1], askedAt);
    const reason = requireArgument([args.slice(named ? 2 : 1).join(' ')], 0, 'the reason');
    const totalRecharge = await findTotalRecharge(tx, player.id);
    const now = await assertGrantable(tx, clock, { playerId: player.id, account: player.account });
    const day = named ?? utcDate(now);
    if (!totalRecharge) throw new CommandError(`${player.account} has no paid deposit yet.`);
    const goodUntil = await saveGrant(tx, { playerId: player.id, account: player.account, day, now });
    return {
      say: `${player.account}: a chance for ${day}, valid until ${goodUntil}.`,
      subject: player.id,
      details: { account: player.account, day, goodUntil, reason },
    };
  },
};
