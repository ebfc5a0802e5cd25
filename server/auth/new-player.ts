import { DECLARATIONS } from '../../contract/auth/auth-calls.ts';
import type { LoginType } from '../../contract/ids.ts';
import { INVITE_CODE_SIGNS } from '../../contract/typed-code.ts';
import { sqlState, type Tx } from '../db/sql.ts';
import type { CallRequest, WorkRequest } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { insertDeclarations, insertPassword, insertPlayer } from './player-queries.ts';
import { fingerprintOf, type Newcomer } from './registration-checks.ts';

interface NewPlayer {
  /** The whole request: its fingerprint is kept for a repeat. */
  readonly body: Newcomer & { readonly password?: string | undefined };
  /** Null for one who registered without a chosen name. */
  readonly account: string | null;
  /** Null for one who has no password yet. */
  readonly passwordHash: string | null;
  readonly accountType: LoginType;
  readonly invitedBy: string | null;
  readonly nickname?: string;
  /** Further rows of the player, in the same transaction. */
  readonly alsoDo?: (tx: Tx, playerId: string) => Promise<void>;
}

const MAX_DRAWS = 5;

/** Number, invite code and a random name: a collision is retried with new ones. */
export async function makePlayer(request: CallRequest, player: NewPlayer): Promise<string> {
  const drawn =
    player.account === null ? /players_(display_id|invite_code|account_key)_key/ : DRAWN_KEY_CONFLICT;
  for (let draws = 1; ; draws += 1) {
    try {
      return await runTransaction(request.context.sql, (tx) => openAccount(tx, request, player));
    } catch (error) {
      const isDrawnTwice = sqlState(error) === '23505' && drawn.test(String(error));
      if (!isDrawnTwice || draws === MAX_DRAWS) throw error;
    }
  }
}

const DRAWN_KEY_CONFLICT = /players_(display_id|invite_code)_key/;

/** Whether the database refused the new player because of `constraint`. */
export const isTaken = (error: unknown, constraint: RegExp): boolean =>
  sqlState(error) === '23505' && constraint.test(String(error));

async function openAccount(tx: Tx, { context, ip }: WorkRequest, player: NewPlayer): Promise<string> {
  const { body, passwordHash } = player;
  const now = context.clock.now();
  const playerId = context.newId();
  const account = player.account ?? `member_${makeInviteCode(context.random.bytes(8)).toLowerCase()}`;
  await insertPlayer(tx, {
    id: playerId,
    displayId: makeDisplayId(context.random.bytes(6)),
    account,
    accountKey: account.toLowerCase(),
    accountType: player.accountType,
    nickname: player.nickname ?? '',
    birthDate: body.birthDate,
    nationality: body.nationality,
    inviteCode: makeInviteCode(context.random.bytes(INVITE_CODE_SIGNS)),
    invitedBy: player.invitedBy,
    requestId: body.requestId,
    requestFingerprint: fingerprintOf(body),
    createdAt: now,
  });
  if (passwordHash !== null) await insertPassword(tx, { playerId, passwordHash, changedAt: now });
  const accepted = [...DECLARATIONS, 'terms', 'privacy'].map((name) => ({
    playerId,
    name,
    acceptedAt: now,
    ip,
  }));
  await insertDeclarations(tx, accepted);
  await context.hooks.playerMade(tx, { playerId, now, ip });
  await player.alsoDo?.(tx, playerId);
  return playerId;
}

/** Nine random digits, which do not reveal the number of players. */
export function makeDisplayId(bytes: Uint8Array): number {
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return 100_000_000 + (number % 900_000_000);
}

/** Without letters and digits that look alike. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function makeInviteCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('');
}
