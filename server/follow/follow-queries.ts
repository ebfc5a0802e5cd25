import type { Db, Tx } from '../db/sql.ts';

interface ChannelOpening {
  readonly playerId: string;
  readonly channel: string;
}

/** The first time stays. */
export async function insertMissingOpening(
  tx: Tx,
  { playerId, channel, now }: ChannelOpening & { readonly now: number },
): Promise<void> {
  await tx`
    insert into follow_openings (player_id, channel, opened_at) values (${playerId}, ${channel}, ${now})
    on conflict do nothing`;
}

export async function hasOpened(db: Db, { playerId, channel }: ChannelOpening): Promise<boolean> {
  const { count } = await db`
    select from follow_openings where player_id = ${playerId} and channel = ${channel}`;
  return count > 0;
}

export interface ChannelMarks {
  readonly opened: readonly string[];
  readonly claimed: readonly string[];
}

/** Keys of the channels that the player has opened, and of those whose reward they have claimed. */
export async function readChannelMarks(db: Db, playerId: string): Promise<ChannelMarks> {
  const [row] = await db<[ChannelMarks]>`
    select array(select channel from follow_openings where player_id = ${playerId}) as opened,
      array(select key from reward_claims where player_id = ${playerId} and source = 'follow') as claimed`;
  return row;
}
