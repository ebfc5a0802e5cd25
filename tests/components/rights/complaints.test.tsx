import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addToComplaint,
  type Complaint,
  type ComplaintThread,
  endComplaint,
  fileComplaint,
  getComplaint,
  getComplaintRules,
  getComplaints,
} from '../../../contract/rights/complaint-calls.ts';
import { complaintsConfig } from '../../../server/rights/rights-config.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7 } };
const DAY = 86_400_000;
const complaint = (changes: Partial<Complaint> = {}): Complaint => ({
  number: 'ABCD2345',
  topic: 'payment',
  subject: 'My deposit is missing',
  state: 'open',
  openedAt: Date.now() - DAY,
  dueAt: Date.now() + 13 * DAY,
  closedAt: null,
  closedBy: null,
  ...changes,
});
const thread = (changes: Partial<ComplaintThread> = {}): ComplaintThread => ({
  ...complaint(),
  messages: [{ id: 'm1', at: Date.now(), author: 'player', text: 'It never came.' }],
  ...changes,
});

beforeEach(() => {
  const { answerDays, disputeBody } = complaintsConfig.initial;
  server().answer(getComplaintRules, { answerDays, disputeBody });
});

describe('complaints of a member', () => {
  it('[C90] member without a complaint sees an empty state and who decides in the end', async () => {
    server().answer(getComplaints, { complaints: [] });
    await openPage('/member/complaints', MEMBER);
    expect(await screen.findByRole('heading', { name: 'No complaints yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'File a complaint' }).getAttribute('href')).toBe('/complaint');
    expect(screen.getByText(/Players’ Dispute Desk/)).toBeTruthy();
  });

  it('[C90] list names each complaint with its state', async () => {
    server().answer(getComplaints, {
      complaints: [complaint(), complaint({ number: 'EFGH6789', state: 'answered' })],
    });
    await openPage('/member/complaints', MEMBER);
    expect((await screen.findByRole('link', { name: /ABCD2345/ })).textContent).toContain('Open');
    expect(screen.getByRole('link', { name: /EFGH6789/ }).textContent).toContain('Answered');
  });

  it('[C90] list that does not load shows an error and can be loaded again', async () => {
    server().cut(getComplaints);
    const { user } = await openPage('/member/complaints', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this' })).toBeTruthy();
    server().answer(getComplaints, { complaints: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No complaints yet' })).toBeTruthy();
  });
});

describe('new complaint', () => {
  it('[C90] each missing field is named, and the first has the focus', async () => {
    const { user } = await openPage('/complaint', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Send complaint' }));
    const subject = screen.getByLabelText('Subject');
    expect(document.activeElement).toBe(subject);
    await waitFor(() => expect(noteOf(subject)).toBe('Enter a short subject.'));
    expect(noteOf(screen.getByLabelText('What happened?'))).toBe('Write a sentence or two.');
    expect(server().asked(fileComplaint)).toEqual([]);
  });

  it('[C90] topic of the address is preselected, and sent', async () => {
    server().answer(fileComplaint, thread());
    server().answer(getComplaint, thread());
    const { user } = await openPage('/complaint?topic=forfeiture&subject=Number%207', MEMBER);
    await fillIn(user, await screen.findByLabelText('What happened?'), 'I ask you to look at it again.');
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    await waitFor(() => expect(server().asked(fileComplaint)).toMatchObject([{ topic: 'forfeiture' }]));
  });

  it('[C90] guest must give an address for the answer', async () => {
    server().answer(getComplaintRules, {
      answerDays: 14,
      disputeBody: complaintsConfig.initial.disputeBody,
    });
    const { user } = await openPage('/complaint');
    await waitFor(() => expect(location.pathname).toBe('/complaint'));
    await fillIn(user, await screen.findByLabelText('Subject'), 'My deposit');
    await fillIn(user, screen.getByLabelText('What happened?'), 'I have paid and nothing came at all.');
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    await waitFor(() =>
      expect(noteOf(screen.getByLabelText('Your email address'))).toBe(
        'Enter an email address where we can reach you.',
      ),
    );
  });

  it('[C90] complaint is sent and its thread is shown', async () => {
    server().answer(fileComplaint, thread());
    server().answer(getComplaint, thread());
    const { user } = await openPage('/complaint?topic=payment&subject=My%20deposit', MEMBER);
    expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'My deposit');
    await fillIn(user, screen.getByLabelText('What happened?'), 'I have paid and nothing came at all.');
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('It never came.')).toBeTruthy();
    expect(location.pathname).toBe('/complaint/ABCD2345');
  });

  it('[C90] complaint without an answer shows an error and keeps its text', async () => {
    server().reject(fileComplaint, 'complaintLimit');
    const { user } = await openPage('/complaint?subject=My%20deposit', MEMBER);
    await fillIn(
      user,
      await screen.findByLabelText('What happened?'),
      'I have paid and nothing came at all.',
    );
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent');
    expect(screen.getByLabelText('What happened?')).toHaveProperty(
      'value',
      'I have paid and nothing came at all.',
    );
  });
});

describe('thread of a complaint', () => {
  it('[C90] message can be added, and an answered complaint escalated', async () => {
    server().answer(getComplaint, thread({ state: 'answered' }));
    server().answer(addToComplaint, thread({ state: 'open' }));
    const { user } = await openPage('/complaint/ABCD2345', MEMBER);
    expect(await screen.findByText(/We’ve answered/)).toBeTruthy();
    server().answer(endComplaint, thread({ state: 'disputed' }));
    await user.click(screen.getByRole('button', { name: 'Escalate' }));
    expect(await screen.findByText(/You’ve escalated this/)).toBeTruthy();
    expect(server().asked(endComplaint)).toMatchObject([{ number: 'ABCD2345', how: 'disputed' }]);
  });

  it('[C90] complaint of another player is not shown', async () => {
    server().reject(getComplaint, 'complaintUnknown');
    await openPage('/complaint/ZZZZ9999', MEMBER);
    expect(await screen.findByRole('heading', { name: 'We can’t find this complaint' })).toBeTruthy();
  });
});
