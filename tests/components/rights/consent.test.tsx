import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CONSENT_KINDS,
  type ConsentKind,
  type Consents,
  getConsents,
  setConsent,
} from '../../../contract/rights/rights-calls.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const PAGE = '/member/profile/consent';
const MEMBER = { player: { id: 7 } };
const consents = (given: readonly ConsentKind[] = [], changes: Partial<Consents> = {}): Consents => ({
  consents: CONSENT_KINDS.map((kind) => ({ kind, isGiven: given.includes(kind) })),
  isHeldBack: false,
  history: given.map((kind) => ({ kind, isGiven: true, at: 1_790_000_000_000, source: 'page' })),
  ...changes,
});
const email = () => screen.findByRole('checkbox', { name: 'Email' });

describe('consents', () => {
  it('[C90] no consent is given at first', async () => {
    server().answer(getConsents, consents());
    await openPage(PAGE, MEMBER);
    await email();
    const boxes: HTMLInputElement[] = screen.getAllByRole('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual(CONSENT_KINDS.map(() => false));
    expect(screen.getByText('No choices yet. We send no marketing.')).toBeTruthy();
  });

  it('[C90] consent is given and withdrawn with the same tap, and both are in the history', async () => {
    server().answer(getConsents, consents());
    server().answer(setConsent, consents(['email']));
    const { user } = await openPage(PAGE, MEMBER);
    await user.click(await email());
    const history = screen.getByRole('region', { name: 'Your choices so far' });
    await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(1));
    expect(await email()).toHaveProperty('checked', true);
    server().answer(setConsent, consents());
    await user.click(await email());
    await waitFor(async () => expect(await email()).toHaveProperty('checked', false));
    expect(
      server()
        .asked(setConsent)
        .map(({ isGiven }) => isGiven),
    ).toEqual([true, false]);
  });

  it('[C90] choice that is not saved is undone with an error', async () => {
    server().answer(getConsents, consents());
    server().reject(setConsent, 'tooOften');
    const { user } = await openPage(PAGE, MEMBER);
    await user.click(await email());
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved');
    expect(await email()).toHaveProperty('checked', false);
  });

  it('[C90] player on a break is told that nothing is sent', async () => {
    server().answer(getConsents, consents([], { isHeldBack: true }));
    await openPage(PAGE, MEMBER);
    expect(await screen.findByText(/so we send you nothing for now/)).toBeTruthy();
  });

  it('[C90] choices are disabled while offline, and load again after', async () => {
    server().cut(getConsents);
    connectionStore.setState({ isOnline: false });
    const { user } = await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this' })).toBeTruthy();
    server().answer(getConsents, consents());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await email()).toHaveProperty('disabled', true);
    connectionStore.setState({ isOnline: true });
  });
});
