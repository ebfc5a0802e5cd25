import type { PushNotice } from '../../contract/push/push-payload.ts';
import type { Db, Tx } from '../db/sql.ts';

/** A player, and what the message is about: each of the player's devices gets it once. */
export interface Recipient {
  readonly playerId: string;
  readonly key: string;
}

interface NewMessages {
  readonly recipients: readonly Recipient[];
  readonly notice: PushNotice;
  /** The column of the player's choice; null: it is asked for when it is sent. */
  readonly choice: 'security' | 'payments' | 'mail' | null;
  readonly madeAt: number;
  readonly expiresAt: number;
}

/** A row for each device of these players, where they chose it. Returns how many. */
export async function insertMessages(db: Db, batch: NewMessages): Promise<number> {
  const { recipients, notice, choice, madeAt, expiresAt } = batch;
  const { count } = await db`
    insert into push_messages (player_id, subscription_id, notice, key, made_at, due_at, expires_at)
    select recipient.player_id, push_subscriptions.id, ${notice}, recipient.key, ${madeAt}::timestamptz, ${madeAt}::timestamptz,
      ${expiresAt}::timestamptz
    from unnest(${recipients.map(({ playerId }) => playerId)}::uuid[], ${recipients.map(({ key }) => key)}::text[])
        as recipient (player_id, key)
      join push_subscriptions on push_subscriptions.player_id = recipient.player_id
      ${choice === null ? db`` : db`join push_settings on push_settings.player_id = recipient.player_id and ${db(choice)}`}
    on conflict (subscription_id, key) do nothing`;
  return count;
}

interface TestMessage extends Recipient {
  readonly subscriptionId: string;
  readonly madeAt: number;
  readonly expiresAt: number;
}

/** @returns false where the device was told the same before */
export async function insertTestMessage(db: Db, { madeAt, ...row }: TestMessage): Promise<boolean> {
  const { count } = await db`
    insert into push_messages ${db({ ...row, notice: 'test', madeAt, dueAt: madeAt })}
    on conflict (subscription_id, key) do nothing`;
  return count > 0;
}

export interface ClaimedMessage {
  readonly id: number;
  readonly playerId: string;
  readonly subscriptionId: string;
  readonly notice: PushNotice;
  readonly attempts: number;
  readonly expiresAt: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly authToken: string;
  readonly locale: string;
}

/** Those that are due, the oldest first; from now on they are this process's. */
export const claimMessages = (db: Db, now: number, limit: number): Promise<ClaimedMessage[]> =>
  db<ClaimedMessage[]>`
    update push_messages set state = 'sending', attempts = attempts + 1, claimed_at = ${now}
    from push_subscriptions
    where push_messages.id in (
        select id from push_messages where state = 'waiting' and due_at <= ${now}
        order by due_at, id limit ${limit} for update skip locked)
      and push_subscriptions.id = push_messages.subscription_id
    returning push_messages.id, push_messages.player_id, subscription_id, notice, attempts, expires_at, endpoint, p256dh,
      auth_token, locale`;

export interface MessageEnd {
  readonly state: 'sent' | 'dropped' | 'failed';
  readonly reason: string;
}

export async function updateEnded(
  db: Db,
  id: number,
  { state, reason, now }: MessageEnd & { readonly now: number },
): Promise<void> {
  await db`
    update push_messages set state = ${state}, reason = ${reason}, ended_at = ${now}
    where id = ${id} and state = 'sending'`;
}

interface MessageDelay {
  readonly until: number;
  readonly reason: string;
  /** Waiting for the end of quiet hours is no attempt. */
  readonly isAttempt: boolean;
}

export async function updateWaiting(
  db: Db,
  id: number,
  { until, reason, isAttempt }: MessageDelay,
): Promise<void> {
  await db`
    update push_messages set state = 'waiting', due_at = ${until}, reason = ${reason},
      attempts = attempts - ${isAttempt ? 0 : 1}
    where id = ${id} and state = 'sending'`;
}

/**
 * Ends what a process claimed and did not finish: it may have been accepted, so it is not sent again. Returns how
 * many.
 */
export async function updateInterruptedToFailed(db: Db, claimedUntil: number, now: number): Promise<number> {
  const { count } = await db`
    update push_messages set state = 'failed', reason = 'interrupted', ended_at = ${now}
    where state = 'sending' and claimed_at <= ${claimedUntil}`;
  return count;
}

export async function deleteEndedBefore(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from push_messages where ended_at < ${before}`;
  return count;
}

/** Ends all that waits. Returns how many. */
export async function updateCleared(tx: Tx, now: number): Promise<number> {
  const { count } = await tx`
    update push_messages set state = 'dropped', reason = 'cleared', ended_at = ${now} where state = 'waiting'`;
  return count;
}

interface QueueFigures {
  readonly notice: string;
  readonly state: string;
  readonly reason: string;
  readonly count: number;
}

export const readQueueFigures = (db: Db): Promise<QueueFigures[]> =>
  db<QueueFigures[]>`
    select notice, state, case when state = 'waiting' then '' else reason end as reason, count(*)::int as count
    from push_messages group by 1, 2, 3 order by 2, 1, 3`;

interface Totals {
  readonly devices: number;
  readonly players: number;
  /** Of what waits and is due. */
  readonly oldestDueAt: number | null;
}

export async function readPushTotals(db: Db, now: number): Promise<Totals> {
  const [row] = await db<[Totals]>`
    select count(*)::int as devices, count(distinct player_id)::int as players,
      (select min(due_at) from push_messages where state = 'waiting' and due_at <= ${now}) as oldest_due_at
    from push_subscriptions`;
  return row;
}
