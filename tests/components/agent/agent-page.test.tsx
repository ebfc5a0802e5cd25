import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  agentFill,
  appAgent5User,
  appAgent5UserInviteValidReceive,
  appAgent5UserLog,
  appAgent5UserReceive,
  getAgentMembers,
  HOLD_REASONS,
} from '../../../contract/agent/agent-calls.ts';
import { cents } from '../../../contract/money.ts';
import { clearActivities } from '../../../src/session/config/activity-store.ts';
import { noteFlights } from '../mall/mall-answers.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import {
  answerAgent,
  answerMembers,
  answerPage,
  LINK,
  MEMBER,
  MEMBER_ID,
  someMember,
} from './agent-answers.ts';

const REWARDS = [{ propId: 2001, count: 5_000 }];
const tabNames = () =>
  screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]);

afterEach(() => {
  clearActivities();
  vi.restoreAllMocks();
});

describe('page of an agent', () => {
  it.each([
    ['/agent', 'Invite'],
    ['/agent?tabActive=members', 'Friends'],
    ['/agent?tabActive=commission', 'Commission'],
    ['/agent?tabActive=log', 'History'],
    ['/agent?tabActive=nowhere', 'Invite'],
  ])('[R18] %s opens on the tab %s', async (address, chosen) => {
    answerPage();
    await openPage(address, MEMBER);
    await screen.findByRole('heading', { name: '₱50 per friend' });
    expect(tabNames()).toEqual(
      ['Invite', 'Friends', 'Commission', 'History'].map((name) => [name, String(name === chosen)]),
    );
  });

  it('[R18] chosen tab stands in the address', async () => {
    answerPage();
    const { user } = await openPage('/agent', MEMBER);
    await user.click(await screen.findByRole('tab', { name: 'Commission' }));
    expect(location.search).toBe('?tabActive=commission');
    await user.click(screen.getByRole('tab', { name: 'Invite' }));
    expect(location.search).toBe('');
  });

  it('[R18] page that does not load says so and is asked for again', async () => {
    answerPage();
    server().reject(appAgent5User, 'internal');
    const { user } = await openPage('/agent', MEMBER);
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this page');
    answerAgent();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '₱50 per friend' })).toBeTruthy();
  });

  it('[R18] page is Not Found while the activity does not run', async () => {
    answerPage();
    clearActivities();
    await openPage('/agent', { ...MEMBER, config: { activities: {} } });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(server().asked(appAgent5User)).toEqual([]);
  });

  it('[C66] link, code and QR are shown, and copies tell that they were made', async () => {
    answerPage();
    const { user } = await openPage('/agent', MEMBER);
    const ticket = within(await screen.findByRole('region', { name: 'Your invitation' }));
    expect(ticket.getByText('K7Q2MX9P')).toBeTruthy();
    expect(await ticket.findByRole('img', { name: 'QR code of your link' })).toBeTruthy();
    await user.click(ticket.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(await screen.findByText('Link copied')).toBeTruthy();
    await user.click(ticket.getByRole('button', { name: 'Copy code' }));
    expect(await navigator.clipboard.readText()).toBe('K7Q2MX9P');
  });

  it('[C66] link is selected where the browser does not allow copying, and the player is told', async () => {
    answerPage();
    const { user } = await openPage('/agent', MEMBER);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/^This browser blocks copying/)).toBeTruthy();
    expect(String(getSelection())).toBe(LINK.replace('https://', ''));
  });
});

