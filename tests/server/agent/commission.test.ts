import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { AgentMember } from '../../../contract/agent/agent-calls.ts';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { hooks } from '../../../server/modules.ts';
import { maskName } from '../../../server/names/mask-name.ts';
import { isDepositNeeded } from '../../../server/rewards/public/free-bonus-deposit.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useAgents } from './agent-platform.ts';
import { TERMS } from './terms.ts';

const platform = useAgents();
const { sql, clock, newPlayer, ask, coinOf, deposit, play, newMember, qualify, setTerms } = platform;
const { overview, membersOf, stateOf, logOf, receive, receiveOne, dotOf, accountOf } = platform;

const isSound = async () => (await auditLedger(sql)).isSound;

afterEach(async () => {
  await setTerms({});
  await sql`update activities set is_on = true`;
});

describe('members of an agent', () => {
  it('[C66] agent sees code, link, members, what can be claimed, and the terms', async () => {
    const agent = await newPlayer();
    await newMember(agent);
    await newMember(agent, { plays: false });
    await qualify();
    const data = await overview(agent);
    expect(data).toMatchObject({
      code: await platform.codeOf(agent),
      members: 2,
      valid: 1,
      held: 0,
      claimable: { members: 1, amount: 5_000 },
      waiting: 0,
      paid: { members: 0, amount: 0 },
      monthLeft: 30,
      canClaim: true,
      terms: TERMS,
    });
    expect(new URL(data.link).pathname).toBe('/auth/register');
    expect(new URL(data.link).searchParams.get('inviteCode')).toBe(data.code);
    expect(new URL(data.shareUrls.facebook).searchParams.get('u')).toBe(data.link);
    expect(new URL(data.shareUrls.line).searchParams.get('url')).toBe(data.link);
  });

  it('[C66] bets of a member count by the weights of their games', async () => {
    const agent = await newPlayer();
    const member = await newMember(agent, { plays: false });
    await platform.weigh({ 132: 1_000 });
    await platform.bet(member, TERMS.turnover * 5, { type: 2, gameId: 132 });
    await platform.bet(member, TERMS.turnover / 2 - 1, { type: 1, gameId: 101 });
    await sql`update player_days set rounds = ${TERMS.minRounds} where player_id = ${member.id}`;
    expect(await stateOf(agent, member)).toMatchObject({ missing: ['play'] });
    await platform.bet(member, 1, { type: 1, gameId: 101 });
    await qualify();
    expect(await stateOf(agent, member)).toMatchObject({ state: 'valid', missing: [] });
    await platform.weigh();
  });

  it('[C67] commission can be withdrawn after one paid deposit only', async () => {
    const agent = await newPlayer();
    await newMember(agent);
    expect((await receive(agent)).code).toBe(0);
    expect(await isDepositNeeded(sql, hooks, agent.id)).toBe(true);
    await deposit(agent);
    expect(await isDepositNeeded(sql, hooks, agent.id)).toBe(false);
  });

  it('[C66] member who has done some steps is listed with the missing ones, a masked name and no figure', async () => {
    const agent = await newPlayer();
    const none = await newMember(agent, { kyc: false, pays: false, plays: false });
    const some = await newMember(agent, { plays: false });
    expect(await stateOf(agent, none)).toMatchObject({
      state: 'registered',
      missing: ['kyc', 'deposit', 'play'],
      amount: null,
    });
    const told = await stateOf(agent, some);
    expect(told).toEqual({
      memberId: some.id,
      name: maskName(await accountOf(some)),
      at: clock.now(),
      state: 'progress',
      missing: ['play'],
      reasons: [],
      amount: null,
    });
    await play(some);
    expect(await qualify()).toBe(1);
    expect(await stateOf(agent, some)).toMatchObject({ state: 'valid', missing: [], amount: 5_000 });
  });

  it('[C66] one level counts: a member’s own members bring the agent nothing', async () => {
    const agent = await newPlayer();
    const member = await newMember(agent);
    await newMember(member);
    await qualify();
    expect(await overview(agent)).toMatchObject({ members: 1, claimable: { members: 1, amount: 5_000 } });
  });

  it('[C66] list is paged, and can be filtered to what can be claimed', async () => {
    const agent = await newPlayer();
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push((await newMember(agent, { plays: i === 2 })).id);
    await qualify();
    const first = await membersOf(agent, { pageSize: 3 });
    const rest = await membersOf(agent, { pageSize: 3, cursor: first.nextCursor });
    const listed = [...first.list, ...rest.list].map(({ memberId }: AgentMember) => memberId);
    expect([listed, rest.nextCursor]).toEqual([ids.toReversed(), null]);
    const valid = await membersOf(agent, { filter: 'valid' });
    expect(valid.list.map(({ memberId }: AgentMember) => memberId)).toEqual([ids[2]]);
    expect((await membersOf(await newPlayer())).list).toEqual([]);
  });

  it('[C66] no member is evaluated while the activity is stopped', async () => {
    const agent = await newPlayer();
    await newMember(agent);
    await sql`update activities set is_on = false where id = 41`;
    expect(await qualify()).toBe(0);
    expect((await receive(agent)).code).toBe(ERROR_CODES.activityClosed);
    expect((await overview(agent)).canClaim).toBe(false);
  });
});

