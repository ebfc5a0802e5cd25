import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { actInviteUserExchange } from '../../../contract/invite/invite-exchange-calls.ts';
import { actInviteUserRecord, actInviteUserSpin } from '../../../contract/invite/invite-spin-calls.ts';
import { actInviteClickInvite, actInviteUser } from '../../../contract/invite/invite-state-calls.ts';
import { cents } from '../../../contract/money.ts';
import { inviteWheelStore } from '../../../src/features/invite/spin-store.ts';
import { pendingRequests } from '../../../src/platform/pending-requests.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import {
  answerInvite,
  answerRunning,
  answerSpin,
  COMMIT,
  MEMBER,
  somePeriod,
  someSpin,
  someState,
} from './invite-answers.ts';

const openWheel = () => openPage('/activity/spin', MEMBER);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const wheel = () => screen.getByRole('region', { name: 'Your wheel' });
const phase = () => inviteWheelStore.getState().turn.phase;

beforeEach(answerRunning);

describe('invite spin page', () => {
  it('[R17] odds, terms and what is missing to the target are told before the first spin', async () => {
    answerInvite({ state: someState({ period: somePeriod({ won: cents(2_300) }) }) });
    await openWheel();
    const rows = within(await screen.findByRole('region', { name: 'Odds per spin' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '₱20.001 of 166.25%',
      '₱10.001 of 166.25%',
      '₱5.003 of 1618.75%',
      '₱2.005 of 1631.25%',
      '₱1.006 of 1637.5%',
    ]);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('₱23.00 of ₱50.00');
    expect(screen.getByText(/we add what you’ve won to your balance, even below ₱50.00/)).toBeTruthy();
    expect(screen.getByText(COMMIT)).toBeTruthy();
    expect(server().asked(actInviteUserSpin)).toEqual([]);
  });

  it('[R17, C63] spin is asked for once with the hash that was shown, and its result is told', async () => {
    answerInvite();
    const spin = someSpin(500);
    server().answer(actInviteUserSpin, () => {
      answerInvite({
        state: someState({ period: somePeriod({ won: cents(500), spins: 1 }) }),
        spins: [spin],
      });
      return answerSpin(spin);
    });
    const { user } = await openWheel();
    await user.dblClick(await button('Spin, 2 left'));
    expect(await within(wheel()).findByText('You won ₱5.00')).toBeTruthy();
    expect(server().asked(actInviteUserSpin)).toMatchObject([
      { commit: COMMIT, clientSeed: expect.any(String) },
    ]);
    await waitFor(() =>
      expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('₱5.00 of ₱50.00'),
    );
    expect(pendingRequests.list()).toEqual([]);
    const check = await screen.findByRole('link', { name: 'Check this spin' });
    expect(check.getAttribute('href')).toContain(`/fair?spin=${spin.spinId}&commit=${spin.proof.commit}`);
  });

  it('[C63] spin whose answer is lost is asked for again with the same request, and shows its one result', async () => {
    answerInvite();
    server().late(actInviteUserSpin);
    const { user } = await openWheel();
    await user.click(await button('Spin, 2 left'));
    expect(await within(wheel()).findByText(/Your spin is safe/)).toBeTruthy();
    expect(phase()).toBe('cut');
    const spin = someSpin(200);
    server().answer(actInviteUserSpin, answerSpin(spin));
    await user.click(await button('Show my result'));
    expect(await within(wheel()).findByText('You won ₱2.00')).toBeTruthy();
    const asked = server().asked(actInviteUserSpin);
    expect(new Set(asked.map(({ requestId, clientSeed }) => `${requestId} ${clientSeed}`)).size).toBe(1);
  });

  it('[C63] result of a spin is shown after a reload in mid-spin', async () => {
    answerInvite();
    server().late(actInviteUserSpin);
    const first = await openWheel();
    await first.user.click(await button('Spin, 2 left'));
    await within(wheel()).findByText(/Your spin is safe/);
    const [before] = server().asked(actInviteUserSpin);
    server().answer(actInviteUserSpin, answerSpin(someSpin(1_000)));
    await openPage('/', MEMBER);
    await openWheel();
    expect(await within(wheel()).findByText('You won ₱10.00')).toBeTruthy();
    expect(server().asked(actInviteUserSpin).at(-1)).toEqual(before);
  });

  it('[C63] result comes by itself once the network is back', async () => {
    answerInvite();
    server().cut(actInviteUserSpin);
    const { user } = await openWheel();
    await user.click(await button('Spin, 2 left'));
    await waitFor(() => expect(phase()).toBe('cut'));
    server().answer(actInviteUserSpin, answerSpin(someSpin(100)));
    await act(async () => connectionStore.setState({ isOnline: false }));
    await act(async () => connectionStore.setState({ isOnline: true }));
    expect(await within(wheel()).findByText('You won ₱1.00')).toBeTruthy();
  });

  it('[C63] refused spin says why, and the page is read again', async () => {
    answerInvite();
    server().reject(actInviteUserSpin, 'inviteSpinStale');
    const { user } = await openWheel();
    await user.click(await button('Spin, 2 left'));
    expect(await within(wheel()).findByText(/Another spin of yours finished first/)).toBeTruthy();
    expect(pendingRequests.list()).toEqual([]);
    await waitFor(() => expect(server().asked(actInviteUser).length).toBeGreaterThan(1));
  });

  it('[T03] sign-out clears the wheel and its result', async () => {
    answerInvite();
    server().answer(actInviteUserSpin, answerSpin(someSpin(100)));
    const { user } = await openWheel();
    await user.click(await button('Spin, 2 left'));
    await within(wheel()).findByText('You won ₱1.00');
    await act(async () => signOut('chosen'));
    expect(inviteWheelStore.getState()).toEqual({ sectors: [], turn: { phase: 'still', failure: null } });
  });

  it.each([
    ['without a spin', { period: somePeriod({ spins: 0 }) }, /No spins right now/],
    ['on a break', { canPlay: false }, /You can’t spin right now/],
    ['without a period', { period: null }, /No new period can start right now/],
    ['after the end', { period: somePeriod({ endsAt: Date.now() - 1 }) }, /This period has ended/],
  ])('[R17] player %s reads why the wheel cannot be spun', async (_case, changes, text) => {
    answerInvite({ state: someState(changes) });
    await openWheel();
    expect(
      await within(await screen.findByRole('region', { name: 'Your wheel' })).findByText(text),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Spin/ })).toBeNull();
  });

  it('[C62] reached target is cashed out once, and the balance shows it', async () => {
    const won = { won: cents(5_200), canExchange: true };
    answerInvite({ state: someState({ period: somePeriod(won) }) });
    server().answer(actInviteUserExchange, () => {
      answerInvite({ state: someState({ period: somePeriod({ won: cents(5_200), paid: cents(5_200) }) }) });
      return { amount: cents(5_200), coin: cents(65_200) };
    });
    const { user } = await openWheel();
    await user.dblClick(await button('Cash out ₱52.00'));
    expect(await screen.findByText('₱52.00 added to your balance')).toBeTruthy();
    expect(server().asked(actInviteUserExchange)).toHaveLength(1);
    expect(profileStore.getState().user?.coin).toBe(65_200);
    expect(await screen.findByText('₱52.00 already paid.')).toBeTruthy();
  });

  it('[C64] link is copied and brings the spin of the day', async () => {
    answerInvite({ state: someState({ period: somePeriod({ spins: 0 }) }) });
    server().answer(actInviteClickInvite, { isGranted: true, spins: 1 });
    const { user } = await openWheel();
    await user.click(await button('Copy my link'));
    expect(await screen.findByText('You earned a spin')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('inviteCode=ABCD');
    expect(server().asked(actInviteClickInvite)).toHaveLength(1);
  });

  it('[C64] link is only copied where sharing brings no spin', async () => {
    const nextShareAt = Date.now() + 3_600_000;
    answerInvite({ state: someState({ period: somePeriod({ nextShareAt }) }) });
    const { user } = await openWheel();
    expect(await screen.findByText(/^Next from/)).toBeTruthy();
    await user.click(await button('Copy my link'));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(server().asked(actInviteClickInvite)).toEqual([]);
  });

  it('[C61] friends are listed by masked names with what is missing', async () => {
    const friend = (state: 'joined' | 'verified' | 'counted' | 'sameDevice', id: number) => ({
      id: String(id),
      name: `a***${id}`,
      state,
      joinedAt: 1_790_000_000_000,
    });
    answerInvite({
      friends: [friend('joined', 1), friend('verified', 2), friend('counted', 3), friend('sameDevice', 4)],
    });
    await openWheel();
    const list = await screen.findByRole('region', { name: 'Invited friends' });
    expect(await within(list).findByText('1 of 4 brought a spin.')).toBeTruthy();
    expect(within(list).getByText('Signed up, identity not verified yet')).toBeTruthy();
    expect(within(list).getByText('Identity verified, more bets needed')).toBeTruthy();
    expect(within(list).getByText('Doesn’t count: same device as another account')).toBeTruthy();
  });

  it('[C60] empty record says so, and one that fails can be asked for again', async () => {
    answerInvite();
    server().cut(actInviteUserRecord);
    const { user } = await openWheel();
    const record = await screen.findByRole('region', { name: 'Your spins' });
    await within(record).findByRole('alert');
    answerInvite();
    await user.click(within(record).getByRole('button', { name: 'Try again' }));
    expect(await within(record).findByText('No spins yet.')).toBeTruthy();
  });

  it('[R17] page that could not be loaded can be asked for again', async () => {
    answerInvite();
    server().cut(actInviteUser);
    const { user } = await openWheel();
    await screen.findByText('Couldn’t load the invite spin');
    answerInvite();
    await user.click(await button('Try again'));
    expect(await screen.findByRole('region', { name: 'Your wheel' })).toBeTruthy();
  });
});
