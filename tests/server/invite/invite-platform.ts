import { randomUUID } from 'node:crypto';
import type { InviteState } from '../../../contract/invite/invite-state-calls.ts';
import { payInvitePeriods } from '../../../server/invite/invite-exchange.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { DAY, useRewards } from '../rewards/rewards-platform.ts';

/** A platform whose players spin for what friends bring. */
export function useInvite() {
  const rewards = useRewards();
  const { sql, ask, bet, context } = rewards;

  const send = (name: string, player: TestPlayer, body: Record<string, unknown> = {}) =>
    ask(name, player, { requestId: randomUUID(), ...body });
  const stateOf = async (player: TestPlayer): Promise<InviteState> =>
    (await ask('actInviteUser', player)).data;
  const statusOf = async (player: TestPlayer) =>
    (await ask('actInviteUserStatus', player, { cursor: null, pageSize: 20 })).data;
  const share = (player: TestPlayer) => send('actInviteClickInvite', player);
  const dotOf = async (player: TestPlayer): Promise<boolean> =>
    (await ask('activityGetStatusList', player)).data.spinAwardFlag;
  const exchange = (player: TestPlayer, requestId: string = randomUUID()) =>
    send('actInviteUserExchange', player, { requestId });

  async function spin(player: TestPlayer, requestId: string = randomUUID()) {
    const { commit } = await stateOf(player);
    return send('actInviteUserSpin', player, { requestId, commit, clientSeed: 'player-seed' });
  }

  /** Who registered with the player's code. @param staked cents of real-money bets */
  async function invite(
    { id }: TestPlayer,
    { staked = 50_000, kycState = 2 }: { staked?: number; kycState?: number } = {},
  ): Promise<TestPlayer> {
    const friend = await seedPlayer(context(), { coin: 0, kycState });
    await sql`update players set invited_by = ${id} where id = ${friend.id}`;
    if (staked > 0) await bet(friend, staked);
    return friend;
  }

  /** A player whose period runs, with this many spins from friends. */
  async function withSpins(count: number): Promise<TestPlayer> {
    const player = await rewards.newPlayer();
    await stateOf(player);
    for (let index = 0; index < count; index += 1) await invite(player);
    return player;
  }

  const payEnded = () => payInvitePeriods(context());
  const DAYS_7 = 7 * DAY;

  return {
    ...rewards,
    send,
    stateOf,
    statusOf,
    share,
    dotOf,
    exchange,
    spin,
    invite,
    withSpins,
    payEnded,
    DAYS_7,
  };
}
