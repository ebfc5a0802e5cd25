import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VipRailCard } from '../../../src/features/rewards/vip-rail-card.tsx';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { clearRedDots, redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { showPart } from '../support/open-page.tsx';
import { VIP_CONFIG } from './vip-answers.ts';

const show = (vip: number, vipExp: number) =>
  showPart(<VipRailCard />, ['vip'], { player: { id: 7, vip, vipExp }, config: VIP_CONFIG });

afterEach(() => act(clearRedDots));

describe('VIP card of the rail', () => {
  it('[R62] card names theme and level, says how far the next one is, and leads to the levels', async () => {
    await show(7, 5_160_000);
    const card = screen.getByRole('link', { name: 'Silver Stalls Level 7 75% to level 8' });
    expect(card.getAttribute('href')).toBe('/vip/level');
    expect(card.style.getPropertyValue('--share')).toBe('0.75');
    expect(card.style.getPropertyValue('--brass-light'), 'in the colours of the level’s theme').toBe(
      '#F3F6FB',
    );
  });

  it('[R62] [D08] card says that rewards can be claimed for as long as the server’s flag is on', async () => {
    await show(7, 5_160_000);
    act(() => redDotStore.setState({ vipAwardFlag: true }));
    expect(screen.getByRole('link', { name: 'Silver Stalls Level 7 Rewards to claim' })).toBeTruthy();
    act(() => redDotStore.setState({ vipAwardFlag: false }));
    expect(screen.queryByText('Rewards to claim')).toBeNull();
  });

  it('[R62] at the highest level the bar is full, and bets beyond the next level do not overflow it', async () => {
    await show(30, 900_000_000);
    expect(screen.getByRole('link', { name: /Crown Box Level 30 You’re at the top level\./ })).toBeTruthy();
    act(() => profileStore.setState(({ user }) => ({ user: user && { ...user, vip: 6 } })));
    expect(screen.getByRole('link').style.getPropertyValue('--share')).toBe('1');
  });
});
