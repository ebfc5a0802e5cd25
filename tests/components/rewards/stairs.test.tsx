import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { receiveVipBonusUser } from '../../../contract/rewards/vip-calls.ts';
import { claimFlightStore } from '../../../src/session/claim-flight.ts';
import { overlayStore } from '../../../src/session/overlay-store.ts';
import { profileStore } from '../../../src/session/profile-store.ts';
import { StairsMirror } from '../../../src/stage/mirror/stairs-mirror.tsx';
import { stairsStore } from '../../../src/stage/mirror/stairs-store.ts';
import { showOverlay, showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerVip, someVip, VIP_CONFIG } from './vip-answers.ts';

const MEMBER = { player: { id: 7 }, config: VIP_CONFIG };
const showStairs = () => showPart(<StairsMirror />, ['vip', 'rewards', 'lobby'], MEMBER);
const steps = () => within(screen.getByRole('list')).getAllByRole('button');
const open = () => overlayStore.getState().stack.map(({ name, props }) => [name, props]);

// The test's window has no layout: the stairs are as wide as a phone.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(412);
});
afterEach(() => {
  vi.restoreAllMocks();
  overlayStore.setState({ stack: [] });
  claimFlightStore.setState({ flight: null, held: cents(0) });
});

describe('VIP stairs as a page', () => {
  it('[R62] [D07] [K10] each of 31 levels is a button that says its balcony, its rewards and whether it was reached', async () => {
    answerVip(someVip(7));
    await showStairs();
    await screen.findByRole('heading', { name: 'VIP staircase' });
    expect(steps()).toHaveLength(31);
    const label = (level: number) => steps()[level]?.getAttribute('aria-label');
    expect(label(7)).toBe(
      'Level 7, Silver Stalls. From ₱44,300.00 in bets. Level-up reward: ₱6.00. Weekly sign-in reward: 92 points. Monthly reward: 553 points. You are here. Reward to claim',
    );
    expect(label(6)).toMatch(/^Level 6, Silver Stalls\. From ₱27,900\.00 in bets\. .*\. Reached$/);
    expect(label(30)).toMatch(/^Level 30, Crown Box\. .*\. Not reached yet$/);
    expect(label(0)).toBe('Level 0, Bronze Foyer. From ₱0.00 in bets. Reached');
  });

  it('[R62] own step is the one stop for Tab; arrows, Home and End walk from there', async () => {
    answerVip(someVip(7));
    const { user } = await showStairs();
    await screen.findByRole('list');
    expect(steps().flatMap(({ tabIndex }, level) => (tabIndex === 0 ? [level] : []))).toEqual([7]);
    act(() => steps()[7]?.focus());
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(document.activeElement).toBe(steps()[9]);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(steps()[8]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(steps()[30]);
    await user.keyboard('{ArrowRight}{Home}');
    expect(document.activeElement).toBe(steps()[0]);
    await user.keyboard('{Enter}');
    expect(open()).toEqual([['vip-gift', { level: 0 }]]);
  });

  it('[R62] foot of the stairs has no reward, whatever the server says of it', async () => {
    const levels = someVip(0).levels.map((step) =>
      step.level === 0 ? { ...step, state: 'open' as const } : step,
    );
    answerVip(someVip(0, { levels }));
    await showStairs();
    await screen.findByRole('list');
    expect(steps()[0]?.getAttribute('aria-label')).toBe(
      'Level 0, Bronze Foyer. From ₱0.00 in bets. You are here',
    );
  });

  it('[R62] mouse that draws the stairs along presses nothing', async () => {
    answerVip(someVip(7));
    const { user } = await showStairs();
    await screen.findByRole('list');
    const target = steps()[7] as HTMLElement;
    const way = target.closest('ol')?.parentElement as HTMLElement;
    const from = way.scrollLeft;
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 200, clientY: 10 } },
      { target, coords: { clientX: 140, clientY: 10 } },
      { keys: '[/MouseLeft]', target },
    ]);
    expect(way.scrollLeft).toBe(from + 60);
    expect(open()).toEqual([]);
    await user.click(target);
    expect(open()).toEqual([['vip-gift', { level: 7 }]]);
  });

  it('[R62] stage hears of layout and content with the page, and of none once it has gone', async () => {
    answerVip(someVip(7));
    const { unmount } = await showStairs();
    await screen.findByRole('list');
    const { layout, content } = stairsStore.getState();
    expect([layout?.count, content?.here]).toEqual([31, 7]);
    expect(content?.progress).toEqual({ index: 8, share: 0 });
    unmount();
    expect(stairsStore.getState()).toEqual({ layout: null, content: null });
  });

  it('[R62] [C48] highest level has no way to go, and a paused one counts as reached', async () => {
    answerVip(someVip(30, { vip: 29 }));
    await showStairs();
    await screen.findByRole('list');
    expect(stairsStore.getState().content?.progress).toBeNull();
    expect(steps()[29]?.getAttribute('aria-current')).toBe('step');
    expect(steps()[30]?.getAttribute('aria-label')).toMatch(/Reached\. Reward to claim$/);
  });
});

describe('gift of a VIP level', () => {
  const button = () => screen.findByRole('button', { name: 'Claim level 7 reward' });

  it('[O12] [C49] overlay says what the level holds; its reward is claimed once, and flies to the balance', async () => {
    answerVip(someVip(7));
    server().answer(receiveVipBonusUser, () => {
      answerVip(someVip(7, { levels: someVip(8).levels }));
      return { coin: cents(60_600), rewards: [{ propId: 2001, count: 600 }] };
    });
    const { user } = await showOverlay('vip-gift', { level: 7 }, MEMBER);
    const dialog = await screen.findByRole('dialog', { name: 'Level 7' });
    await within(dialog).findByText('Silver Stalls');
    expect(dialog.textContent).toContain('From ₱44,300.00 in bets');
    expect(within(dialog).getByText('₱6.00')).toBeTruthy();
    expect(dialog.textContent).toContain('Weekly sign-in reward92 points');
    expect(dialog.textContent).toContain('Monthly reward553 points');
    await user.dblClick(await button());
    expect(await screen.findByText('₱6.00 added')).toBeTruthy();
    expect(server().asked(receiveVipBonusUser)).toMatchObject([{ level: 7, requestId: expect.any(String) }]);
    expect(profileStore.getState().user?.coin).toBe(60_600);
    expect(claimFlightStore.getState().flight?.to).toBe('balance');
    await waitFor(() => expect(open()).toEqual([]));
  });

  it('[O12] level that was not reached, or whose reward was claimed, has nothing to press', async () => {
    answerVip(someVip(7));
    await showOverlay('vip-gift', { level: 8 }, MEMBER);
    expect(await screen.findByText('Not reached yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    await showOverlay('vip-gift', { level: 6 }, MEMBER);
    expect(await screen.findByText('Claimed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('[O12] on a break the reward waits, and the overlay says so', async () => {
    answerVip(someVip(7, { canClaim: false }));
    await showOverlay('vip-gift', { level: 7 }, MEMBER);
    expect(await screen.findByText(/^You can’t claim rewards right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });
});
