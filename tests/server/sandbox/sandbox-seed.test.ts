import { beforeAll, expect, it } from 'vitest';
import { seedSandbox } from '../../../server/sandbox/seed.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
beforeAll(async () => {
  await seedSandbox(database.sql, app.clock.now());
  await seedSandbox(database.sql, app.clock.now());
});

const signIn = async (account: string) =>
  (await app.call('accountLogin', { account, password: 'Marquee2026' })).data;

it('sandbox has a verified player with money and an unverified one', async () => {
  const ready = await signIn('player_one');
  expect(ready.userInfo).toMatchObject({ hasKyc: 2, coin: 500_000, nickname: 'Player One' });
  expect((await signIn('new_player')).userInfo).toMatchObject({ hasKyc: 0, coin: 0 });
});

it('[D09] [O17] sample winners are marked as such, newest first', async () => {
  const { data } = await app.call('getJackpotDrawInfo');
  expect(data.jackpotWinnerList.length).toBeGreaterThan(4);
  const times = data.jackpotWinnerList.map(({ updateTime }: { updateTime: number }) => updateTime);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(data.jackpotWinnerList.every(({ isSample }: { isSample: boolean }) => isSample)).toBe(true);
});

it('[D09] [T12] pools are above their seeds, so that every tier has a section to move in', async () => {
  const { data } = await app.call('getJackpotDrawInfo');
  for (const { tier, seed } of data.tiers) {
    const [lowest, highest] = data[`${tier}JackpotSection`];
    expect(lowest).toBeGreaterThanOrEqual(seed);
    expect(highest).toBeGreaterThan(lowest);
  }
});

it('[V05] registers have people by name and by date of birth', async () => {
  const { registration } = await import('../support/accounts.ts');
  const code = async (changes: object) =>
    (await app.call('accountRegist', { ...registration(), ...changes })).code;
  expect(await code({ account: 'restricted_one' })).toBe(2009);
  expect(await code({ birthDate: '1970-01-01' })).toBe(2009);
  expect(await code({ account: 'excluded_one' })).toBe(2010);
});
