import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ActivityId } from '../../../contract/ids.ts';
import type { SignUpBonus } from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { hooks } from '../../../server/modules.ts';
import { signUpBonusConfig } from '../../../server/onboarding/onboarding-config.ts';
import { isDepositNeeded } from '../../../server/rewards/public/free-bonus-deposit.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY, useRewards } from '../rewards/rewards-platform.ts';

const { sql, clock, newPlayer, newId, ask, claim, at, coinOf } = useRewards();
const ID = ActivityId.signUpBonus;
const TERMS = { amount: 5_000, multiple: 5, days: 14, budget: 5_000_000 };
const setTerms = (change: Partial<typeof TERMS> = {}) =>
  writeConfig(sql, signUpBonusConfig, { ...TERMS, ...change }, clock.now());
const bonusOf = async (player: TestPlayer): Promise<SignUpBonus> =>
  (await ask('getSignUpBonus', player)).data;
const stateOf = async (player: TestPlayer) => (await bonusOf(player)).state;
const flagOf = async (player: TestPlayer): Promise<boolean> =>
  (await ask('activityGetStatusList', player)).data.hasSignUpBonus;
const receive = (player: TestPlayer, body: Record<string, unknown> = {}) =>
  claim('receiveSignUpBonus', player, body);
const setKyc = ({ id }: TestPlayer, state: number) =>
  sql`update players set kyc_state = ${state} where id = ${id}`;
const useDevice = ({ id }: TestPlayer, name: string) => sql`
  insert into player_devices (player_id, device_hash, last_at) values (${id}, ${Buffer.from(name)}, ${clock.now()})`;
const showDocument = ({ id }: TestPlayer, mark: string) => sql`
  insert into kyc_attempts (player_id, id, ordinal, state, submitted_at, decided_at, real_name, document_kind, document_mark)
  values (${id}, ${newId()}, 1, 'approved', ${clock.now()}, ${clock.now()}, 'Ana Cruz', 'passport', ${Buffer.from(mark)})`;

beforeEach(() => setTerms());

