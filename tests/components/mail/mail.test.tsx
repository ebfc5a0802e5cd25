import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activityGetStatusList } from '../../../contract/config/refresh-calls.ts';
import {
  delMail,
  getMail2,
  getMailDetail,
  MAIL_CATEGORIES,
  type MailCounts,
  type MailDetail,
  type MailRow,
} from '../../../contract/mail/mail-calls.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7 } };
const ONE = '018f2f5e-7a00-7000-8000-000000000001';
const TWO = '018f2f5e-7a00-7000-8000-000000000002';
const DETAIL = `/email/detail?id=${ONE}`;

const row = (changes: Partial<MailRow> = {}): MailRow => ({
  id: ONE,
  category: 'service',
  title: 'Royal Sevens had a fault',
  summary: 'From noon to one, Royal Sevens did not work.',
  sentAt: Date.UTC(2027, 2, 9),
  readAt: null,
  attachment: null,
  ...changes,
});

/** What every page of the list has beside its mails. */
const box = (changes: Partial<MailCounts> = {}) => ({
  counts: Object.fromEntries(
    MAIL_CATEGORIES.map((category) => [
      category,
      { unread: 0, waiting: 0, read: 0, ...(category === 'reward' && changes) },
    ]),
  ) as Record<MailRow['category'], MailCounts>,
  canClaim: true,
});

const detail = (changes: Partial<MailDetail> = {}): MailDetail => {
  const { summary, ...mail } = row();
  return {
    ...mail,
    readAt: 1,
    paragraphs: [summary, 'Your rounds stand.'],
    canClaim: true,
    links: ['bets', 'fair', 'complaint'],
    ...changes,
  };
};

const dots = (hasMail: boolean) => ({ ...redDotStore.getInitialState(), hasMail });

