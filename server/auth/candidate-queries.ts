import type { Db } from '../db/sql.ts';

/** An account that somebody asks to enter. */
export interface Candidate {
  id: string;
  account: string;
  status: 'open' | 'excluded' | 'closed' | 'restricted';
  birthDate: string;
  nationality: string;
  passwordHash: string;
}

/** The player with their password; undefined for one who has none. */
export async function findCandidate(db: Db, playerId: string): Promise<Candidate | undefined> {
  const [candidate] = await db<Candidate[]>`
    select players.id, account, status, birth_date, nationality, password_hash
    from players join credentials on credentials.player_id = players.id
    where players.id = ${playerId}`;
  return candidate;
}
