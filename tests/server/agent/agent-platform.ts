import { randomUUID } from 'node:crypto';
import { agentConfig } from '../../../server/agent/agent-config.ts';
import { qualifyMembers } from '../../../server/agent/qualify-members.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { addToDeposited } from '../../../server/ledger/player-totals.ts';
import type { TestPlayer } from '../games/platform.ts';
import { useRewards } from '../rewards/rewards-platform.ts';
import { TERMS } from './terms.ts';

/** A platform whose players invite others. */
export function useAgents() {
  const rewards = useRewards();
  const { sql, clock, newPlayer } = rewards;

  const invite = ({ id }: TestPlayer, by: TestPlayer) =>
    sql`update players set invited_by = ${by.id} where id = ${id}`;

  async function deposit({ id }: TestPlayer): Promise<void> {
    await sql`
      insert into deposits (player_id, id, request_id, channel_id, provider, amount, currency, state, created_at,
        expires_at, settled_at)
      values (${id}, ${rewards.newId()}, ${randomUUID()}, 1, 'sandbox', 50000, 'PHP', 'paid', ${clock.now()},
        ${clock.now()}, ${clock.now()})`;
    await sql.begin((tx) => addToDeposited(tx, { playerId: id, amount: 50_000, channelId: 1 }));
  }

  /** Real-money bets as rounds of the terms leave them. */
  async function play(player: TestPlayer, rounds = TERMS.minRounds): Promise<void> {
    await rewards.bet(player, TERMS.turnover);
    await sql`update player_days set rounds = ${rounds} where player_id = ${player.id}`;
  }

  /** A member of the agent; with everything done unless something is left out. */
  async function newMember(
    agent: TestPlayer,
    { kyc = true, pays = true, plays = true }: { kyc?: boolean; pays?: boolean; plays?: boolean } = {},
  ): Promise<TestPlayer> {
    const member = await newPlayer();
    await invite(member, agent);
    if (!kyc) await sql`update players set kyc_state = 0 where id = ${member.id}`;
    if (pays) await deposit(member);
    if (plays) await play(member);
    return member;
  }

  const qualify = () => qualifyMembers(rewards.context());
  const overview = async (agent: TestPlayer) => (await rewards.ask('appAgent5User', agent)).data;
  const membersOf = async (agent: TestPlayer, body: Record<string, unknown> = {}) =>
    (await rewards.ask('getAgentMembers', agent, { cursor: null, pageSize: 20, filter: 'all', ...body }))
      .data;
  const stateOf = async (agent: TestPlayer, { id }: TestPlayer) =>
    (await membersOf(agent)).list.find(({ memberId }: { memberId: string }) => memberId === id);
  const logOf = async (agent: TestPlayer, body: Record<string, unknown> = {}) =>
    (await rewards.ask('appAgent5UserLog', agent, { cursor: null, pageSize: 20, ...body })).data;
  const receive = (agent: TestPlayer, body: Record<string, unknown> = {}) =>
    rewards.claim('appAgent5UserReceive', agent, body);
  const receiveOne = (agent: TestPlayer, memberId: string | null) =>
    rewards.claim('appAgent5UserInviteValidReceive', agent, { memberId });
  const dotOf = async (agent: TestPlayer) =>
    (await rewards.ask('activityGetStatusList', agent)).data.agent5AwardFlag;
  const setTerms = (changes: Partial<typeof TERMS>) =>
    writeConfig(sql, agentConfig, { ...TERMS, ...changes }, clock.now());
  const codeOf = async ({ id }: TestPlayer): Promise<string> => {
    const [row] = await sql<{ inviteCode: string }[]>`select invite_code from players where id = ${id}`;
    return row?.inviteCode ?? '';
  };
  const accountOf = async ({ id }: TestPlayer): Promise<string> => {
    const [row] = await sql<{ account: string }[]>`select account from players where id = ${id}`;
    return row?.account ?? '';
  };

  return {
    ...rewards,
    ...{ invite, deposit, play, newMember, qualify, overview, membersOf, stateOf, logOf },
    ...{ receive, receiveOne, dotOf, setTerms, codeOf, accountOf },
  };
}
