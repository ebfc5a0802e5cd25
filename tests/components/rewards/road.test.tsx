import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { receiveVipBonusUser } from '../../../contract/rewards/vip-calls.ts';
import { claimFlightStore } from '../../../src/session/claims/claim-flight.ts';
import { overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { RoadMirror } from '../../../src/stage/mirror/road-mirror.tsx';
import { roadStore } from '../../../src/stage/mirror/road-store.ts';
import { showOverlay, showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerVip, someVip, VIP_CONFIG } from './vip-answers.ts';

const MEMBER = { player: { id: 7 }, config: VIP_CONFIG };
const showRoad = () => showPart(<RoadMirror />, ['vip', 'rewards', 'lobby'], MEMBER);
const medals = () => within(screen.getByRole('list')).getAllByRole('button');
const open = () => overlayStore.getState().stack.map(({ name, props }) => [name, props]);

// The test's window has no layout: the road is as large as on a phone, and is at once where it is scrolled to.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(412);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(503);
  document.documentElement.dataset.motion = 'calm';
});
afterEach(() => {
  delete document.documentElement.dataset.motion;
  vi.restoreAllMocks();
  overlayStore.setState({ stack: [] });
  claimFlightStore.setState({ flight: null, held: cents(0) });
});

describe('VIP road as a page', () => {
  it('[R62] [D07] [K10] each of 31 levels is a button that says its theme, its rewards and whether it was reached', async () => {
    answerVip(someVip(7));
    await showRoad();
    await screen.findByRole('heading', { name: 'VIP road' });
    expect(medals()).toHaveLength(31);
    const label = (level: number) => medals()[level]?.getAttribute('aria-label');
    expect(label(7)).toBe(
      'Level 7, Silver Stalls. From ₱44,300.00 in bets. Level-up reward: ₱6.00. Weekly sign-in reward: 92 points (worth ₱0.09). Monthly reward: 553 points (worth ₱0.55). You are here. Reward to claim',
    );
    expect(label(6)).toMatch(/^Level 6, Silver Stalls\. From ₱27,900\.00 in bets\. .*\. Reached$/);
    expect(label(30)).toMatch(/^Level 30, Crown Box\. .*\. Not reached yet$/);
    expect(label(0)).toBe('Level 0, Bronze Foyer. From ₱0.00 in bets. Reached');
  });

  it('[R62] own level is the one stop for Tab; arrows, Home and End walk from there', async () => {
    answerVip(someVip(7));
    const { user } = await showRoad();
    await screen.findByRole('list');
    expect(medals().flatMap(({ tabIndex }, level) => (tabIndex === 0 ? [level] : []))).toEqual([7]);
    act(() => medals()[7]?.focus());
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(document.activeElement).toBe(medals()[9]);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(medals()[8]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(medals()[30]);
    await user.keyboard('{ArrowRight}{Home}');
    expect(document.activeElement).toBe(medals()[0]);
    await user.keyboard('{Enter}');
    expect(open()).toEqual([['vip-gift', { level: 0 }]]);
  });

  it('[R62] start of the road has no reward, whatever the server says of it', async () => {
    const levels = someVip(0).levels.map((step) =>
      step.level === 0 ? { ...step, state: 'open' as const } : step,
    );
    answerVip(someVip(0, { levels }));
    await showRoad();
    await screen.findByRole('list');
    expect(medals()[0]?.getAttribute('aria-label')).toBe(
      'Level 0, Bronze Foyer. From ₱0.00 in bets. You are here',
    );
  });

  it('[R62] level with the focus comes to the front, and so does the next or the last one by its button', async () => {
    answerVip(someVip(7));
    const { user } = await showRoad();
    const way = (await screen.findByRole('list')).parentElement as HTMLElement;
    const pitch = roadStore.getState().layout?.pitch ?? Number.NaN;
    const front = () => Math.round(way.scrollLeft / pitch);
    // The test's window scrolls without a word.
    const hear = () => act(() => way.dispatchEvent(new Event('scroll')));
    const boxOf = (level: number) => medals()[level]?.closest('li')?.style;
    expect(front()).toBe(7);
    expect(Number.parseFloat(boxOf(7)?.top ?? '')).toBeGreaterThan(Number.parseFloat(boxOf(8)?.top ?? ''));
    expect(Number.parseFloat(boxOf(6)?.left ?? ''), 'a level that was passed lies off the road').toBeLessThan(
      0,
    );
    act(() => medals()[30]?.focus());
    expect(front()).toBe(30);
    hear();
    expect(Number.parseFloat(boxOf(30)?.left ?? '')).toBeGreaterThan(0);
    expect(Number.parseFloat(boxOf(7)?.left ?? '')).toBeLessThan(0);
    expect(screen.getByRole('button', { name: 'Higher level' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Lower level' }));
    expect(front()).toBe(29);
  });

  it('[R62] mouse that draws the road along presses nothing', async () => {
    answerVip(someVip(7));
    const { user } = await showRoad();
    await screen.findByRole('list');
    const target = medals()[7] as HTMLElement;
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
    const { unmount } = await showRoad();
    await screen.findByRole('list');
    const { layout, content } = roadStore.getState();
    expect([layout?.count, layout?.width, layout?.height, content?.here]).toEqual([31, 412, 503, 7]);
    unmount();
    expect(roadStore.getState()).toEqual({ layout: null, content: null });
  });

  it('[R62] [C48] at the highest level a paused one counts as reached', async () => {
    answerVip(someVip(30, { vip: 29 }));
    await showRoad();
    await screen.findByRole('list');
    expect(medals()[29]?.getAttribute('aria-current')).toBe('step');
    expect(medals()[30]?.getAttribute('aria-label')).toMatch(/Reached\. Reward to claim$/);
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
    expect(dialog.textContent).toContain('Weekly sign-in reward92 points (worth ₱0.09)');
    expect(dialog.textContent).toContain('Monthly reward553 points (worth ₱0.55)');
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
