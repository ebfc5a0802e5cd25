import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activityGetStatusList } from '../../../contract/config/refresh-calls.ts';
import {
  delMail,
  delReadMail,
  getMail2,
  getMailDetail,
  MAIL_CATEGORIES,
  type MailAttachment,
  type MailCounts,
  type MailDetail,
  type MailRow,
  receiveMail,
} from '../../../contract/mail/mail-calls.ts';
import { cents } from '../../../contract/money.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7 } };
const ID = '018f2f5e-7a00-7000-8000-000000000001';
const DETAIL = `/email/detail?id=${ID}`;
const POINTS = { propId: 2002, count: 500 };

const attachment = (changes: Partial<MailAttachment> = {}): MailAttachment => ({
  rewards: [POINTS],
  state: 'waiting',
  claimUntil: Date.UTC(2027, 3, 9, 4),
  wageringMultiple: 0,
  ...changes,
});

const facts = (changes: Partial<MailAttachment> = {}) => ({
  id: ID,
  category: 'reward' as const,
  title: 'Thank you',
  sentAt: Date.UTC(2027, 2, 9),
  readAt: null,
  attachment: attachment(changes),
});

const detail = (changes: Partial<MailAttachment> = {}, canClaim = true): MailDetail => ({
  ...facts(changes),
  paragraphs: ['Our fair is over.'],
  links: ['bonus'],
  canClaim,
});

const box = (list: MailRow[], counts: Partial<MailCounts> = {}, canClaim = true) => ({
  list,
  nextCursor: null,
  counts: Object.fromEntries(
    MAIL_CATEGORIES.map((category) => [
      category,
      { unread: 0, waiting: 0, read: 0, ...(category === 'reward' && counts) },
    ]),
  ) as Record<MailRow['category'], MailCounts>,
  canClaim,
});

const row = (changes: Partial<MailAttachment> = {}): MailRow => ({
  ...facts(changes),
  summary: 'Our fair is over.',
});

const answerDots = () => server().answer(activityGetStatusList, redDotStore.getInitialState());

describe('attachment in the mail box', () => {
  it('[R35] row shows what is attached, and until when it can be claimed', async () => {
    server().answer(getMail2, box([row()], { unread: 1, waiting: 1 }));
    await openPage('/email', MEMBER);
    const link = await screen.findByRole('link', { name: /Thank you/ });
    expect(link.textContent).toContain('500 points (worth ₱0.50)');
    expect(link.textContent).toMatch(/Claim before Apr 9, 2027/);
    expect(screen.getByText('1 unread')).toBeTruthy();
  });

  it('[R35] [C38] all attachments are claimed by one press', async () => {
    answerDots();
    server().answer(getMail2, box([row()], { unread: 1, waiting: 2 }));
    server().answer(receiveMail, { rewards: [POINTS, { propId: 60001, count: 2 }], coin: cents(0) });
    const { user } = await openPage('/email', MEMBER);
    expect(await screen.findByText('2 mails have rewards to claim')).toBeTruthy();
    server().answer(getMail2, box([row({ state: 'claimed' })], { read: 2 }));
    await user.click(screen.getByRole('button', { name: 'Claim 2 rewards' }));
    const list = await screen.findByRole('dialog');
    expect(within(list).getByText('2 diamonds (worth ₱2.00)')).toBeTruthy();
    expect(server().asked(receiveMail)).toMatchObject([{ id: null, requestId: expect.any(String) }]);
  });

  it('[R35] nothing can be claimed on a break, and the box says why and until when it waits', async () => {
    server().answer(getMail2, box([row()], { unread: 1, waiting: 1 }, false));
    await openPage('/email', MEMBER);
    expect(await screen.findByText(/Rewards can’t be claimed right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  });

  it('[R35] read mails of a tab are deleted after a question', async () => {
    answerDots();
    server().answer(getMail2, box([row({ state: 'claimed' })], { read: 3 }));
    server().answer(delReadMail, { deleted: 3 });
    const { user } = await openPage('/email', MEMBER);
    await user.click(await screen.findByRole('tab', { name: 'Rewards' }));
    await user.click(await screen.findByRole('button', { name: 'Delete read mail' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(server().asked(delReadMail)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete read mail' }));
    server().answer(getMail2, box([]));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('3 mails deleted')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No rewards by mail' })).toBeTruthy();
    expect(server().asked(delReadMail)).toMatchObject([{ category: 'reward' }]);
  });

  it('[R35] tab of offers says that they need a consent, and leads to it', async () => {
    server().answer(getMail2, box([]));
    const { user } = await openPage('/email', MEMBER);
    await user.click(await screen.findByRole('tab', { name: 'Offers' }));
    expect(await screen.findByText(/only if you agree to advertising/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Advertising settings' }).getAttribute('href')).toBe(
      '/member/profile/consent',
    );
  });
});

describe('attachment of one mail', () => {
  it('[R36] [C38] reward is claimed once, with one request id however often it is sent, and the balance follows', async () => {
    answerDots();
    server().answer(
      getMailDetail,
      detail({ rewards: [{ propId: 2001, count: 5_000 }], wageringMultiple: 5 }),
    );
    server().cut(receiveMail);
    const { user } = await openPage(DETAIL, MEMBER);
    const ticket = await screen.findByRole('region', { name: 'Attached' });
    expect(within(ticket).getByText(/Bet the money 5 times before you withdraw it/)).toBeTruthy();
    const button = within(ticket).getByRole('button', { name: 'Claim what is attached to Thank you' });
    await user.click(button);
    expect(await within(ticket).findByRole('alert')).toBeTruthy();
    server().answer(receiveMail, { rewards: [{ propId: 2001, count: 5_000 }], coin: cents(5_000) });
    server().answer(getMailDetail, detail({ rewards: [{ propId: 2001, count: 5_000 }], state: 'claimed' }));
    await user.click(button);
    expect(await screen.findByText('₱50.00 added')).toBeTruthy();
    expect(await within(ticket).findByText('Claimed')).toBeTruthy();
    expect(within(ticket).queryByRole('button')).toBeNull();
    expect(profileStore.getState().user?.coin).toBe(5_000);
    const ids = server()
      .asked(receiveMail)
      .map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(1);
  });

  it('[R36] attachment that was not claimed in time says when it expired', async () => {
    server().answer(getMailDetail, detail({ state: 'lapsed' }));
    await openPage(DETAIL, MEMBER);
    const ticket = await screen.findByRole('region', { name: 'Attached' });
    expect(ticket.textContent).toMatch(/Not claimed in time: expired on Apr 9, 2027/);
    expect(within(ticket).queryByRole('button')).toBeNull();
  });

  it('[R36] player to whom nothing may be granted reads the mail, and why it cannot be claimed now', async () => {
    server().answer(getMailDetail, detail({}, false));
    await openPage(DETAIL, MEMBER);
    expect(await screen.findByText('Our fair is over.')).toBeTruthy();
    expect(screen.getByText(/You can’t claim this right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('[R36] [C39] deleting a mail with a reward names what is given up, and says so to the server', async () => {
    answerDots();
    server().answer(getMailDetail, detail());
    server().answer(getMail2, box([]));
    server().answer(delMail, {});
    const { user } = await openPage(DETAIL, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Delete this mail' }));
    expect(screen.getByRole('heading', { name: /give up 500 points \(worth ₱0.50\)/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete and give up' }));
    expect(await screen.findByText('Mail deleted')).toBeTruthy();
    expect(server().asked(delMail)).toMatchObject([{ id: ID, isRewardGivenUp: true }]);
  });
});
