import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VIP_LEVELS } from '../../../server/rewards/default-vip-levels.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { VIP_CONFIG } from '../rewards/vip-answers.ts';
import { openPage } from '../support/open-page.tsx';

const MEMBER = { id: 7, account: 'player_one', nickname: 'Somebody' };
const card = async () => within(await screen.findByRole('region', { name: 'Membership card' }));
const openCard = async (player: { vip: number; vipExp: number }, config: object = VIP_CONFIG) => {
  await openPage('/member', { player: { ...MEMBER, ...player }, config });
  return card();
};
const experienceOf = (level: number) => VIP_LEVELS[level]?.experience ?? 0;

describe('membership card', () => {
  it('[R44] card names the member, the Player ID and the level with its place', async () => {
    const shown = await openCard({ vip: 1, vipExp: experienceOf(1) });
    expect(shown.getByRole('heading', { name: 'Somebody' })).toBeTruthy();
    expect(shown.getByText('Player ID 7')).toBeTruthy();
    expect(shown.getByText('VIP level 1')).toBeTruthy();
    expect(shown.getByText('Bronze Foyer')).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Copy player ID' })).toBeTruthy();
  });

  it('[R44] bar says how far the next level is, in figures too', async () => {
    const half = (experienceOf(1) + experienceOf(2)) / 2;
    const shown = await openCard({ vip: 1, vipExp: half });
    const bar = shown.getByRole<HTMLProgressElement>('progressbar', { name: 'To level 2' });
    expect(bar.value).toBe(50);
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^₱[\d,.]+ of ₱[\d,.]+ in bets$/);
  });

  it('[R44] highest level has a full bar and no next one', async () => {
    const top = VIP_LEVELS.length - 1;
    const shown = await openCard({ vip: top, vipExp: experienceOf(top) });
    expect(shown.getByRole<HTMLProgressElement>('progressbar', { name: 'Highest level' }).value).toBe(100);
  });

  it('[R44] jewel is an ornament without a name', async () => {
    const shown = await openCard({ vip: 3, vipExp: experienceOf(3) });
    expect(shown.queryByRole('img')).toBeNull();
  });

  it('[R44] card without levels keeps the rest', async () => {
    const shown = await openCard({ vip: 0, vipExp: 0 }, { vipMap: {}, vipThemes: {} });
    expect(shown.getByRole('heading', { name: 'Somebody' })).toBeTruthy();
    expect(shown.queryByRole('progressbar')).toBeNull();
    expect(shown.queryByText(/^VIP level/)).toBeNull();
    expect(shown.getByText('Identity not verified')).toBeTruthy();
  });

  it('[R44] card keeps its frame while the member is loaded', async () => {
    await openPage('/member', { player: MEMBER, config: VIP_CONFIG });
    await card();
    profileStore.setState({ user: null });
    expect(await screen.findByText(/^Loading/)).toBeTruthy();
    expect((await card()).queryByRole('heading')).toBeNull();
  });
});
