import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToFeedback,
  type FeedbackThread,
  getFeedback,
  getFeedbacks,
  sendFeedback,
} from '../../../contract/support/feedback-calls.ts';
import { uploadSupportImage } from '../../../contract/support/image-calls.ts';
import { expectLoading, goOffline, tryAgain } from '../support/failure.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { givePen } from '../support/pen.ts';
import { server } from '../support/server.ts';
import { someMessage, startHelp } from './server.ts';

const MEMBER = { player: { id: 7 } };
const ID = '0190b0a0-1111-7222-8333-444455556666';
const thread = (changes: Partial<FeedbackThread> = {}): FeedbackThread => ({
  id: ID,
  number: 'ABCD2345',
  category: 'idea',
  state: 'open',
  openedAt: 0,
  lastAt: 0,
  isUnread: false,
  messages: [someMessage({ text: 'Show the rules sooner.' })],
  ...changes,
});
const row = (changes: Partial<FeedbackThread> = {}) => {
  const { messages: _, ...rest } = thread(changes);
  return { ...rest, summary: 'Show the rules sooner.' };
};

beforeEach(startHelp);

describe('/feedback', () => {
  it('[R38] feedback is sent with its category and images, and its thread opens', async () => {
    givePen();
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 800, height: 400, close: () => {} }));
    server().answer(uploadSupportImage, ({ requestId }) => ({ id: requestId, width: 800, height: 400 }));
    server().answer(sendFeedback, thread());
    server().answer(getFeedback, thread());
    const { user } = await openPage('/feedback', MEMBER);
    await user.click(await screen.findByRole('radio', { name: 'A game' }));
    await fillIn(user, screen.getByLabelText('Your feedback'), 'Show the rules sooner.');
    const input = document.querySelector<HTMLInputElement>('[data-pictures]') as HTMLInputElement;
    await user.upload(input, new File(['pixels'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('Ready')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a picture (3 left)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(location.pathname).toBe(`/feedback/record/${ID}`));
    const [{ requestId } = { requestId: '' }] = server().asked(uploadSupportImage);
    expect(server().asked(sendFeedback)).toMatchObject([{ category: 'game', images: [requestId] }]);
    vi.unstubAllGlobals();
  });

  it('[R38] text that is too short is named, and nothing is sent', async () => {
    const { user } = await openPage('/feedback', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Send feedback' }));
    await waitFor(() =>
      expect(noteOf(screen.getByLabelText('Your feedback'))).toBe('Write at least 10 characters.'),
    );
    expect(server().asked(sendFeedback)).toEqual([]);
  });

  it('[R38] feedback whose answer was lost is sent again by the same request', async () => {
    server().cut(sendFeedback);
    const { user } = await openPage('/feedback', MEMBER);
    await fillIn(user, await screen.findByLabelText('Your feedback'), 'Show the rules sooner.');
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent');
    server().answer(sendFeedback, thread());
    server().answer(getFeedback, thread());
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(location.pathname).toContain(ID));
    expect(
      new Set(
        server()
          .asked(sendFeedback)
          .map(({ requestId }) => requestId),
      ).size,
    ).toBe(1);
  });

  it('[R38] page leads to the earlier ones, and offline nothing can be sent', async () => {
    await openPage('/feedback', MEMBER);
    expect((await screen.findByRole('link', { name: /^Your feedback/ })).getAttribute('href')).toBe(
      '/feedback/record',
    );
    goOffline();
    expect(screen.getByRole('button', { name: 'Send feedback' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/What you wrote stays here/)).toBeTruthy();
  });

  it('[R38] guest is asked to sign in', async () => {
    await openPage('/feedback');
    expect(location.pathname).toBe('/auth/login');
  });
});

describe('/feedback/record', () => {
  it('[R39] each feedback has its state, and one with a new answer is marked', async () => {
    server().answer(getFeedbacks, {
      list: [
        row({ state: 'answered', isUnread: true }),
        row({ id: ID.replace('1111', '2222'), state: 'closed' }),
      ],
      nextCursor: null,
    });
    await openPage('/feedback/record', MEMBER);
    const links = await screen.findAllByRole('link', { name: /Show the rules sooner/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^New answer.*Answered$/),
      expect.stringMatching(/^An idea.*Closed$/),
    ]);
  });

  it('[R39] list goes on by pages', async () => {
    server().answer(getFeedbacks, ({ cursor }) => ({
      list: [row({ id: cursor ?? ID, category: cursor ? 'game' : 'idea' })],
      nextCursor: cursor ? null : ID.replace('1111', '9999'),
    }));
    const { user } = await openPage('/feedback/record', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: /A game/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[R39] player without feedback sees what the page is for', async () => {
    server().answer(getFeedbacks, { list: [], nextCursor: null });
    await openPage('/feedback/record', MEMBER);
    expect(await screen.findByRole('heading', { name: 'No feedback yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send feedback' })).toBeTruthy();
  });

  it('[R39] list that does not load can be loaded again', async () => {
    server().cut(getFeedbacks);
    const { user } = await openPage('/feedback/record', MEMBER);
    await tryAgain(user, 'offline', () => server().answer(getFeedbacks, { list: [row()], nextCursor: null }));
    expect(await screen.findByRole('link', { name: /Show the rules sooner/ })).toBeTruthy();
  });
});

describe('/feedback/record/{id}', () => {
  it('[R40] thread shows what was written and answered, and goes on while it is not closed', async () => {
    const answered = thread({
      state: 'answered',
      messages: [
        someMessage({ text: 'Show the rules sooner.' }),
        someMessage({ place: 2, author: 'operator', text: 'Good idea.' }),
      ],
    });
    server().answer(getFeedback, answered);
    const { user } = await openPage(`/feedback/record/${ID}`, MEMBER);
    expect(await screen.findByText('Good idea.')).toBeTruthy();
    server().answer(
      addToFeedback,
      thread({ messages: [...answered.messages, someMessage({ place: 3, text: 'Thank you.' })] }),
    );
    await fillIn(user, screen.getByRole('textbox', { name: 'Write back' }), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Write back' })).toHaveProperty('value', '');
  });

  it('[R40] closed thread can be read, and leads to new feedback', async () => {
    server().answer(getFeedback, thread({ state: 'closed' }));
    await openPage(`/feedback/record/${ID}`, MEMBER);
    expect(await screen.findByText('This feedback is closed.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write back' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Send new feedback' }).getAttribute('href')).toBe('/feedback');
  });

  it('[R40] feedback of another player, or of nobody, is not there', async () => {
    server().reject(getFeedback, 'feedbackUnknown');
    await openPage(`/feedback/record/${ID}`, MEMBER);
    expect(await screen.findByRole('heading', { name: 'We can’t find this feedback' })).toBeTruthy();
  });

  it('[R40] thread says that it is loading', async () => {
    server().hold(getFeedback, thread());
    await openPage(`/feedback/record/${ID}`, MEMBER);
    await expectLoading();
  });
});
