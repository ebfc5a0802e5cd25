import type { PushKinds, QuietHours } from '../../contract/push/push-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

export interface PushSettings {
  readonly kinds: Omit<PushKinds, 'promotions'>;
  readonly quietHours: QuietHours | null;
}

interface SettingsRow extends Omit<PushKinds, 'promotions'> {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

/** Finds the player's settings; undefined before the player chose anything. */
export async function findPushSettings(db: Db, playerId: string): Promise<PushSettings | undefined> {
  const [row] = await db<SettingsRow[]>`
    select security, payments, mail, quiet_from, quiet_until from push_settings where player_id = ${playerId}`;
  if (!row) return undefined;
  const { quietFrom, quietUntil, ...kinds } = row;
  return {
    kinds,
    quietHours: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
  };
}

export async function savePushSettings(
  tx: Tx,
  playerId: string,
  { kinds: { security, payments, mail }, quietHours }: PushSettings,
  now: number,
): Promise<void> {
  const row = {
    playerId,
    security,
    payments,
    mail,
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    changedAt: now,
  };
  await tx`
    insert into push_settings ${tx(row)}
    on conflict (player_id) do update set security = excluded.security, payments = excluded.payments,
      mail = excluded.mail, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      changed_at = excluded.changed_at`;
}