describe('claim of commission', () => {
  it('[C65, C67] claim pays a fixed amount for each member with its wagering, is listed in the log, and its repeat pays nothing', async () => {
    const agent = await newPlayer();
    await newMember(agent);
    await newMember(agent);
    const requestId = randomUUID();
    const first = await receive(agent, { requestId });
    expect(first.data).toEqual({ rewards: [{ propId: 2001, count: 10_000 }], coin: 10_000 });
    expect((await receive(agent, { requestId })).data).toEqual(first.data);
    expect((await receive(agent)).code).toBe(ERROR_CODES.rewardNotDue);
    expect(await coinOf(agent)).toBe(10_000);
    expect((await ask('getExchange', agent)).data.wageringLeft).toBe(30_000);
    expect((await logOf(agent)).list).toEqual([
      { id: expect.any(String), members: 2, amount: 10_000, wagering: 30_000, at: clock.now() },
    ]);
    const record = (await ask('getRewardRecord', agent, { cursor: null, pageSize: 20 })).data.list;
    expect(record).toMatchObject([{ source: 'agent', rewards: [{ propId: 2001, count: 10_000 }] }]);
    expect(await overview(agent)).toMatchObject({
      valid: 2,
      claimable: { members: 0, amount: 0 },
      paid: { members: 2, amount: 10_000 },
      monthLeft: 28,
    });
    expect(await isSound()).toBe(true);
  });

  it('[C65] log is paged and shows no other agent’s entries', async () => {
    const agent = await newPlayer();
    for (const _ of [1, 2, 3]) {
      await newMember(agent);
      clock.advance(1);
      await receive(agent);
    }
    const first = await logOf(agent, { pageSize: 2 });
    const rest = await logOf(agent, { pageSize: 2, cursor: first.nextCursor });
    expect([first.list.length, rest.list.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect((await logOf(await newPlayer())).list).toEqual([]);
  });

  it('[C68] amount of one member is claimed alone, that of another agent’s member is not, and the rest at once', async () => {
    const [agent, stranger] = [await newPlayer(), await newPlayer()];
    const members = [await newMember(agent), await newMember(agent), await newMember(agent)];
    const foreign = await newMember(stranger);
    await qualify();
    const [first] = members;
    expect((await receiveOne(agent, first?.id ?? '')).data.coin).toBe(5_000);
    expect((await receiveOne(agent, first?.id ?? '')).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await receiveOne(agent, foreign.id)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await receiveOne(agent, randomUUID())).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await receiveOne(agent, null)).data.coin).toBe(15_000);
    expect((await overview(stranger)).claimable.members).toBe(1);
  });

  it('[C67, C68] 16 claims at once pay each member once', async () => {
    const agent = await newPlayer();
    const member = await newMember(agent);
    for (const _ of [1, 2]) await newMember(agent);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => (i % 2 ? receive(agent) : receiveOne(agent, member.id))),
    );
    const paid = answers.flatMap(({ code, data }) =>
      code === 0 ? data.rewards.map(({ count }: { count: number }) => count) : [],
    );
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(15_000);
    expect(await coinOf(agent)).toBe(15_000);
    expect(await isSound()).toBe(true);
  });

  it('[C67] month pays for the configured number of members and no more; the others can be claimed in the next', async () => {
    await setTerms({ monthMax: 2 });
    const agent = await newPlayer();
    for (const _ of [1, 2, 3]) await newMember(agent);
    await qualify();
    expect(await overview(agent)).toMatchObject({
      claimable: { members: 2, amount: 10_000 },
      waiting: 1,
      monthLeft: 2,
      nextMonthAt: Date.UTC(2027, 3, 1),
    });
    expect((await receive(agent)).data.coin).toBe(10_000);
    expect((await receive(agent)).code).toBe(ERROR_CODES.rewardNotDue);
    expect(await dotOf(agent)).toBe(false);
    await platform.at(Date.UTC(2027, 3, 1), agent, async () => {
      expect(await dotOf(agent)).toBe(true);
      expect((await receive(agent)).data.coin).toBe(15_000);
    });
  });

  it('[C67] change of the terms takes nothing from members who were valid before', async () => {
    const agent = await newPlayer();
    await newMember(agent);
    await qualify();
    await setTerms({ amount: 1_000, multiple: 10 });
    await newMember(agent);
    expect((await receive(agent)).data.coin).toBe(6_000);
    expect((await ask('getExchange', agent)).data.wageringLeft).toBe(25_000);
  });

  it('[C67] commission is the same whatever the member won, lost or deposited', async () => {
    const agent = await newPlayer();
    const [lost, won] = [await newMember(agent), await newMember(agent)];
    await deposit(won);
    await sql`update player_days set won = staked * 4 where player_id = ${won.id}`;
    await qualify();
    const amounts = [await stateOf(agent, lost), await stateOf(agent, won)].map(({ amount }) => amount);
    expect(amounts).toEqual([5_000, 5_000]);
  });

  it.each(['excluded', 'restricted', 'closed'])(
    '[C67] member who is %s never counts anew, and between validity and claim is held',
    async (status) => {
      const agent = await newPlayer();
      const [late, early, other] = [await newMember(agent), await newMember(agent), await newMember(agent)];
      await sql`update players set status = ${status} where id = ${late.id}`;
      await qualify();
      await sql`update players set status = ${status} where id = ${early.id}`;
      expect(await overview(agent)).toMatchObject({ valid: 1, held: 1, claimable: { members: 1 } });
      expect((await receiveOne(agent, early.id)).code).toBe(ERROR_CODES.rewardNotDue);
      expect((await receive(agent)).data.coin).toBe(5_000);
      for (const member of [late, early])
        expect(await stateOf(agent, member)).toMatchObject({
          state: 'held',
          missing: [],
          reasons: ['account'],
        });
      expect((await stateOf(agent, other)).state).toBe('paid');
      expect(await dotOf(agent)).toBe(false);
    },
  );

  it('[C67] agent on a break is paid nothing, and is paid after it', async () => {
    const agent = await newPlayer();
    await newMember(agent);
    await qualify();
    await sql`
      insert into player_protection (player_id, break_until) values (${agent.id}, ${clock.now() + 1_000})
      on conflict (player_id) do update set break_until = excluded.break_until`;
    expect((await receive(agent)).code).toBe(ERROR_CODES.onBreak);
    expect((await overview(agent)).canClaim).toBe(false);
    expect(await dotOf(agent)).toBe(false);
    clock.advance(1_000);
    expect((await receive(agent)).data.coin).toBe(5_000);
  });
});

describe('red dot of the agent', () => {
  it('[D08] agent5AwardFlag is on while commission can be claimed, and off before and after', async () => {
    const agent = await newPlayer();
    expect(await dotOf(agent)).toBe(false);
    await newMember(agent);
    await qualify();
    expect(await dotOf(agent)).toBe(true);
    await sql`update activities set is_on = false where id = 41`;
    expect(await dotOf(agent)).toBe(false);
    await sql`update activities set is_on = true where id = 41`;
    await receive(agent);
    expect(await dotOf(agent)).toBe(false);
  });
});
