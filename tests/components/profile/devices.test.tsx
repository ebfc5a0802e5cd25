import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  endOtherSessions,
  endSession,
  forgetDevice,
  getSessions,
} from '../../../contract/auth/security-calls.ts';
import type { CallData } from '../../../contract/call.ts';
import { expectLoading } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

type Sessions = CallData<typeof getSessions>;

const PAGE = '/member/profile/devices';
const MEMBER = { player: { id: 7 } };
const AT = 1_790_000_000_000;
const idOf = (index: number) => `019a0000-0000-7000-8000-00000000000${index}`;
const CHROME = { browser: 'Chrome', system: 'Android' };
const SAFARI = { browser: 'Safari', system: 'macOS' };

const session = (index: number, device = SAFARI) => ({
  id: idOf(index),
  isCurrent: index === 0,
  startedAt: AT,
  lastSeenAt: AT + 60_000,
  endsAt: AT + 86_400_000,
  device: index === 0 ? CHROME : device,
  address: `10.${index}.•.•`,
});

const known = (index: number) => ({
  id: idOf(index),
  isCurrent: index === 0,
  device: index === 0 ? CHROME : SAFARI,
  address: `10.${index}.•.•`,
  lastAt: AT,
});

const told = (changes: Partial<Sessions> = {}): Sessions => ({
  sessions: [session(0), session(1)],
  signIns: [],
  devices: [],
  ...changes,
});

async function openDevices(value: Sessions = told()) {
  server().answer(getSessions, value);
  return openPage(PAGE, MEMBER);
}

describe('devices of a member', () => {
  it('guest is sent to sign in', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('page shows that it loads until the sessions are there', async () => {
    const release = server().hold(getSessions, told());
    await openPage(PAGE, MEMBER);
    await expectLoading();
    release();
    expect(await screen.findByText('Chrome on Android')).toBeTruthy();
  });

  it('session that looks cannot end itself here, each other one can be ended', async () => {
    await openDevices();
    await screen.findByText('Chrome on Android');
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Android' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out Safari on macOS' })).toBeTruthy();
    expect(screen.getByText(/From 10\.1\.•\.•/)).toBeTruthy();
  });

  it('browser that does not say what it is, is called unknown', async () => {
    await openDevices(told({ sessions: [session(0), session(1, { browser: '', system: '' })] }));
    expect(await screen.findByRole('button', { name: 'Sign out Unknown browser' })).toBeTruthy();
  });

  it('one session is ended, and the player is told', async () => {
    const { user } = await openDevices();
    server().answer(endSession, told({ sessions: [session(0)] }));
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on macOS' }));
    expect(await screen.findByText('Device signed out')).toBeTruthy();
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeTruthy();
    expect(server().asked(endSession)).toMatchObject([{ sessionId: idOf(1) }]);
  });

  it('all other sessions are ended with one press', async () => {
    const { user } = await openDevices(told({ sessions: [session(0), session(1), session(2)] }));
    server().answer(endOtherSessions, told({ sessions: [session(0)] }));
    await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  it('session that has ended by itself meanwhile is told, and the list stays', async () => {
    const { user } = await openDevices();
    server().reject(endSession, 'sessionUnknown');
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on macOS' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('button', { name: 'Sign out Safari on macOS' })).toBeTruthy();
  });

  it('remembered device is forgotten', async () => {
    const { user } = await openDevices(told({ sessions: [session(0)], devices: [known(0), known(1)] }));
    server().answer(forgetDevice, told({ sessions: [session(0)], devices: [known(0)] }));
    await user.click(await screen.findByRole('button', { name: 'Remove Safari on macOS' }));
    expect(await screen.findByText('Device removed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Safari on macOS')).toBeNull());
    expect(server().asked(forgetDevice)).toMatchObject([{ deviceId: idOf(1) }]);
  });

  it('each try to sign in tells its outcome, its browser and where it came from', async () => {
    const outcomes = ['ok', 'wrong', 'locked', 'refused'] as const;
    const signIns = outcomes.map((outcome, index) => ({
      at: AT - index * 60_000,
      outcome,
      device: SAFARI,
      address: '10.9.•.•',
    }));
    await openDevices(told({ signIns }));
    const list = (await screen.findByText('Wrong password')).closest('ol');
    if (!list) throw new Error('the tries are a list');
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(outcomes.length);
    for (const [index, text] of ['Signed in', 'Wrong password', 'Locked', 'Refused'].entries()) {
      expect(rows[index]?.textContent).toContain(text);
      expect(rows[index]?.textContent).toContain('Safari on macOS · From 10.9.•.•');
    }
  });

  it('page leads to the change of the password', async () => {
    await openDevices();
    const link = await screen.findByRole('link', { name: 'Change password' });
    expect(link.getAttribute('href')).toBe('/auth/set-password');
  });
});
