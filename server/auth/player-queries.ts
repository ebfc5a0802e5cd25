import type { LoginType } from '../../contract/ids.ts';
import type { Db, Tx } from '../db/sql.ts';

interface NewPlayer {
  readonly id: string;
  readonly displayId: number;
  readonly account: string;
  readonly accountKey: string;
  readonly accountType: LoginType;
  readonly nickname: string;
  readonly birthDate: string;
  readonly nationality: string;
  readonly inviteCode: string;
  readonly invitedBy: string | null;
  readonly requestId: string;
  readonly requestFingerprint: Buffer;
  readonly createdAt: number;
}

/** @throws PostgresError players_*_key for a value that another player has. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<void> {
  await tx`insert into players ${tx(player)}`;
}

interface Password {
  readonly playerId: string;
  readonly passwordHash: string;
  readonly changedAt: number;
}

export async function insertPassword(tx: Tx, password: Password): Promise<void> {
  await tx`insert into credentials ${tx(password)}`;
}

/** Replaces the former one, if any. */
export async function savePassword(tx: Tx, { playerId, passwordHash, changedAt }: Password): Promise<void> {
  await tx`
    insert into credentials (player_id, password_hash, changed_at) values (${playerId}, ${passwordHash}, ${changedAt})
    on conflict (player_id) do update set
      password_hash = excluded.password_hash, changed_at = excluded.changed_at`;
}

interface DeclarationRow {
  readonly playerId: string;
  readonly name: string;
  readonly acceptedAt: number;
  readonly ip: string;
}

export async function insertDeclarations(tx: Tx, rows: readonly DeclarationRow[]): Promise<void> {
  await tx`insert into declarations ${tx(rows)}`;
}

/** The id of the player with this invite code. */
export async function findInviterId(db: Db, inviteCode: string): Promise<string | null> {
  const [inviter] = await db<{ id: string }[]>`select id from players where invite_code = ${inviteCode}`;
  return inviter?.id ?? null;
}

/** `accountKey`: the name in lower case. */
export async function findPlayerId(tx: Tx, accountKey: string): Promise<string | null> {
  const [player] = await tx<{ id: string }[]>`select id from players where account_key = ${accountKey}`;
  return player?.id ?? null;
}

export interface Person {
  displayId: number;
  account: string;
  status: string;
  birthDate: string;
  nationality: string;
}

export async function findPerson(db: Db, playerId: string): Promise<Person | undefined> {
  const [person] = await db<Person[]>`
    select display_id, account, status, birth_date, nationality from players where id = ${playerId}`;
  return person;
}

/** What a player signs in with. */
export interface SignInNames {
  readonly id: string;
  readonly account: string;
  readonly mobile: string;
}

/** Reads the names by which an existing player signs in. */
export async function readSignInNames(tx: Tx, playerId: string): Promise<SignInNames> {
  const [owner] = await tx<[SignInNames]>`
    select id, account, mobile from players where id = ${playerId}`;
  return owner;
}

export interface PlayerRow {
  id: string;
  displayId: number;
  account: string;
  mobile: string;
  status: string;
  birthDate: string;
  nationality: string;
  kycState: number;
  kycReason: string;
  createdAt: number;
}

/** By account name or by the wire's id. */
export async function findPlayerRow(tx: Tx, name: string): Promise<PlayerRow | undefined> {
  const [player] = await tx<PlayerRow[]>`
    select id, display_id, account, mobile, status, birth_date, nationality, kyc_state, kyc_reason, created_at
    from players where account_key = ${name.toLowerCase()} or display_id::text = ${name}`;
  return player;
}

interface PlayerStart {
  readonly inviteCode: string;
  readonly displayId: number;
}

/** What a client is sent after a sign-in. */
export async function findStart(db: Db, playerId: string): Promise<PlayerStart | undefined> {
  const [player] = await db<PlayerStart[]>`
    select invite_code, display_id from players where id = ${playerId}`;
  return player;
}
