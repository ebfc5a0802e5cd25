import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallData } from '../../../contract/call.ts';
import { getLiveUrl, type LiveShow } from '../../../contract/live/live-calls.ts';
import { nextChange } from '../../../src/features/live/live-panel.tsx';
import { startActivities } from '../support/activities.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7 } };
const NOW = Date.UTC(2027, 2, 10, 4);
const HOUR = 3_600_000;
const show = (showId: number, startsAt: number): LiveShow => ({
  showId,
  title: `Show ${showId}`,
  text: 'Lights',
  startsAt,
  endsAt: startsAt + HOUR,
});
const stream = {
  url: '/live/house.webm',
  type: 'video/webm',
  poster: '/live/house.webp',
  captions: '/live/house.en.vtt',
};
const LIVE = { show: show(1, NOW), stream };

const answer = (changes: Partial<CallData<typeof getLiveUrl>> = {}) =>
  server().answer(getLiveUrl, { live: null, schedule: [], now: NOW, ...changes });
const open = () => openPage('/activity/live', MEMBER);
const video = () => document.querySelector('video') as HTMLVideoElement;

beforeEach(() => startActivities('live'));
afterEach(() => vi.useRealTimers());

describe('live page', () => {
  it('[R07, C87] live show has a player with controls, poster and captions, and does not begin by itself', async () => {
    answer({ live: LIVE, schedule: [show(2, NOW + 2 * HOUR)] });
    await open();
    expect(await screen.findByRole('heading', { name: 'Show 1' })).toBeTruthy();
    expect(video().controls).toBe(true);
    expect(video().autoplay).toBe(false);
    expect(video().getAttribute('poster')).toBe('/live/house.webp');
    expect(video().querySelector('track')?.getAttribute('src')).toBe('/live/house.en.vtt');
    expect(screen.getAllByText('Live now').length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: 'Schedule' }).textContent).toContain('Show 2');
  });

  it('[R07] next show is announced between shows, and an empty schedule says so', async () => {
    answer({ schedule: [show(2, NOW + HOUR)] });
    await open();
    expect(await screen.findByRole('region', { name: 'Next show' })).toBeTruthy();
    expect(document.querySelector('video')).toBeNull();
    answer();
    await open();
    expect(await screen.findByText('Nothing scheduled yet')).toBeTruthy();
  });

  it('[R07] lost stream says so and is loaded again', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    answer({ live: LIVE });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Show 1' });
    fireEvent.error(video());
    expect((await screen.findByRole('alert')).textContent).toContain('Stream lost');
    expect(video().hidden).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Reload stream' }));
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
    load.mockRestore();
  });

  it('[R07] page is renewed when the show begins', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer({ schedule: [show(1, NOW + HOUR)] });
    await open();
    await screen.findByRole('region', { name: 'Next show' });
    answer({ live: { ...LIVE, show: show(1, NOW + HOUR) }, now: NOW + HOUR });
    await act(() => vi.advanceTimersByTimeAsync(HOUR + 1_000));
    expect(await screen.findByRole('heading', { name: 'Show 1' })).toBeTruthy();
    expect(video()).toBeTruthy();
  });

  it('[R07] page that failed says so and is asked for again', async () => {
    server().reject(getLiveUrl, 'internal');
    const { user } = await open();
    expect(await screen.findByText('Couldn’t load the live page')).toBeTruthy();
    answer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing scheduled yet')).toBeTruthy();
  });

  it('answer holds until the show ends or the next begins, whichever is first, and no longer than a timer can', () => {
    const state = (live: LiveShow | null, ...schedule: LiveShow[]) =>
      nextChange({ live: live && { show: live, stream }, schedule, now: NOW });
    expect(state(null)).toBeNull();
    expect(state(show(1, NOW - HOUR / 2))).toBe(HOUR / 2 + 1_000);
    expect(state(show(1, NOW), show(2, NOW + 5))).toBe(1_005);
    expect(state(null, show(1, NOW + 90 * 24 * HOUR))).toBe(2_147_000_000);
  });
});
