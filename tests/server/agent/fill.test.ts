import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { maskName } from '../../../server/names/mask-name.ts';
import type { TestPlayer } from '../games/platform.ts';
import { useAgents } from './agent-platform.ts';
import { TERMS } from './terms.ts';

const { sql, clock, newPlayer, ask, deposit, overview, codeOf, accountOf, at } = useAgents();

const fill = (player: TestPlayer, pid: string) => ask('agentFill', player, { pid });
const fillWith = async (player: TestPlayer, inviter: TestPlayer) => fill(player, await codeOf(inviter));
const inviterOf = async ({ id }: TestPlayer) => {
  const [row] = await sql<{ invitedBy: string | null }[]>`select invited_by from players where id = ${id}`;
  return row?.invitedBy ?? null;
};
/** Players one after the other, as people register. */
async function newPlayers(count: number): Promise<TestPlayer[]> {
  const players: TestPlayer[] = [];
  for (let i = 0; i < count; i += 1) {
    clock.advance(1);
    players.push(await newPlayer());
  }
  // Codes are as registration makes them: in capitals.
  for (const { id } of players)
    await sql`update players set invite_code = ${randomUUID().slice(-12).toUpperCase()} where id = ${id}`;
  return players;
}
const pair = async () => (await newPlayers(2)) as [TestPlayer, TestPlayer];

afterEach(async () => {
  await sql`update activities set is_on = true`;
});

describe('code of the inviter', () => {
  it('[C40] code in any case names the inviter, who then has a member; a repeat gets the same answer', async () => {
    const [friend, player] = await pair();
    expect((await overview(player)).fill).toEqual({
      state: 'open',
      until: expect.any(Number),
    });
    const first = await fill(player, ` ${(await codeOf(friend)).toLowerCase()} `);
    expect(first.data).toEqual({ name: maskName(await accountOf(friend)) });
    expect((await fillWith(player, friend)).data).toEqual(first.data);
    expect(await inviterOf(player)).toBe(friend.id);
    expect((await overview(friend)).members).toBe(1);
    expect((await overview(player)).fill).toEqual({ state: 'done', until: null });
  });

  it('[C40] second code is refused, and 16 codes at once set one inviter', async () => {
    const [friend, other, player] = await newPlayers(3);
    if (!friend || !other || !player) throw new Error('no players');
    const codes = [await codeOf(friend), await codeOf(other)];
    const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => fill(player, codes[i % 2] ?? '')));
    const names = new Set(answers.flatMap(({ code, data }) => (code === 0 ? [data.name] : [])));
    const refused = answers.filter(({ code }) => code === ERROR_CODES.agentFilled);
    expect([names.size, refused.length]).toEqual([1, 8]);
    expect((await overview(friend)).members + (await overview(other)).members).toBe(1);
  });

  it('[C40] own code, an unknown one and that of a closed account are refused', async () => {
    const [friend, player] = await pair();
    expect((await fillWith(player, player)).code).toBe(ERROR_CODES.agentOwnCode);
    expect((await fill(player, 'NOBODY')).code).toBe(ERROR_CODES.inviteCodeUnknown);
    await sql`update players set status = 'closed' where id = ${friend.id}`;
    expect((await fillWith(player, friend)).code).toBe(ERROR_CODES.inviteCodeUnknown);
    expect(await inviterOf(player)).toBeNull();
  });

  it.each([2, 3, 5])('[C40] ring of %i agents is refused, also when all ask at once', async (count) => {
    const ring = await newPlayers(count);
    const next = (i: number) => ring[(i + 1) % count] as TestPlayer;
    const answers = await Promise.all(ring.map((player, i) => fillWith(player, next(i))));
    expect(answers.filter(({ code }) => code === ERROR_CODES.agentRing)).toHaveLength(count - 1);
    // The other way round each is invited by the one before, but for the first, who is older than all.
    await Promise.all(ring.map((player, i) => fillWith(player, ring[(i + count - 1) % count] as TestPlayer)));
    expect(await Promise.all(ring.map(inviterOf))).toEqual([
      null,
      ...Array(count - 1).fill(expect.any(String)),
    ]);
    for (const player of ring) {
      const seen = new Set([player.id]);
      for (let id = await inviterOf(player); id; id = await inviterOf({ id, sessionId: '' })) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
    }
  });

  it('[C40] code is refused after the stated time, after a deposit, and while the activity is stopped', async () => {
    const [friend, player] = await pair();
    const end = clock.now() + TERMS.fillHours * 3_600_000;
    await at(end, player, async () => {
      expect((await fillWith(player, friend)).code).toBe(ERROR_CODES.agentFillLate);
      expect((await overview(player)).fill).toEqual({ state: 'closed', until: null });
    });
    await sql`update activities set is_on = false where id = 41`;
    expect((await fillWith(player, friend)).code).toBe(ERROR_CODES.activityClosed);
    await sql`update activities set is_on = true where id = 41`;
    await deposit(player);
    expect((await fillWith(player, friend)).code).toBe(ERROR_CODES.agentFillDeposited);
    expect(await inviterOf(player)).toBeNull();
  });
});
