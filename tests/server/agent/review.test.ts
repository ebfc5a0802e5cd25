import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import type { TestPlayer } from '../games/platform.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { useAgents } from './agent-platform.ts';

const platform = useAgents();
const { sql, clock, newPlayer, newMember, qualify, coinOf, play, accountOf } = platform;
const { overview, stateOf, membersOf, receive, dotOf } = platform;

const byOne = (...words: string[]) => operate(sql, clock.now(), 'olive', words);
const byTwo = (...words: string[]) => operateByTwo(sql, clock.now(), words);

const useDevice = ({ id }: TestPlayer, name: string) => sql`
  insert into player_devices (player_id, device_hash, last_at)
  values (${id}, ${createHash('sha256').update(name).digest()}, ${clock.now()})`;
const liveAt = ({ id }: TestPlayer, line: string, city: string) => sql`
  insert into player_details (player_id, address_line, city, updated_at)
  values (${id}, ${line}, ${city}, ${clock.now()})`;
const handIn = ({ id }: TestPlayer, mark: string) => sql`
  insert into kyc_attempts (player_id, id, ordinal, state, submitted_at, decided_at, real_name, document_kind, document_mark)
  values (${id}, ${randomUUID()}, 1, 'approved', ${clock.now()}, ${clock.now()}, 'A B', 'passport', ${Buffer.from(mark)})`;
const payTo = ({ id }: TestPlayer, number: string) => sql`
  insert into payout_accounts (player_id, bank_id, kind, institution_id, holder, number, is_default, created_at)
  values (${id}, 1, 'bank', 1, 'A B', ${number}, true, ${clock.now()})`;

type Share = (agent: TestPlayer, member: TestPlayer, name: string) => Promise<unknown>;
const both =
  (share: (player: TestPlayer, name: string) => Promise<unknown>): Share =>
  async (agent, member, name) => {
    await share(agent, name);
    await share(member, name);
  };

describe('review of members', () => {
  it.each<[string, Share]>([
    ['sameDevice', both(useDevice)],
    [
      'sameAddress',
      async (agent, member, name) => {
        await liveAt(agent, `${name} Rizal Street`, 'Quezon City');
        await liveAt(member, `No. ${name} RIZAL ST.`, 'quezon');
      },
    ],
    ['sameDocument', both(handIn)],
    ['sameMoney', both(payTo)],
    ['noPlay', (_agent, member) => play(member, 1)],
  ])('[C66] member is held for %s, and pays nothing before a review', async (reason, share) => {
    const agent = await newPlayer();
    const member = await newMember(agent);
    await share(agent, member, `12${reason}`);
    await qualify();
    expect(await stateOf(agent, member)).toMatchObject({ state: 'held', reasons: [reason], amount: 5_000 });
    expect(await overview(agent)).toMatchObject({ valid: 0, held: 1, claimable: { members: 0, amount: 0 } });
    expect(await dotOf(agent)).toBe(false);
    expect((await receive(agent)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await membersOf(agent, { filter: 'held' })).list).toHaveLength(1);
  });

  it('[C66] two members of one agent on one device are both held, with a stranger’s they are not', async () => {
    const agent = await newPlayer();
    const [a, b, c] = [await newMember(agent), await newMember(agent), await newMember(agent)];
    const device = randomUUID();
    for (const player of [a, b]) await useDevice(player, device);
    const cafe = randomUUID();
    for (const player of [c, await newPlayer()]) await useDevice(player, cafe);
    await qualify();
    const states = await Promise.all([a, b, c].map((member) => stateOf(agent, member)));
    expect(states.map(({ state }) => state)).toEqual(['held', 'held', 'valid']);
  });

  it('[C67] what comes up between validity and claim holds the member, and the claim pays the others', async () => {
    const agent = await newPlayer();
    const [honest, other] = [await newMember(agent), await newMember(agent)];
    await qualify();
    await payTo(agent, '990011');
    await payTo(other, '990011');
    expect((await receive(agent)).data.coin).toBe(5_000);
    expect((await stateOf(agent, honest)).state).toBe('paid');
    expect(await stateOf(agent, other)).toMatchObject({ state: 'held', reasons: ['sameMoney'] });
  });

  it('[C66] operator sees agents to review and their members, and approves with a second operator', async () => {
    const agent = await newPlayer();
    const member = await newMember(agent);
    await play(member, 1);
    await qualify();
    const [name, agentName] = [await accountOf(member), await accountOf(agent)];
    expect(await byOne('agent', 'list')).toContain(`${agentName}\t1 members\t1 to review`);
    expect(await byOne('agent', 'show', agentName)).toContain(`${name}\theld\tnoPlay\t₱50.00`);
    expect(await byOne('agent', 'approve', name)).toContain('act approve');
    expect((await stateOf(agent, member)).state).toBe('held');
    expect(await byTwo('agent', 'approve', name)).toContain('valid; the agent may claim ₱50.00');
    await expect(byTwo('agent', 'approve', name)).rejects.toThrow(/valid already/);
    expect((await receive(agent)).data.coin).toBe(5_000);
    await expect(byOne('agent', 'reject', name, 'noPlay')).rejects.toThrow(/paid already/);
    const [audit] = await sql`
      select details from audit_log where act = 'agent approve' and subject = ${member.id}`;
    expect(audit?.details).toMatchObject({ agent: agent.id, reasons: ['noPlay'], askedBy: 'olive' });
  });

  it('[C66] operator rejects with a reason that the agent reads, and what was found stays in the audit log', async () => {
    const agent = await newPlayer();
    const member = await newMember(agent);
    await qualify();
    const name = await accountOf(member);
    await expect(byOne('agent', 'reject', name, 'because')).rejects.toThrow(/There is no reason "because"/);
    await byOne('agent', 'reject', name, 'sameAddress', 'moved', 'in', 'yesterday');
    expect(await stateOf(agent, member)).toMatchObject({ state: 'rejected', reasons: ['sameAddress'] });
    expect((await receive(agent)).code).toBe(ERROR_CODES.rewardNotDue);
    expect(await coinOf(agent)).toBe(0);
    const [audit] = await sql`
      select details from audit_log where act = 'agent reject' and subject = ${member.id}`;
    expect(audit?.details).toMatchObject({ reason: 'sameAddress', found: 'moved in yesterday' });
  });

  it('[C66] operator cannot approve the agent’s reward for a member who is barred from playing', async () => {
    const agent = await newPlayer();
    const member = await newMember(agent);
    await play(member, 1);
    await qualify();
    await sql`update players set status = 'excluded' where id = ${member.id}`;
    await expect(byTwo('agent', 'approve', await accountOf(member))).rejects.toThrow(/may not play/);
    await expect(byOne('agent', 'approve', await accountOf(agent))).rejects.toThrow(/not met the conditions/);
  });

  it('[C66] approved member is not held again for what the operator has seen', async () => {
    const agent = await newPlayer();
    const member = await newMember(agent);
    await play(member, 1);
    await qualify();
    await byTwo('agent', 'approve', await accountOf(member));
    expect((await receive(agent)).data.coin).toBe(5_000);
  });
});
