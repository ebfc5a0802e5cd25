import type { SocialName } from '../adapters/social-names.ts';
import type { Db } from '../db/sql.ts';

/** A player who is signing in. */
export interface Applicant {
  id: string;
  account: string;
  status: 'open' | 'excluded' | 'closed' | 'restricted';
  birthDate: string;
  nationality: string;
}

/** A player who signs in with a password. */
export interface Candidate extends Applicant {
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

/** The same by name, in lower case, or by number; `phone` is empty when none was typed. */
export async function findCandidateByName(
  db: Db,
  { accountKey, phone }: { readonly accountKey: string; readonly phone: string },
): Promise<Candidate | undefined> {
  const [candidate] = await db<Candidate[]>`
    select players.id, account, status, birth_date, nationality, password_hash
    from players join credentials on credentials.player_id = players.id
    where account_key = ${accountKey} or (${phone !== ''} and mobile = ${phone})`;
  return candidate;
}

/** The player whose proven number this is. */
export async function findApplicantByPhone(db: Db, phone: string): Promise<Applicant | undefined> {
  const [row] = await db<Applicant[]>`
    select id, account, status, birth_date, nationality from players
    where mobile = ${phone} and mobile_proven_at is not null`;
  return row;
}

/** The player who has joined this account of a provider. */
export async function findApplicantBySocial(
  db: Db,
  { provider, subject }: { readonly provider: SocialName; readonly subject: string },
): Promise<Applicant | undefined> {
  const [player] = await db<Applicant[]>`
    select players.id, account, status, birth_date, nationality
    from social_identities join players on players.id = social_identities.player_id
    where provider = ${provider} and subject = ${subject}`;
  return player;
}

export interface ApplicantWithPhone extends Applicant {
  mobile: string;
}

/** The player to whom a device ticket was issued, if their number is still proven. */
export async function findApplicantByDeviceTicket(
  db: Db,
  ticketHash: Buffer,
  now: number,
): Promise<ApplicantWithPhone | undefined> {
  const [owner] = await db<ApplicantWithPhone[]>`
    select players.id, account, status, birth_date, nationality, mobile
    from device_tickets join players on players.id = player_id
    where ticket_hash = ${ticketHash} and expires_at > ${now} and mobile_proven_at is not null`;
  return owner;
}

export interface RegisteredApplicant extends Applicant {
  /** Null for one who registered without a password. */
  passwordHash: string | null;
  requestFingerprint: Buffer;
  createdAt: number;
}

/** The player who was registered with this request. */
export async function findRegistered(db: Db, requestId: string): Promise<RegisteredApplicant | undefined> {
  const [prior] = await db<RegisteredApplicant[]>`
    select players.id, account, status, birth_date, nationality, password_hash, request_fingerprint, created_at
    from players left join credentials on credentials.player_id = players.id
    where request_id = ${requestId}`;
  return prior;
}
