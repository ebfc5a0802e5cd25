import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { acceptLegal, getLegal, type LegalVersion } from '../../../../contract/rights/legal-calls.ts';
import { expectLoading, tryAgain } from '../../support/failure.ts';
import { showOverlay } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const MEMBER = { player: { id: 7 } };

const version = (changes: Partial<LegalVersion> = {}): LegalVersion => ({
  document: 'terms',
  version: 3,
  inForceAt: 1_790_000_000_000,
  changes: 'Withdrawals open in the app.',
  isPending: true,
  ...changes,
});

const privacy = version({ document: 'privacy', version: 2, changes: 'Data is kept for ten years.' });
const sheet = () => screen.findByRole('dialog');
const accept = () => screen.findByRole('button', { name: 'I’ve read it and agree' });

describe('new terms', () => {
  it('sheet shows that it loads until the versions are there', async () => {
    const release = server().hold(getLegal, { documents: [version()] });
    await showOverlay('new-terms', {}, MEMBER);
    await expectLoading();
    release();
    expect(await screen.findByText('Withdrawals open in the app.')).toBeTruthy();
  });

  it('each text that changed tells its version, since when, what is new, and where it stands whole', async () => {
    server().answer(getLegal, { documents: [version(), privacy] });
    await showOverlay('new-terms', {}, MEMBER);
    expect(await screen.findByText('Data is kept for ten years.')).toBeTruthy();
    const links = within(await sheet()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms-of-use', '/privacy-policy']);
    expect((await sheet()).textContent).toContain('2026');
  });

  it('text that was agreed to before is not asked about again', async () => {
    server().answer(getLegal, { documents: [version(), { ...privacy, isPending: false }] });
    await showOverlay('new-terms', {}, MEMBER);
    expect(await screen.findByText('Withdrawals open in the app.')).toBeTruthy();
    expect(screen.queryByText('Data is kept for ten years.')).toBeNull();
  });

  it('agreement names the versions that were read, and closes the sheet', async () => {
    server().answer(getLegal, { documents: [version(), privacy] });
    server().answer(acceptLegal, { documents: [] });
    const { user } = await showOverlay('new-terms', {}, MEMBER);
    await user.click(await accept());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server().asked(acceptLegal)).toMatchObject([
      {
        documents: [
          { document: 'terms', version: 3 },
          { document: 'privacy', version: 2 },
        ],
      },
    ]);
  });

  it('agreement that was not saved says so, and the sheet stays', async () => {
    server().answer(getLegal, { documents: [version()] });
    server().reject(acceptLegal, 'internal');
    const { user } = await showOverlay('new-terms', {}, MEMBER);
    await user.click(await accept());
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
    expect(await accept()).toBeTruthy();
  });

  it('player who does not agree closes the sheet, and nothing is sent', async () => {
    server().answer(getLegal, { documents: [version()] });
    const { user } = await showOverlay('new-terms', {}, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server().asked(acceptLegal)).toEqual([]);
  });

  it('sheet closes by itself when another tab has agreed meanwhile', async () => {
    server().answer(getLegal, { documents: [version({ isPending: false })] });
    await showOverlay('new-terms', {}, MEMBER);
    await waitFor(() => expect(server().asked(getLegal).length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('versions that could not be loaded can be loaded again', async () => {
    server().reject(getLegal, 'internal');
    const { user } = await showOverlay('new-terms', {}, MEMBER);
    await tryAgain(user, 'internal', () => server().answer(getLegal, { documents: [version()] }));
    expect(await screen.findByText('Withdrawals open in the app.')).toBeTruthy();
  });
});
