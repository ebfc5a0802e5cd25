import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addToComplaint,
  type ComplaintThread,
  endComplaint,
  getComplaint,
  getComplaintRules,
} from '../../../contract/rights/complaint-calls.ts';
import { complaintsConfig } from '../../../server/rights/rights-config.ts';
import { expectLoading, FAILURE_TEXT, tryAgain } from '../support/failure.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const PAGE = '/complaint/ABCD2345';
const MEMBER = { player: { id: 7 } };
const DAY = 86_400_000;
const CODE = 'ab'.repeat(16);
const settle = () => screen.queryByRole('button', { name: 'Mark as resolved' });
const dispute = () => screen.queryByRole('button', { name: 'Escalate' });
const more = () => screen.findByRole('textbox', { name: 'Add details' });
const subject = () => screen.findByRole('heading', { name: 'A round is missing' });

const thread = (changes: Partial<ComplaintThread> = {}): ComplaintThread => ({
  number: 'ABCD2345',
  topic: 'game',
  subject: 'A round is missing',
  state: 'open',
  openedAt: Date.now() - DAY,
  dueAt: Date.now() + 13 * DAY,
  closedAt: null,
  closedBy: null,
  messages: [{ id: 'm1', at: Date.now() - DAY, author: 'player', text: 'It never came.' }],
  ...changes,
});

async function openThread(changes: Partial<ComplaintThread> = {}, address = PAGE) {
  server().answer(getComplaint, thread(changes));
  const page = await openPage(address, MEMBER);
  await subject();
  return page;
}

beforeEach(() => {
  const { answerDays, disputeBody } = complaintsConfig.initial;
  server().answer(getComplaintRules, { answerDays, disputeBody });
});

describe('complaint on its way', () => {
  it('page shows that it loads until the complaint is there', async () => {
    const release = server().hold(getComplaint, thread());
    await openPage(PAGE, MEMBER);
    await expectLoading();
    release();
    expect(await subject()).toBeTruthy();
  });

  it('complaint that could not be loaded can be loaded again', async () => {
    server().reject(getComplaint, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    await tryAgain(user, 'internal', () => server().answer(getComplaint, thread()));
    expect(await subject()).toBeTruthy();
  });

  it('number of the address is asked for in capitals', async () => {
    await openThread({}, '/complaint/abcd2345');
    expect(server().asked(getComplaint)).toMatchObject([{ number: 'ABCD2345', code: '' }]);
  });

  it('open complaint tells by when it is answered, and cannot be taken further yet', async () => {
    await openThread();
    expect(screen.getByText(/^We’ll answer by/)).toBeTruthy();
    expect(dispute()).toBeNull();
    expect(settle()).toBeTruthy();
  });

  it('complaint whose answer is late says so and can be taken further', async () => {
    await openThread({ dueAt: Date.now() - DAY });
    expect(screen.getByText(/^We’re late/)).toBeTruthy();
    expect(dispute()).toBeTruthy();
  });
});

describe('complaint of a guest', () => {
  it('code of the secret address goes to the server, and the address is shown to be kept', async () => {
    server().answer(getComplaint, thread());
    await openPage(`${PAGE}#${CODE}`);
    await subject();
    expect(server().asked(getComplaint)).toMatchObject([{ number: 'ABCD2345', code: CODE }]);
    expect(screen.getByText(new RegExp(`/complaint/ABCD2345#${CODE}$`))).toBeTruthy();
  });

  it('member is told no secret address', async () => {
    await openThread();
    expect(screen.queryByText('Save this link')).toBeNull();
  });
});

describe('complaint that has ended', () => {
  it('complaint that the player has settled is closed for good', async () => {
    await openThread({ state: 'closed', closedBy: 'player', closedAt: Date.now() });
    expect(screen.getByText('You marked this as resolved.')).toBeTruthy();
    expect(dispute()).toBeNull();
    expect(settle()).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('complaint that the operator has closed can still be taken further', async () => {
    await openThread({ state: 'closed', closedBy: 'operator', closedAt: Date.now() });
    expect(dispute()).toBeTruthy();
    expect(settle()).toBeNull();
  });

  it('complaint that was taken further can be neither added to nor ended', async () => {
    await openThread({ state: 'disputed' });
    expect(screen.getByText(/^You’ve escalated this/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(dispute()).toBeNull();
  });

  it('player settles a complaint with one press', async () => {
    const { user } = await openThread({ state: 'answered' });
    server().answer(endComplaint, thread({ state: 'closed', closedBy: 'player', closedAt: Date.now() }));
    await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
    expect(await screen.findByText('You marked this as resolved.')).toBeTruthy();
    expect(server().asked(endComplaint)).toMatchObject([{ number: 'ABCD2345', how: 'settled' }]);
  });

  it('end that could not be saved says so, and the complaint stays open', async () => {
    const { user } = await openThread({ state: 'answered' });
    server().reject(endComplaint, 'internal');
    await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
    expect((await screen.findByRole('alert')).textContent).toContain(FAILURE_TEXT.internal);
    expect(settle()).toBeTruthy();
  });
});

describe('addition to a complaint', () => {
  it('addition that was not sent says so and keeps what was written', async () => {
    const { user } = await openThread();
    server().reject(addToComplaint, 'internal');
    await fillIn(user, await more(), 'It was round 12.');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent');
    expect(await more()).toHaveProperty('value', 'It was round 12.');
  });

  it('addition whose answer was lost is sent again as the same one, and a second one as another', async () => {
    const { user } = await openThread();
    const button = () => screen.getByRole('button', { name: 'Add' });
    // A press while the one before is still on its way is ignored.
    const add = async () => {
      await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false));
      await user.click(button());
    };
    server().late(addToComplaint);
    await fillIn(user, await more(), 'It was round 12.');
    await add();
    await screen.findByRole('alert');
    server().answer(addToComplaint, thread());
    await add();
    await screen.findByText('Added to your complaint');
    await fillIn(user, await more(), 'It was round 12.');
    await add();
    await waitFor(() => expect(server().asked(addToComplaint)).toHaveLength(3));
    const [lost, again, second] = server()
      .asked(addToComplaint)
      .map(({ requestId }) => requestId);
    expect([again === lost, second === lost]).toEqual([true, false]);
  });

  it('blanks alone are not sent, and the field says what is missing', async () => {
    const { user } = await openThread();
    await fillIn(user, await more(), '   ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Write a sentence or two.')).toBeTruthy();
    expect((await more()).getAttribute('aria-invalid')).toBe('true');
    expect(server().asked(addToComplaint)).toEqual([]);
  });
});