describe('friends of an agent', () => {
  const card = () => within(screen.getAllByRole('list')[0] as HTMLElement);

  it('[C66] friend under way has a lamp for each step, without amounts', async () => {
    answerPage();
    answerMembers([someMember({ state: 'progress', missing: ['deposit', 'play'], amount: null })]);
    await openPage('/agent?tabActive=members', MEMBER);
    const steps = await screen.findByRole('list', { name: 'This friend’s progress' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Identitydone', 'Depositto do', 'Betsto do']);
    expect(card().queryByText(/₱/)).toBeNull();
  });

  it.each(HOLD_REASONS)(
    '[C66] friend held for %s is told with the reason, and nothing can be claimed',
    async (reason) => {
      answerPage();
      answerMembers([someMember({ state: 'held', reasons: [reason] })]);
      await openPage('/agent?tabActive=members', MEMBER);
      expect(await screen.findByText('a***z')).toBeTruthy();
      expect(screen.getAllByText('Under review').length).toBeGreaterThan(1);
      const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(texts.at(-1)?.length).toBeGreaterThan(10);
      expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    },
  );

  it('[C68] amount of one friend is claimed once and flies to the balance', async () => {
    answerPage();
    server().answer(appAgent5UserInviteValidReceive, () => {
      answerMembers([someMember({ state: 'paid' })]);
      return { rewards: REWARDS, coin: cents(65_000) };
    });
    const flights = noteFlights();
    const { user } = await openPage('/agent?tabActive=members', MEMBER);
    await user.dblClick(await screen.findByRole('button', { name: 'Claim ₱50.00 for a***z' }));
    expect(await screen.findByText('₱50.00 added to your balance')).toBeTruthy();
    expect(await screen.findByText('You were paid ₱50.00 for this friend.')).toBeTruthy();
    expect(server().asked(appAgent5UserInviteValidReceive)).toMatchObject([{ memberId: MEMBER_ID }]);
    expect(flights).toEqual([{ to: 'balance', money: 5_000 }]);
  });

  it('[C66] chosen friends are listed alone, and an empty list says so', async () => {
    answerPage();
    server().answer(getAgentMembers, ({ filter }) => ({
      list: filter === 'held' ? [] : [someMember()],
      nextCursor: null,
    }));
    const { user } = await openPage('/agent?tabActive=members', MEMBER);
    await user.click(await screen.findByRole('radio', { name: 'Under review' }));
    expect(await screen.findByText('No one under review')).toBeTruthy();
  });

  it('[C66] agent without friends is told who will be listed', async () => {
    answerPage({ members: 0, valid: 0 });
    answerMembers([]);
    await openPage('/agent?tabActive=members', MEMBER);
    expect(await screen.findByText('No friends yet')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('commission', () => {
  it('[C67] all of it is claimed once, and a refusal stands at the button', async () => {
    answerPage();
    server().reject(appAgent5UserReceive, 'onBreak');
    const { user } = await openPage('/agent?tabActive=commission', MEMBER);
    const claim = await screen.findByRole('button', { name: 'Claim all' });
    await user.click(claim);
    expect((await screen.findByRole('alert')).textContent).toMatch(/break/);
    server().answer(appAgent5UserReceive, () => {
      answerAgent({ claimable: { members: 0, amount: cents(0) } });
      return { rewards: REWARDS, coin: cents(65_000) };
    });
    const flights = noteFlights();
    await user.click(claim);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull());
    expect(flights).toEqual([{ to: 'balance', money: 5_000 }]);
  });

  it('[C67] agent to whom nothing may be paid now sees why and no claim', async () => {
    answerPage({ canClaim: false });
    await openPage('/agent?tabActive=commission', MEMBER);
    expect(await screen.findByText(/You can’t claim anything right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull();
  });

  it('[C67] friends beyond the month are told with the day from which theirs can be claimed', async () => {
    answerPage({ waiting: 4, monthLeft: 0, claimable: { members: 0, amount: cents(0) } });
    await openPage('/agent?tabActive=commission', MEMBER);
    expect((await screen.findByText(/4 more friends are over this month’s limit/)).textContent).toContain(
      'Apr 1, 2027',
    );
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('30 of 30');
  });

  it('[C65] record lists what was claimed with its bets, and earlier ones follow', async () => {
    answerPage();
    const row = { members: 2, amount: cents(10_000), wagering: cents(30_000), at: 1_790_000_000_000 };
    server().answer(appAgent5UserLog, ({ cursor }) =>
      cursor === null
        ? { list: [{ id: '1', ...row }], nextCursor: '0192f0c0-0000-7000-8000-000000000002' }
        : { list: [{ id: '2', ...row, members: 1 }], nextCursor: null },
    );
    const { user } = await openPage('/agent?tabActive=log', MEMBER);
    expect((await screen.findByText(/^2 friends/)).closest('li')?.textContent).toMatch(
      /\+₱100\.00To bet: ₱300\.00$/,
    );
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText(/^1 friend$/)).toBeTruthy();
  });

  it('[C65] empty record says so', async () => {
    answerPage();
    await openPage('/agent?tabActive=log', MEMBER);
    expect(await screen.findByText('Nothing claimed yet')).toBeTruthy();
  });
});

describe('code of the friend who invited the player', () => {
  const open = { fill: { state: 'open', until: Date.UTC(2027, 2, 12) } } as const;

  it('[C40] code is entered once, and the form is gone', async () => {
    answerPage(open);
    server().answer(agentFill, () => {
      answerAgent({ fill: { state: 'done', until: null } });
      return { name: 'm***a' };
    });
    const { user } = await openPage('/agent', MEMBER);
    const form = within(await screen.findByRole('form', { name: 'Did a friend invite you?' }));
    await user.click(form.getByRole('button', { name: 'Submit code' }));
    expect(await form.findByText('Enter your friend’s code.')).toBeTruthy();
    await user.type(form.getByLabelText('Friend’s code'), 'ABCD2345');
    await user.click(form.getByRole('button', { name: 'Submit code' }));
    expect(await screen.findByText('m***a is saved as the friend who invited you')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server().asked(agentFill)).toMatchObject([{ pid: 'ABCD2345' }]);
  });

  it('[C40] pasted message leaves its code in the field, and a longer code is refused with its text kept', async () => {
    answerPage(open);
    const { user } = await openPage('/agent', MEMBER);
    const field = await screen.findByLabelText('Friend’s code');
    await user.click(field);
    await user.paste('Join me, my code is ABCD-2345!');
    expect(field).toHaveProperty('value', 'ABCD2345');
    await user.clear(field);
    await user.paste('ABCD23456');
    await user.click(screen.getByRole('button', { name: 'Submit code' }));
    expect(
      await screen.findByText('Invite codes have 8 letters and digits. Enter only the code.'),
    ).toBeTruthy();
    expect(field).toHaveProperty('value', 'ABCD23456');
    expect(server().asked(agentFill)).toEqual([]);
  });

  it.each([
    ['agentOwnCode', 'This is your own code. Enter the code of the friend who invited you.'],
    ['agentRing', 'This friend registered after you, so they can’t have invited you.'],
    ['agentFillDeposited', 'You can enter a friend’s code only before your first deposit.'],
    ['agentFillLate', 'The time to enter a friend’s code is over.'],
  ] as const)('[C40] refusal %s is told in plain words', async (key, text) => {
    answerPage(open);
    server().reject(agentFill, key);
    const { user } = await openPage('/agent', MEMBER);
    await user.type(await screen.findByLabelText('Friend’s code'), 'ABCD2345');
    await user.click(screen.getByRole('button', { name: 'Submit code' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('[C40] nothing is asked of a player who has an inviter, or is too late', async () => {
    answerPage();
    await openPage('/agent', MEMBER);
    await screen.findByRole('region', { name: 'Your invitation' });
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('rules and sharing', () => {
  it('[R19] rules state the figures in force and every check', async () => {
    answerPage();
    await openPage('/agent/rule', MEMBER);
    expect(await screen.findByText(/within 72 hours of signing up/)).toBeTruthy();
    expect(screen.getByText(/₱50\.00 for each friend who counts/)).toBeTruthy();
    expect(screen.getByText(/for up to 30 friends a calendar month/)).toBeTruthy();
    expect(screen.getByText(/never a share of what a friend deposits, bets or loses/)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(HOLD_REASONS.length);
  });

  it('[R59] link can be shared by the device, on networks and by copying, with the terms beside it', async () => {
    answerPage();
    const sent: ShareData[] = [];
    const share = async (data: ShareData) => void sent.push(data);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const { user } = await openPage('/share', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Share your link' }));
    expect(sent[0]?.text).toContain(LINK);
    const facebook = screen.getByRole('link', { name: 'Share on Facebook' });
    expect(facebook.getAttribute('href')).toBe('https://facebook.example/?u=1');
    expect(facebook.getAttribute('rel')).toBe('noreferrer');
    expect(screen.getByRole('link', { name: 'Share on LINE' })).toBeTruthy();
    expect(screen.getByText('3× the commission')).toBeTruthy();
  });

  it('[R59] device without a sheet of its own has the other ways', async () => {
    answerPage();
    await openPage('/share', MEMBER);
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share your link' })).toBeNull();
  });
});
