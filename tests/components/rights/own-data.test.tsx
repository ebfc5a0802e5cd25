import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cents, NO_CENTS } from '../../../contract/money.ts';
import {
  type DataRights,
  fetchData,
  getDataRights,
  requestDataExport,
  requestErasure,
} from '../../../contract/rights/rights-calls.ts';
import { isSignedIn, profileStore } from '../../../src/session/player/profile-store.ts';
import { expectLoading, tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const PAGE = '/member/data';
const MEMBER = { player: { id: 7 } };
const COPY_ID = '019a0000-0000-7000-8000-000000000001';
const ASKED_AT = Date.UTC(2026, 8, 20, 10);
const requestCopy = () => screen.findByRole('button', { name: 'Request a copy' });
const closeAccount = () => screen.findByRole('button', { name: /^Close my account/ });

const rights = (changes: Partial<DataRights> = {}): DataRights => ({
  exports: [],
  changes: [],
  retentionYears: 5,
  erasableAt: Date.UTC(2031, 8, 20),
  coin: NO_CENTS,
  erasure: null,
  ...changes,
});

const copy = (expiresAt: number | null) => ({ id: COPY_ID, askedAt: ASKED_AT, expiresAt });
const READY = rights({ exports: [copy(Date.UTC(2026, 8, 27))] });

async function openData(value: DataRights = rights()) {
  server().answer(getDataRights, value);
  return openPage(PAGE, MEMBER);
}

async function packed(text: string): Promise<string> {
  const stream = new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')));
  return btoa(String.fromCharCode(...new Uint8Array(await stream.arrayBuffer())));
}

afterEach(() => vi.restoreAllMocks());

describe('data of a member', () => {
  it('guest is sent to sign in', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('page shows that it loads until the answer is there', async () => {
    const release = server().hold(getDataRights, rights());
    await openPage(PAGE, MEMBER);
    await expectLoading();
    release();
    expect(await requestCopy()).toBeTruthy();
  });

  it('page that could not be loaded can be loaded again', async () => {
    server().reject(getDataRights, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    await tryAgain(user, 'internal', () => server().answer(getDataRights, rights()));
    expect(await requestCopy()).toBeTruthy();
  });

  it('account that may not see it is told so', async () => {
    server().reject(getDataRights, 'forbidden');
    const { user } = await openPage(PAGE, MEMBER);
    await tryAgain(user, 'forbidden', () => server().answer(getDataRights, rights()));
    expect(await requestCopy()).toBeTruthy();
  });

  it('correction tells what it was and what it is, and an empty detail is a dash', async () => {
    const changes = [
      { at: ASKED_AT, field: 'city', before: '', after: 'Quezon City' },
      { at: ASKED_AT, field: 'shoe_size', before: '40', after: '41' },
    ];
    await openData(rights({ changes }));
    expect(await screen.findByText('City: was —, now Quezon City')).toBeTruthy();
    expect(screen.getByText('shoe_size: was 40, now 41')).toBeTruthy();
  });
});

describe('copy of the data', () => {
  it('copy that was asked for says that it is being made, and no second one is offered', async () => {
    const { user } = await openData();
    server().answer(requestDataExport, rights({ exports: [copy(null)] }));
    await user.click(await requestCopy());
    expect(await screen.findByText(/^We’re preparing it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Request a copy' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download file' })).toBeNull();
  });

  it('second copy of a day is refused in words', async () => {
    const { user } = await openData();
    server().reject(requestDataExport, 'dataRequested');
    await user.click(await requestCopy());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(await requestCopy()).toBeTruthy();
  });

  it('copy is unpacked and saved as a file that is named after its day', async () => {
    const saved: { name: string; type: string }[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, type: this.href.slice(0, 5) });
    });
    server().answer(fetchData, { gzip: await packed('{"nickname":"Somebody"}') });
    const { user } = await openData(READY);
    await user.click(await screen.findByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(saved).toEqual([{ name: 'my-data-2026-09-20.json', type: 'blob:' }]));
    expect(server().asked(fetchData)).toMatchObject([{ id: COPY_ID }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('copy whose time is over says so', async () => {
    server().reject(fetchData, 'dataGone');
    const { user } = await openData(READY);
    await user.click(await screen.findByRole('button', { name: 'Download file' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});

describe('erasure of an account', () => {
  it('player with money left withdraws it first', async () => {
    await openData(rights({ coin: cents(5_000) }));
    const link = await screen.findByRole('link', { name: 'Withdraw' });
    expect(link.getAttribute('href')).toBe('/wallets?name=withdraw&back=1');
    expect(screen.queryByRole('button', { name: /^Close my account/ })).toBeNull();
  });

  it('player reads for how long what is kept, and on which day the rest goes', async () => {
    await openData(rights({ retentionYears: 5 }));
    await closeAccount();
    expect(screen.getByText(/5 years after the last one/)).toBeTruthy();
    expect(screen.getByText(/^Your data will be deleted on/).textContent).toContain('2031');
  });

  it('account is not closed before a second question, and No leaves it open', async () => {
    const { user } = await openData();
    await user.click(await closeAccount());
    expect(await screen.findByRole('heading', { name: 'Close your account for good?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'No, go back' }));
    expect(await closeAccount()).toBeTruthy();
    expect(server().asked(requestErasure)).toEqual([]);
  });

  it('account closes after the second question, the day is told, and leaving signs out', async () => {
    const { user } = await openData();
    server().answer(requestErasure, { dueAt: Date.UTC(2031, 8, 20) });
    await user.click(await closeAccount());
    await user.click(screen.getByRole('button', { name: /^Yes, / }));
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeTruthy();
    expect(screen.getByText(/2031/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(isSignedIn(profileStore.getState())).toBe(false);
  });

  it('account stays open when money came in meanwhile', async () => {
    const { user } = await openData();
    server().reject(requestErasure, 'moneyLeft');
    await user.click(await closeAccount());
    await user.click(screen.getByRole('button', { name: /^Yes, / }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(/./)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Your account is closed' })).toBeNull();
  });
});
