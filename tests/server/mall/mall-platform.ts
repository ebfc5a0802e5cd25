import { randomUUID } from 'node:crypto';
import { amountOf, type Entry } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import type { TestPlayer } from '../games/platform.ts';
import { useRewards } from '../rewards/rewards-platform.ts';

/** A platform whose players hold points and diamonds. */
export function useMall() {
  const rewards = useRewards();
  const { sql, clock } = rewards;

  async function give({ id }: TestPlayer, units: { points?: number; diamonds?: number }): Promise<void> {
    const entries = Object.entries(units).flatMap(([unit, count]) => [
      { account: `player:${unit}`, amount: amountOf('points', count) },
      { account: `house:${unit}`, amount: amountOf('points', -count) },
    ]) as unknown as Entry[];
    await postJournal(sql, {
      playerId: id,
      id: rewards.newId(),
      kind: 'rewardClaimed',
      entries,
      at: clock.now(),
    });
  }

  async function unitsOf({ id }: TestPlayer): Promise<Record<string, number>> {
    const rows = await sql<{ account: string; amount: number }[]>`
      select replace(account, 'player:', '') as account, amount from balances
      where player_id = ${id} and account in ('player:points', 'player:diamonds', 'player:coin')`;
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  }

  /** A call with a request id of its own unless one is given. */
  const send = (name: string, player: TestPlayer, body: Record<string, unknown> = {}) =>
    rewards.ask(name, player, { requestId: randomUUID(), ...body });

  return { ...rewards, give, unitsOf, send };
}
