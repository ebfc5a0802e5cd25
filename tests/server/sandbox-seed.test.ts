import { beforeAll, expect, it } from 'vitest';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { useDatabase } from './support/database.ts';
import { useApp } from './support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
beforeAll(async () => {
  await seedSandbox(database.sql, app.clock.now());
  await seedSandbox(database.sql, app.clock.now());
});

const signIn = async (account: string) =>
  (await app.call('accountLogin', { account, password: 'Marquee2026' })).data;

it('has a verified player with money and one who has to be verified', async () => {
  const ready = await signIn('player_one');
  expect(ready.userInfo).toMatchObject({ hasKyc: 2, coin: 500_000, nickname: 'Player One' });
  expect((await signIn('new_player')).userInfo).toMatchObject({ hasKyc: 0, coin: 0 });
});

it('[D09] [O17] shows sample winners as such, newest first', async () => {
  const { data } = await app.call('getJackpotDrawInfo');
  expect(data.jackpotWinnerList.length).toBeGreaterThan(4);
  const times = data.jackpotWinnerList.map(({ updateTime }: { updateTime: number }) => updateTime);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(data.jackpotWinnerList.every(({ isSample }: { isSample: boolean }) => isSample)).toBe(true);
});

it('[D09] [T12] has pools above their seeds, so that every tier has a section to move in', async () => {
  const { data } = await app.call('getJackpotDrawInfo');
  for (const { tier, seed } of data.tiers) {
    const [lowest, highest] = data[`${tier}JackpotSection`];
    expect(lowest).toBeGreaterThanOrEqual(seed);
    expect(highest).toBeGreaterThan(lowest);
  }
});

it('[V05] has people on its registers, by name and by day of birth', async () => {
  const { registration } = await import('./support/accounts.ts');
  const code = async (changes: object) =>
    (await app.call('accountRegist', { ...registration(), ...changes })).code;
  expect(await code({ account: 'restricted_one' })).toBe(2009);
  expect(await code({ birthDate: '1970-01-01' })).toBe(2009);
  expect(await code({ account: 'excluded_one' })).toBe(2010);
});