describe('sign-up bonus', () => {
  it('[C20] [D06] identified newcomer reads the terms and claims the bonus once', async () => {
    const player = await newPlayer();
    expect(await bonusOf(player)).toEqual({
      amount: 5_000,
      multiple: 5,
      wagering: 25_000,
      cost: expect.any(Number),
      days: 14,
      state: 'open',
      endsAt: clock.now() + 14 * DAY,
      canClaim: true,
    });
    const requestId = randomUUID();
    const claimed = await receive(player, { requestId });
    expect(claimed.data).toEqual({ rewards: [{ propId: 2001, count: 5_000 }], coin: 5_000 });
    expect((await receive(player, { requestId })).data).toEqual(claimed.data);
    expect((await receive(player)).code).toBe(ERROR_CODES.rewardClaimed);
    expect(await stateOf(player)).toBe('claimed');
    expect(await coinOf(player)).toBe(5_000);
    const { list } = (await ask('getRewardRecord', player, { cursor: null, pageSize: 20 })).data;
    expect(list).toMatchObject([{ source: 'signUpBonus', rewards: [{ propId: 2001, count: 5_000 }] }]);
  });

  it('[C20] bonus adds its wagering, and is paid out only after one paid deposit', async () => {
    const player = await newPlayer();
    expect(await isDepositNeeded(sql, hooks, player.id)).toBe(false);
    await receive(player);
    expect(await isDepositNeeded(sql, hooks, player.id)).toBe(true);
    const { data } = await ask('getExchange', player);
    expect(JSON.stringify(data)).toContain('25000');
    const rows = await sql`select from deposits where player_id = ${player.id}`;
    expect(rows.count).toBe(0);
  });

  it('[C20] [D08] flag is on exactly while the bonus can be claimed', async () => {
    const player = await newPlayer();
    await setKyc(player, 0);
    expect([await flagOf(player), await stateOf(player)]).toEqual([false, 'unverified']);
    await setKyc(player, 1);
    expect(await flagOf(player)).toBe(false);
    await setKyc(player, 2);
    expect([await flagOf(player), await stateOf(player)]).toEqual([true, 'open']);
    await at(clock.now() + 14 * DAY - 1, player, async () => expect(await flagOf(player)).toBe(true));
    await at(clock.now() + 14 * DAY, player, async () => expect(await flagOf(player)).toBe(false));
    await sql`update activities set is_on = false where id = ${ID}`;
    expect(await flagOf(player)).toBe(false);
    await sql`update activities set is_on = true where id = ${ID}`;
    await setTerms({ amount: 0 });
    expect(await flagOf(player)).toBe(false);
    await setTerms({ budget: 4_999 });
    expect(await flagOf(player)).toBe(false);
    await setTerms();
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect(await flagOf(player)).toBe(false);
    await sql`delete from player_protection where player_id = ${player.id}`;
    expect(await flagOf(player)).toBe(true);
    await receive(player);
    expect(await flagOf(player)).toBe(false);
  });

  it('[C90] claims at once grant the bonus once', async () => {
    const player = await newPlayer();
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await receive(player)).code));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await coinOf(player)).toBe(5_000);
  });

  it('[C90] declined bonus is not offered again, and a claimed one can’t be declined', async () => {
    const [modest, quick] = [await newPlayer(), await newPlayer()];
    for (const _ of ['first', 'repeat'])
      expect((await ask('declineSignUpBonus', modest)).data).toEqual({ state: 'declined' });
    expect([await flagOf(modest), await stateOf(modest)]).toEqual([false, 'declined']);
    expect((await receive(modest)).code).toBe(ERROR_CODES.signUpBonusDeclined);
    await receive(quick);
    expect((await ask('declineSignUpBonus', quick)).code).toBe(ERROR_CODES.rewardClaimed);
  });

  it('[C90] decline and claim at once leave one of them', async () => {
    const player = await newPlayer();
    const [claimed, declined] = await Promise.all([receive(player), ask('declineSignUpBonus', player)]);
    expect([claimed.code, declined.code].filter((code) => code === 0)).toHaveLength(1);
    expect(await coinOf(player)).toBe(claimed.code === 0 ? 5_000 : 0);
  });

  it('[C90] account that is older than the activity, late or not identified is refused with the reason', async () => {
    const [old, late, unknown] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const [{ startAt }] = await sql<[{ startAt: number }]>`select start_at from activities where id = ${ID}`;
    await sql`update players set created_at = ${startAt - 1} where id = ${old.id}`;
    await setKyc(unknown, 3);
    expect(await bonusOf(old)).toMatchObject({ state: 'none', endsAt: null, canClaim: false });
    expect((await receive(old)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await receive(unknown)).code).toBe(ERROR_CODES.kycMissing);
    await at(clock.now() + 14 * DAY, late, async () => {
      expect(await stateOf(late)).toBe('late');
      expect((await receive(late)).code).toBe(ERROR_CODES.signUpBonusLate);
    });
  });

  it.each([
    ['device', useDevice],
    ['identity document', showDocument],
  ] as const)('[C90] one %s brings the bonus once, also for two claims at once', async (kind, mark) => {
    const [first, second, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const player of [first, second, third]) await mark(player, `same ${kind}`);
    expect(await flagOf(third)).toBe(true);
    const codes = await Promise.all([first, second].map(async (player) => (await receive(player)).code));
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, ERROR_CODES.signUpBonusTaken]);
    expect([await flagOf(third), await stateOf(third)]).toEqual([false, 'taken']);
    expect((await receive(third)).code).toBe(ERROR_CODES.signUpBonusTaken);
  });

  it('[C90] budget is never exceeded by claims at once', async () => {
    const [{ spent }] = await sql<[{ spent: number }]>`
      select spent from reward_budgets where source = 'signUpBonus'`;
    await setTerms({ budget: spent + 12_000 });
    const players = await Promise.all(Array.from({ length: 5 }, newPlayer));
    const codes = await Promise.all(players.map(async (player) => (await receive(player)).code));
    expect(codes.filter((code) => code === 0)).toHaveLength(2);
    expect(codes.filter((code) => code === ERROR_CODES.rewardBudgetSpent)).toHaveLength(3);
  });

  it('[R51] [C90] claim of an excluded player, and one after the activity’s end, is refused', async () => {
    const [excluded, player] = [await newPlayer(), await newPlayer()];
    await sql`update players set status = 'excluded' where id = ${excluded.id}`;
    // An exclusion ends the session, whatever is asked for.
    expect([ERROR_CODES.selfExcluded, ERROR_CODES.sessionEnded]).toContain((await receive(excluded)).code);
    expect(await coinOf(excluded)).toBe(0);
    const [{ endAt }] = await sql<[{ endAt: number }]>`select end_at from activities where id = ${ID}`;
    const end = clock.now() + DAY;
    await sql`update activities set end_at = ${end} where id = ${ID}`;
    expect((await bonusOf(player)).endsAt).toBe(end);
    await at(end, player, async () => {
      expect((await receive(player)).code).toBe(ERROR_CODES.activityClosed);
      expect((await ask('declineSignUpBonus', player)).code).toBe(ERROR_CODES.activityClosed);
    });
    await at(end - 1, player, async () => expect((await receive(player)).code).toBe(0));
    await sql`update activities set end_at = ${endAt} where id = ${ID}`;
  });
});
