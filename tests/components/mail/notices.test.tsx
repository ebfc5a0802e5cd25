import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ActivityId } from '../../../contract/ids.ts';
import { getMail2 } from '../../../contract/mail/mail-calls.ts';
import { getNotices } from '../../../contract/mail/notice-calls.ts';
import { mail } from '../../../src/features/mail/module.ts';
import {
  hasUnreadNotice,
  markNoticesRead,
  readNoticeIds,
} from '../../../src/features/mail/news/notice-reads.ts';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { closeAllOverlays, closeOverlay, openOverlay } from '../../../src/session/overlays/overlay-store.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const notice = (changes: object = {}) => ({
  id: 1,
  title: 'Welcome',
  text: 'First paragraph.\n\nSecond paragraph.',
  isWhole: true,
  isPinned: false,
  startsAt: Date.UTC(2027, 2, 9),
  ...changes,
});

const tell = (...notices: ReturnType<typeof notice>[]) =>
  configStore.setState(({ config }) => ({ config: config && { ...config, notices } }));

afterEach(() => closeAllOverlays());

describe('notices', () => {
  it('[O10] overlay shows what everybody is told, pinned ones marked, and one tap closes it', async () => {
    const { user } = await openPage('/jackpot-none');
    act(() => tell(notice({ id: 2, title: 'Works on Sunday', isPinned: true }), notice()));
    act(() => openOverlay('notices'));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    const cards = await within(dialog).findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Works on Sunday',
      'Welcome',
    ]);
    expect(within(cards[0] as HTMLElement).getByText('Pinned')).toBeTruthy();
    expect(within(cards[1] as HTMLElement).getByText('Second paragraph.')).toBeTruthy();
    // The start has brought all of it.
    expect(server().asked(getNotices)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[O10] [T07] notice is due until its reader has closed it in this browser, and a later one is due again', async () => {
    const [popup] = mail.startPopups;
    expect(popup).toMatchObject({ activity: ActivityId.notice, overlay: 'notices' });
    await openPage('/jackpot-none');
    act(() => tell());
    expect(hasUnreadNotice()).toBe(false);
    act(() => tell(notice()));
    expect(hasUnreadNotice()).toBe(true);
    act(() => openOverlay('notices'));
    await screen.findByRole('article', { name: 'Welcome' });
    act(() => closeAllOverlays());
    expect(hasUnreadNotice(), 'a page change is no reading').toBe(true);
    act(() => openOverlay('notices'));
    await screen.findByRole('article', { name: 'Welcome' });
    act(() => closeOverlay('notices'));
    expect(hasUnreadNotice()).toBe(false);
    act(() => tell(notice(), notice({ id: 3 })));
    expect(hasUnreadNotice()).toBe(true);
  });

  it('[O10] long text is asked for where it is read; without it the beginning stands with a way to try again', async () => {
    const { user } = await openPage('/jackpot-none');
    server().cut(getNotices);
    act(() => tell(notice({ text: 'The beginning…', isWhole: false })));
    act(() => openOverlay('notices'));
    expect(await screen.findByText('The beginning…')).toBeTruthy();
    const failure = await screen.findByRole('alert');
    server().answer(getNotices, { list: [{ ...notice(), text: 'The beginning and the end.' }] });
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The beginning and the end.')).toBeTruthy();
  });

  it('[R35] tab of the mail box shows the notices, and says when there are none', async () => {
    server().reject(getMail2, 'internal');
    const { user } = await openPage('/email', { player: { id: 7 } });
    act(() => tell());
    await user.click(await screen.findByRole('tab', { name: 'Notices' }));
    expect(await screen.findByRole('heading', { name: 'No notices yet' })).toBeTruthy();
    act(() => tell(notice()));
    expect(await screen.findByRole('article', { name: 'Welcome' })).toBeTruthy();
  });

  it('what a browser has read survives a broken entry and stays bounded', () => {
    const keys = makeKeyValues(() => undefined);
    keys.set('notices_read', 'broken{');
    expect(readNoticeIds(keys)).toEqual([]);
    markNoticesRead(
      Array.from({ length: 80 }, (_, id) => id),
      keys,
    );
    markNoticesRead([500], keys);
    expect(readNoticeIds(keys)).toHaveLength(50);
    expect(readNoticeIds(keys)[0]).toBe(500);
  });
});