describe('mail box', () => {
  it('[R35] list names each mail, what it is about, and which are unread', async () => {
    server().answer(getMail2, {
      list: [row(), row({ id: TWO, category: 'account', title: 'Your complaint was answered', readAt: 2 })],
      nextCursor: null,
      ...box(),
    });
    await openPage('/email', MEMBER);
    const unread = await screen.findByRole('link', { name: /Royal Sevens had a fault/ });
    expect(unread.getAttribute('href')).toBe(DETAIL);
    expect(unread.textContent).toContain('Unread');
    expect(unread.textContent).toContain('From noon to one');
    expect(screen.getByRole('link', { name: /complaint was answered/ }).textContent).not.toContain('Unread');
    expect(screen.queryByRole('button', { name: 'Show older mail' })).toBeNull();
  });

  it('[R35] mails lie under the day that they were sent on', async () => {
    const now = Date.now();
    server().answer(getMail2, {
      list: [
        row({ title: 'The newer one', sentAt: now }),
        row({ id: TWO, title: 'The older one', sentAt: Date.UTC(2024, 4, 3, 4) }),
      ],
      nextCursor: null,
      ...box(),
    });
    await openPage('/email', MEMBER);
    await screen.findByRole('link', { name: /The newer one/ });
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['Today', 'May 3, 2024']);
  });

  it('[R35] tab asks for the mails of its category, and says what comes there', async () => {
    server().answer(getMail2, ({ category }) => ({
      list: category === 'account' ? [] : [row()],
      nextCursor: null,
      ...box(),
    }));
    const { user } = await openPage('/email', MEMBER);
    await user.click(await screen.findByRole('tab', { name: 'Account' }));
    expect(await screen.findByRole('heading', { name: 'No mail about your account' })).toBeTruthy();
    expect(
      server()
        .asked(getMail2)
        .map(({ category }) => category),
    ).toEqual([null, 'account']);
  });

  it('[R35] older mails follow when they are wanted', async () => {
    server().answer(getMail2, ({ cursor }) =>
      cursor === null
        ? { list: [row({ id: TWO, title: 'The newer one' })], nextCursor: TWO, ...box() }
        : { list: [row({ title: 'The older one' })], nextCursor: null, ...box() },
    );
    const { user } = await openPage('/email', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Show older mail' }));
    expect(await screen.findByRole('link', { name: /The older one/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /The newer one/ })).toBeTruthy();
    expect(server().asked(getMail2).at(-1)?.cursor).toBe(TWO);
  });

  it('[R35] empty box says so, and one that does not load can be loaded again', async () => {
    server().cut(getMail2);
    const { user } = await openPage('/email', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Your mail could not be loaded' })).toBeTruthy();
    server().answer(getMail2, { list: [], nextCursor: null, ...box() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No mail yet' })).toBeTruthy();
  });

  it('[T03] signing out takes the mails and their badge off the screen', async () => {
    server().answer(getMail2, { list: [row()], nextCursor: null, ...box() });
    await openPage('/email', MEMBER);
    expect(await screen.findByRole('link', { name: /Royal Sevens/ })).toBeTruthy();
    redDotStore.setState({ hasMail: true });
    act(() => signOut('elsewhere'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Royal Sevens/ })).toBeNull());
    expect(redDotStore.getState().hasMail).toBe(false);
  });
});

describe('one mail', () => {
  it('[R36] mail says what happened and leads to bets, proof and complaint; reading it clears the unread badge', async () => {
    server().answer(getMailDetail, detail());
    server().answer(activityGetStatusList, dots(false));
    redDotStore.setState({ hasMail: true });
    await openPage(DETAIL, MEMBER);
    const letter = await screen.findByRole('article', { name: 'Royal Sevens had a fault' });
    expect(within(letter).getByText('Your rounds stand.')).toBeTruthy();
    const ways = within(screen.getByRole('navigation', { name: 'What you can do' })).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/wallets/record?kind=bet',
      '/fair',
      '/complaint?topic=game&subject=Royal+Sevens+had+a+fault',
    ]);
    await waitFor(() => expect(redDotStore.getState().hasMail).toBe(false));
  });

  it('[R36] answered complaint leads to the player’s complaints', async () => {
    server().answer(getMailDetail, detail({ category: 'account', links: ['complaints'] }));
    await openPage(DETAIL, MEMBER);
    const link = await screen.findByRole('link', { name: 'See your complaints' });
    expect(link.getAttribute('href')).toBe('/member/complaints');
  });

  it('[R36] mail is deleted after a question, and the list opens', async () => {
    server().answer(getMailDetail, detail());
    server().answer(delMail, {});
    server().answer(getMail2, { list: [], nextCursor: null, ...box() });
    const { user } = await openPage(DETAIL, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Delete this mail' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(server().asked(delMail)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete this mail' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Mail deleted')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No mail yet' })).toBeTruthy();
    expect(server().asked(delMail)).toMatchObject([{ id: ONE }]);
  });

  it('[R36] deletion that fails says so and leaves the mail', async () => {
    server().answer(getMailDetail, detail());
    server().cut(delMail);
    const { user } = await openPage(DETAIL, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Delete this mail' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The mail was not deleted')).toBeTruthy();
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('[R36] mail that is not the player’s leads back to the box', async () => {
    server().reject(getMailDetail, 'mailUnknown');
    await openPage(DETAIL, MEMBER);
    expect(await screen.findByRole('heading', { name: 'This mail isn’t in your inbox' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your mail' }).getAttribute('href')).toBe('/email');
  });

  it('[R36] mail that does not load can be loaded again', async () => {
    server().cut(getMailDetail);
    const { user } = await openPage(DETAIL, MEMBER);
    expect(await screen.findByRole('heading', { name: 'This mail could not be loaded' })).toBeTruthy();
    server().answer(getMailDetail, detail());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it.each(['/email/detail', '/email/detail?id=7', `/email/detail?id=${ONE}0`])(
    '[R36] address %s names no mail and leads to the inbox',
    async (address) => {
      server().reject(getMail2, 'internal');
      await openPage(address, MEMBER);
      expect(await screen.findByRole('tab', { name: 'Notices' })).toBeTruthy();
      expect(location.pathname).toBe('/email');
    },
  );
});

describe('mail of a withdrawal-only session', () => {
  const PAGE = '/auth/way-out/mail';

  it('[R51] excluded player reads what happened, and is led to no page of members', async () => {
    server().answer(getMail2, { list: [row()], nextCursor: null, ...box() });
    server().answer(getMailDetail, detail());
    sessionStorage.setItem('way_out', 'withdrawal-only-token');
    const { user } = await openPage(PAGE);
    expect((await screen.findByRole('link', { name: 'Back to my money' })).getAttribute('href')).toBe(
      '/auth/way-out',
    );
    await user.click(await screen.findByRole('link', { name: /Royal Sevens had a fault/ }));
    expect(await screen.findByRole('article', { name: 'Royal Sevens had a fault' })).toBeTruthy();
    const ways = within(screen.getByRole('navigation', { name: 'What you can do' })).getAllByRole('link');
    expect(ways.map((link) => link.textContent)).toEqual([
      'Check how rounds are decided',
      'File a complaint',
    ]);
    expect(screen.queryByRole('button', { name: 'Delete this mail' })).toBeNull();
  });

  it('[R51] visitor without such a session is asked to sign in, and no mail is requested', async () => {
    await openPage(PAGE);
    expect(await screen.findByRole('heading', { name: 'Sign in again to go on' })).toBeTruthy();
    expect(server().asked(getMail2)).toEqual([]);
  });
});

it('[D08] member page leads to the mail and says whether some is unread', async () => {
  server().answer(activityGetStatusList, dots(true));
  redDotStore.setState({ hasMail: true });
  await openPage('/member', MEMBER);
  const link = await screen.findByRole('link', { name: /^Mail/ });
  expect(link.getAttribute('href')).toBe('/email');
  expect(link.textContent).toContain('You have unread mail');
  expect(link.querySelector('[data-red-dot]')).not.toBeNull();
  // An answer that is still on its way says the same.
  server().answer(activityGetStatusList, dots(false));
  act(() => redDotStore.setState({ hasMail: false }));
  await waitFor(() => expect(link.textContent).toContain('Updates about games and your account'));
  expect(link.querySelector('[data-red-dot]')).toBeNull();
});
