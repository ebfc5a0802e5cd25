import type { Db } from '../db/sql.ts';
import type { PersonRegisters } from '../person-registers.ts';
import { findPerson, type PersonWithBreak } from './player-queries.ts';

interface StandingQuery {
  readonly sql: Db;
  readonly registers: PersonRegisters;
}

type PlayerStanding = 'open' | 'closed' | 'excluded' | 'restricted';

/** A register gives no answer: nobody may play, and pages that only inform still work. */
export class RegisterSilent extends Error {}

/**
 * Whether a player may play, by their account and by the registers: a person can be registered without a change of
 * their account. An exclusion takes precedence over a restriction, and either over a closed account.
 * @throws Error when there is no such player; RegisterSilent when a register cannot be queried.
 */
export async function findStanding(
  { sql, registers }: StandingQuery,
  playerId: string,
): Promise<PlayerStanding> {
  const person = await findPerson(sql, playerId);
  if (!person) throw new Error(`player ${playerId} is gone`);
  const finding = await registers.find(person).catch((cause: unknown) => {
    throw new RegisterSilent('a register cannot be queried', { cause });
  });
  return standingOf(person.status, finding);
}

type Finding = 'clear' | 'restricted' | 'excluded';

function standingOf(status: PlayerStanding, finding: Finding): PlayerStanding {
  const kinds = [status, finding];
  if (kinds.includes('excluded')) return 'excluded';
  return kinds.includes('restricted') ? 'restricted' : status;
}

/** What keeps a person from play, or a break that they took. */
export type Bar = Exclude<PlayerStanding, 'open'> | 'break';

/** The strictest first; null for nothing. */
export function barOf({ status, breakUntil }: PersonWithBreak, finding: Finding): Bar | null {
  const standing = standingOf(status, finding);
  if (standing !== 'open') return standing;
  return breakUntil === null ? null : 'break';
}
