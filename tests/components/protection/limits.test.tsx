import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logout } from '../../../contract/auth/auth-calls.ts';
import { reauthenticate } from '../../../contract/auth/security-calls.ts';
import { NO_CENTS } from '../../../contract/money.ts';
import { getFamilyDecisions } from '../../../contract/protection/family-calls.ts';
import {
  answerRealityCheck,
  confirmSelfLimited,
  excludeSelf,
  getSelfLimited,
  setSelfLimited,
  takeTimeOut,
} from '../../../contract/protection/protection-calls.ts';
import { isSignedIn } from '../../../src/session/player/profile-store.ts';
import { applyProtection } from '../../../src/session/player/protection-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { told } from './protection-answers.ts';

const MEMBER = { player: { id: 7 } };
const HOUR = 3_600_000;

const row = async () => {
  await screen.findByText('Deposits in 24 hours');
  const rows = screen.getAllByRole('listitem');
  return rows.find(({ textContent }) => textContent?.includes('Deposits in 24 hours')) as HTMLElement;
};
const limitField = () => screen.findByRole('textbox', { name: 'Your limit' });

describe('limits page', () => {
  it('[R51] guest is sent to sign in', async () => {
    await openPage('/member/self-limited');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('[R51] limit is set with the field focused at once, and shows what is used and left', async () => {
    server().answer(getSelfLimited, told());
    server().answer(setSelfLimited, told({}, { value: 75_050, used: 50_000, left: 25_050 }));
    const { user } = await openPage('/member/self-limited', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Set limit: Deposits in 24 hours' }));
    expect(document.activeElement).toBe(await limitField());
    await fillIn(user, await limitField(), '750.50');
    expect(screen.getByText('Starts at once.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await row()).textContent).toContain('₱500 used, ₱250.50 left'));
    expect(server().asked(setSelfLimited)).toMatchObject([{ key: 'depositDay', value: 75_050 }]);
    const change = screen.getByRole('button', { name: 'Change limit: Deposits in 24 hours' });
    expect(document.activeElement).toBe(change);
  });

  it.each([
    ['', 'Enter an amount like 500 or 500.00.'],
    ['1,5', /^We can’t tell which amount/],
    ['1.999', /^Use up to two decimals/],
  ])('[R51] amount “%s” is rejected at its field', async (typed, reason) => {
    server().answer(getSelfLimited, told());
    const { user } = await openPage('/member/self-limited', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Set limit: Deposits in 24 hours' }));
    if (typed) await fillIn(user, await limitField(), typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const field = await limitField();
    await waitFor(() => expect(noteOf(field)).not.toBe(''));
    if (typeof reason === 'string') expect(noteOf(field)).toBe(reason);
    else expect(noteOf(field)).toMatch(reason);
    expect(server().asked(setSelfLimited)).toEqual([]);
  });

  it('[R51] looser limit needs the password, says that it is pending, and shows until when', async () => {
    const now = { value: 50_000, used: 0, left: 50_000 };
    server().answer(getSelfLimited, told({}, now));
    server().reject(setSelfLimited, 'stepUpRequired');
    const { user } = await openPage('/member/self-limited', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Change limit: Deposits in 24 hours' }));
    await fillIn(user, await limitField(), '900');
    expect(screen.getByText(/it waits 24 hours/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    expect(document.activeElement).toBe(within(question).getByLabelText('Your password'));
    server().reject(reauthenticate, 'wrongCredentials');
    await fillIn(user, within(question).getByLabelText('Your password'), 'Wrong-Harbour-71');
    await user.click(within(question).getByRole('button', { name: 'Continue' }));
    expect((await within(question).findByRole('alert')).textContent).toContain(
      'Account name or password is wrong',
    );
    const wish = { value: 90_000, confirmAt: Date.now() + 24 * HOUR, lapsesAt: Date.now() + 96 * HOUR };
    server().answer(reauthenticate, { token: 'proved', provedUntil: Date.now() + HOUR });
    server().answer(setSelfLimited, told({}, { ...now, wish }));
    await fillIn(user, within(question).getByLabelText('Your password'), 'Lantern2026');
    await user.click(within(question).getByRole('button', { name: 'Continue' }));
    await waitFor(async () => expect((await row()).textContent).toContain('₱900 pending'));
    expect((await row()).textContent).toContain('You can confirm it from');
  });

  it('[R51] pending limit can be confirmed after the day of waiting, or the old one kept', async () => {
    const wish = { value: 90_000, confirmAt: Date.now() - 1_000, lapsesAt: Date.now() + 72 * HOUR };
    server().answer(getSelfLimited, told({}, { value: 50_000, left: 50_000, wish }));
    server().answer(confirmSelfLimited, told({}, { value: 90_000, left: 90_000 }));
    const { user } = await openPage('/member/self-limited', MEMBER);
    expect(await screen.findByRole('button', { name: 'Keep ₱500' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change to ₱900' }));
    await waitFor(async () => expect((await row()).textContent).not.toContain('waits'));
    expect(server().asked(confirmSelfLimited)).toMatchObject([{ key: 'depositDay', value: 90_000 }]);
  });

  it('[R51] limits that do not load show an error and help, and can be loaded again', async () => {
    server().cut(getSelfLimited);
    const { user } = await openPage('/member/self-limited', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your limits' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Help and someone to talk to' })).toBeTruthy();
    server().answer(getSelfLimited, told());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeTruthy();
  });

  it('[R51] rejected change shows an error and keeps the limit', async () => {
    server().answer(getSelfLimited, told());
    server().reject(setSelfLimited, 'invalidValue');
    const { user } = await openPage('/member/self-limited', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Set limit: Deposits in 24 hours' }));
    await fillIn(user, await limitField(), '500');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not changed');
    expect((await row()).textContent).toContain('No limit');
  });
});

describe('breaks and exclusion', () => {
  it('[R51] break begins with a press and a plain confirmation', async () => {
    server().answer(getSelfLimited, told());
    const { user } = await openPage('/member/self-limited', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Break: 24 hours' }));
    const question = screen.getByRole('heading', { name: 'Start your break now: 24 hours?' });
    expect(document.activeElement).toBe(question);
    expect(server().asked(takeTimeOut)).toEqual([]);
    server().answer(takeTimeOut, told({ breakUntil: Date.now() + 24 * HOUR }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Start break' })).toBeNull();
  });

  it('[R51] on a break only lengths that end later are offered', async () => {
    server().answer(getFamilyDecisions, { decisions: [] });
    server().answer(getSelfLimited, told({ breakUntil: Date.now() + 24 * HOUR - 60_000 }));
    await openPage('/member/self-limited', MEMBER);
    expect(await screen.findByRole('button', { name: 'Break: 1 week' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Break: 24 hours' })).toBeNull();
  });

  it('[R51] exclusion shows what holds, and signs the player out', async () => {
    server().answer(getSelfLimited, told());
    server().answer(excludeSelf, { until: Date.now() + 365 * 24 * HOUR });
    const { user } = await openPage('/member/self-limited', MEMBER);
    await screen.findByRole('heading', { name: 'Self-exclude' });
    await user.click(screen.getByRole('button', { name: 'Self-exclude: 1 year' }));
    await user.click(screen.getByRole('button', { name: 'Yes, self-exclude' }));
    expect(await screen.findByRole('heading', { name: 'You’re excluded' })).toBeTruthy();
    expect(server().asked(excludeSelf)).toMatchObject([{ period: 'year' }]);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(isSignedIn()).toBe(false));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('reality check', () => {
  it('[R51] reality check shows time, stakes, wins and the result, and closes only by an answer', async () => {
    server().answer(answerRealityCheck, told());
    applyProtection(told());
    const { user } = await showOverlay('reality-check', {}, MEMBER);
    const check = await screen.findByRole('dialog', { name: 'Reality check' });
    const figures = await within(check).findAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      '62 minutes',
      '₱50.00',
      '₱20.00',
      '-₱30.00',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Reality check' })).toBeTruthy();
    await user.click(within(check).getByRole('button', { name: 'Keep playing' }));
    await waitFor(() => expect(server().asked(answerRealityCheck)).toHaveLength(1));
  });

  it('[R51] player stops playing and is signed out', async () => {
    server().answer(logout, {});
    applyProtection(told());
    const { user } = await showOverlay('reality-check', {}, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Stop and sign out' }));
    await waitFor(() => expect(isSignedIn()).toBe(false));
    expect(server().asked(logout)).toHaveLength(1);
  });
});

describe('safer play after the registration', () => {
  it('[R24, R51] sheet names limits, breaks and the help line, and one tap skips it', async () => {
    server().answer(getSelfLimited, told({ left: { deposit: NO_CENTS, loss: null, stake: null } }));
    const { user } = await showOverlay('safer-play', {}, MEMBER);
    const sheet = await screen.findByRole('dialog', { name: 'Play within your limits' });
    expect(
      await within(sheet).findByRole('button', { name: 'Set limit: Deposits in 24 hours' }),
    ).toBeTruthy();
    expect(sheet.textContent).toContain('Help line: 1553.');
    await user.click(within(sheet).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
