import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playReport } from '../../../../contract/protection/play-report-calls.ts';
import { getSelfLimited } from '../../../../contract/protection/protection-calls.ts';
import { noteOf } from '../../support/note-of.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';
import { reportOf } from './report-answers.ts';

const MEMBER = { player: { id: 7 } };
const result = () => screen.findByRole('region', { name: 'Your result' });
const days7 = () => screen.getByRole('radio', { name: '7 days' });

describe('play report', () => {
  beforeEach(() => server().reject(getSelfLimited, 'internal'));

  it('[R49] days without a round show an empty state', async () => {
    server().answer(playReport, reportOf(0));
    await openPage('/member/report', MEMBER);
    expect(await screen.findByRole('heading', { name: 'No play in this period' })).toBeTruthy();
  });

  it('[R49] current figures stay visible while those of other days are loading', async () => {
    server().answer(playReport, reportOf(10_000));
    const { user } = await openPage('/member/report', MEMBER);
    expect((await result()).textContent).toContain('₱100.00');
    const release = server().hold(playReport, reportOf(20_000));
    await user.click(days7());
    await waitFor(() => expect(server().asked(playReport).at(-1)).toMatchObject({ period: 'days7' }));
    expect((await result()).textContent).toContain('₱100.00');
    expect(document.querySelector('[data-report]')?.getAttribute('aria-busy')).toBe('true');
    release();
    await waitFor(async () => expect((await result()).textContent).toContain('₱200.00'));
  });

  it('[R49] figures of other days never stand under days that could not be loaded', async () => {
    server().answer(playReport, reportOf(10_000));
    const { user } = await openPage('/member/report', MEMBER);
    await result();
    server().reject(playReport, 'internal');
    await user.click(days7());
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load your report');
    expect(screen.queryByRole('region', { name: 'Your result' })).toBeNull();
    const release = server().hold(playReport, reportOf(20_000));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Your result' })).toBeNull();
    release();
    await waitFor(async () => expect((await result()).textContent).toContain('₱200.00'));
  });

  it('[R49] custom days begin with the visible ones, and a first day after the last one shows an error', async () => {
    server().answer(playReport, reportOf(10_000));
    const { user } = await openPage('/member/report', MEMBER);
    await result();
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    const own = { period: 'own', from: '2026-01-01', to: '2026-01-30' };
    await waitFor(() => expect(server().asked(playReport).at(-1)).toMatchObject(own));
    const from = await screen.findByLabelText('From');
    const asked = server().asked(playReport).length;
    fireEvent.change(from, { target: { value: '2026-02-01' } });
    await waitFor(() => expect(noteOf(from)).toBe('The start date must be before the end date.'));
    expect(server().asked(playReport)).toHaveLength(asked);
    fireEvent.change(from, { target: { value: '2026-01-15' } });
    await waitFor(() => expect(noteOf(from)).toBe(''));
    await waitFor(() => expect(server().asked(playReport).at(-1)).toMatchObject({ from: '2026-01-15' }));
  });
});
