import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ActivityId, LoginType } from '../../../contract/ids.ts';
import type { BindReward } from '../../../contract/onboarding/bind-calls.ts';
import { signInConfig } from '../../../server/auth/public/auth-config.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { bindConfig } from '../../../server/onboarding/onboarding-config.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY, useRewards } from '../rewards/rewards-platform.ts';
import { newPhone } from '../support/accounts.ts';

const { sql, clock, newPlayer, ask, claim, pointsOf } = useRewards();
const stateOf = async (player: TestPlayer): Promise<BindReward> => (await ask('getBindReward', player)).data;
const receive = (player: TestPlayer) => claim('receiveBindReward', player);
const doneOf = ({ steps }: BindReward) => steps.filter(({ isDone }) => isDone).map(({ way }) => way);

const setPassword = ({ id }: TestPlayer) => sql`
  insert into credentials (player_id, password_hash, changed_at) values (${id}, 'hash', ${clock.now()})`;
const setPhone = ({ id }: TestPlayer, provenAt: number | null = clock.now()) =>
  sql`update players set mobile = ${newPhone()}, mobile_proven_at = ${provenAt} where id = ${id}`;
const link = ({ id }: TestPlayer) => sql`
  insert into social_identities (provider, subject, player_id, name, mail, linked_at)
  values ('google', ${id}, ${id}, 'Ana', '', ${clock.now()})`;

describe('reward for ways to sign in', () => {
  it('[D06] [C90] account with two ways claims its points once, whenever they were added', async () => {
    const player = await newPlayer();
    await setPassword(player);
    expect(await stateOf(player)).toMatchObject({ needed: 2, state: 'missing', canClaim: true });
    expect(doneOf(await stateOf(player))).toEqual(['password']);
    expect((await receive(player)).code).toBe(ERROR_CODES.bindStepsMissing);
    await setPhone(player, null);
    expect((await stateOf(player)).state).toBe('missing');
    await setPhone(player);
    expect(doneOf(await stateOf(player))).toEqual(['phone', 'password']);
    expect((await stateOf(player)).state).toBe('open');
    expect((await receive(player)).data).toEqual({ rewards: [{ propId: 2002, count: 300 }], coin: 0 });
    expect((await stateOf(player)).state).toBe('claimed');
    expect((await receive(player)).code).toBe(ERROR_CODES.rewardClaimed);
    expect(await pointsOf(player)).toBe(300);
    const { list } = (await ask('getRewardRecord', player, { cursor: null, pageSize: 20 })).data;
    expect(list).toMatchObject([{ source: 'bind' }]);
  });

  it('[C90] account at a provider counts as a way', async () => {
    const player = await newPlayer();
    await setPassword(player);
    await link(player);
    const before = await stateOf(player);
    expect(before.steps.map(({ way }) => way)).toContain('password');
    // A provider that the platform does not offer is not a way.
    expect(before.state).toBe(doneOf(before).includes('social') ? 'open' : 'missing');
  });

  it('[C90] claims at once grant the points once', async () => {
    const player = await newPlayer();
    await setPassword(player);
    await setPhone(player);
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await receive(player)).code));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await pointsOf(player)).toBe(300);
  });

  it('[C90] platform with too few ways offers nothing', async () => {
    const player = await newPlayer();
    await setPassword(player);
    const initial = signInConfig.initial;
    await writeConfig(
      sql,
      signInConfig,
      { ...initial, otpStatus: 0, registerType: [LoginType.account] },
      clock.now(),
    );
    await writeConfig(sql, bindConfig, { points: 300, needed: 3 }, clock.now());
    const { steps, state } = await stateOf(player);
    expect(steps.map(({ way }) => way)).not.toContain('phone');
    expect(state).toBe('none');
    expect((await receive(player)).code).toBe(ERROR_CODES.rewardNotDue);
    await writeConfig(sql, signInConfig, initial, clock.now());
    await writeConfig(sql, bindConfig, { points: 300, needed: 2 }, clock.now());
  });

  it('[R51] [C90] player on a break sees the ways and gets no points', async () => {
    const player = await newPlayer();
    await setPassword(player);
    await setPhone(player);
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect(await stateOf(player)).toMatchObject({ state: 'open', canClaim: false });
    expect((await receive(player)).code).toBe(ERROR_CODES.onBreak);
    // The page helps to keep the account, so that it stays.
    expect((await ask('getActivityIds', player)).data.activityMap).toHaveProperty(String(ActivityId.bind));
  });

  it('[C90] claim is refused once the activity is stopped', async () => {
    const player = await newPlayer();
    await setPassword(player);
    await setPhone(player);
    await sql`update activities set is_on = false where id = ${ActivityId.bind}`;
    for (const { code } of [await receive(player), await ask('getBindReward', player)])
      expect(code).toBe(ERROR_CODES.activityClosed);
    await sql`update activities set is_on = true where id = ${ActivityId.bind}`;
  });
});
