import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endChat, getChat, sendChatMessage } from '../../../contract/support/chat-calls.ts';
import { uploadSupportImage } from '../../../contract/support/image-calls.ts';
import { chatStore, mergeChat } from '../../../src/features/support/chat/chat-store.ts';
import { goOffline } from '../support/failure.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { catchSavedFiles } from '../support/saved-files.ts';
import { server } from '../support/server.ts';
import { NO_CHAT, someMessage, someThread, startHelp } from './server.ts';

const MEMBER = { player: { id: 70_012_345 } };
const CHAT = { desk: 'general' } as const;
beforeEach(startHelp);

const line = () => screen.findByLabelText('Your message');
const log = () => within(screen.getByRole('log'));

describe('chat', () => {
  it('[O23] chat opens only when it is asked for', async () => {
    const { user } = await openPage('/service', MEMBER);
    await screen.findByRole('button', { name: 'Start a chat' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start a chat' }));
    expect(await screen.findByRole('dialog', { name: 'Chat with us' })).toBeTruthy();
  });

  it('[O23] message is shown at once, sent, and answered', async () => {
    const sent = { thread: someThread(), messages: [someMessage({ text: 'My deposit?' })], unread: 0 };
    const release = server().hold(sendChatMessage, sent);
    const { user } = await showOverlay('chat', CHAT, MEMBER);
    await fillIn(user, await line(), 'My deposit?');
    await user.keyboard('{Enter}');
    expect(log().getByText('Sending…')).toBeTruthy();
    expect(await line()).toHaveProperty('value', '');
    release();
    await waitFor(() => expect(log().queryByText('Sending…')).toBeNull());
    expect(log().getAllByText('My deposit?')).toHaveLength(1);
    expect(server().asked(sendChatMessage)).toMatchObject([
      { code: '', desk: 'general', after: 0, images: [] },
    ]);
  });

  it('[O23] answer, typing and reading of the team are shown as they are polled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      server().answer(getChat, {
        thread: someThread({ isOperatorTyping: true, operatorRead: 1 }),
        messages: [someMessage()],
        unread: 0,
      });
      await showOverlay('chat', CHAT, MEMBER);
      expect(await screen.findByText('Our team is typing…')).toBeTruthy();
      expect(log().getByText(/· Read$/)).toBeTruthy();
      const reply = someMessage({ place: 2, author: 'operator', text: 'We look for it.' });
      server().answer(getChat, { thread: someThread({ operatorRead: 2 }), messages: [reply], unread: 0 });
      await act(() => vi.advanceTimersByTimeAsync(3_100));
      expect(await log().findByText('We look for it.')).toBeTruthy();
      expect(screen.queryByText('Our team is typing…')).toBeNull();
      expect(server().asked(getChat).at(-1)).toMatchObject({ after: 1, isWatching: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it('[O23] message that does not arrive stays, and is sent again by the same request', async () => {
    server().cut(sendChatMessage);
    const { user } = await showOverlay('chat', CHAT, MEMBER);
    await fillIn(user, await line(), 'Are you there?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const again = await screen.findByRole('button', { name: 'Send again' });
    server().answer(sendChatMessage, {
      thread: someThread(),
      messages: [someMessage({ text: 'Are you there?' })],
      unread: 0,
    });
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    const ids = server()
      .asked(sendChatMessage)
      .map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(1);
  });

  it('[V12] guest gets a code with the first message, and asks for nothing before it', async () => {
    server().answer(sendChatMessage, { thread: someThread(), messages: [someMessage()], unread: 0 });
    const { user } = await showOverlay('chat', CHAT);
    await line();
    expect(server().asked(getChat)).toEqual([]);
    await fillIn(user, await line(), 'Hello?');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server().asked(sendChatMessage)).toHaveLength(1));
    expect(server().asked(sendChatMessage)[0]?.code).toMatch(/^[\da-f]{32}$/);
  });

  it('[O23] chat that has ended is kept to be read and saved, and another one begins without it', async () => {
    const files = catchSavedFiles();
    const messages = [
      someMessage({ text: 'One thing.' }),
      someMessage({ place: 2, author: 'operator', text: 'Done.' }),
    ];
    server().answer(getChat, { thread: someThread({ operatorRead: 2 }), messages, unread: 0 });
    const { user } = await showOverlay('chat', CHAT, MEMBER);
    const over = {
      thread: someThread({ state: 'closed', closedBy: 'player', operatorRead: 2 }),
      messages: [],
      unread: 0,
    };
    server().answer(endChat, over);
    server().answer(getChat, over);
    await user.click(await screen.findByRole('button', { name: 'End the chat' }));
    expect(await screen.findByText('You ended this chat.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save as file' }));
    expect(files.names).toEqual(['chat-ABCD2345.txt']);
    expect(await files.text()).toMatch(/Chat ABCD2345\n\n.* You: One thing\.\n.* Our team: Done\.\n/);
    await user.click(screen.getByRole('button', { name: 'Start a new chat' }));
    expect(await line()).toBeTruthy();
    expect(log().queryByText('One thing.')).toBeNull();
  });

  it('[O23] player who is offline reads what is there and sends nothing', async () => {
    server().answer(getChat, { thread: someThread(), messages: [someMessage()], unread: 0 });
    const { user } = await showOverlay('chat', CHAT, MEMBER);
    await log().findByText('Hello?');
    goOffline();
    expect(await screen.findByText(/You’re offline\. The chat continues/)).toBeTruthy();
    await fillIn(user, await line(), 'More');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  });

  it('[O23] chat that cannot be opened says so beside the help line, and can be tried again', async () => {
    server().reject(getChat, 'internal');
    const { user } = await showOverlay('chat', CHAT, MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t open the chat' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 1553' })).toBeTruthy();
    server().answer(getChat, NO_CHAT);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await line()).toBeTruthy();
  });

  it('[O23] file that is no image is refused before anything is sent', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    const { user } = await showOverlay('chat', CHAT, MEMBER);
    await line();
    const input = document.querySelector<HTMLInputElement>('[data-pictures]');
    await user.upload(input as HTMLInputElement, new File(['nothing'], 'a.png', { type: 'image/png' }));
    expect((await screen.findByRole('alert')).textContent).toContain('can’t read');
    expect(server().asked(uploadSupportImage)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('[O23] messages that cross are laid down once, in their order', () => {
    const base = { ...chatStore.getInitialState(), thread: someThread(), messages: [someMessage()] };
    const two = someMessage({ place: 2 });
    const once = mergeChat(base, { thread: someThread(), messages: [two], unread: 0 });
    const twice =
      once && mergeChat(once, { thread: someThread(), messages: [someMessage(), two], unread: 0 });
    expect(twice?.messages.map(({ place }) => place)).toEqual([1, 2]);
    // Of another chat only its beginning is enough to show it.
    const other = someThread({ number: 'OTHER234' });
    expect(mergeChat(base, { thread: other, messages: [two], unread: 0 })).toBeNull();
    expect(
      mergeChat(base, { thread: other, messages: [someMessage(), two], unread: 0 })?.messages,
    ).toHaveLength(2);
  });
});

describe('chat of a provider', () => {
  const queue = (licence: string) => ({
    config: { appCustomerServiceQueue: [{ itemType: 1, param1: licence, param2: '0', sort: 1 }] },
  });

  it('[O23] [V12] provider’s chat is framed from the games’ origin with the member’s number, and only when it is opened', async () => {
    await showOverlay('chat', CHAT, { ...MEMBER, ...queue('1234567') });
    const frame = await screen.findByTitle('Customer service chat');
    expect(frame.getAttribute('src')).toBe(`${location.origin}/support/live-chat?player=70012345`);
    expect(server().asked(getChat)).toEqual([]);
  });

  it('[V12] guest has no number there', async () => {
    await showOverlay('chat', CHAT, queue('1234567'));
    const frame = await screen.findByTitle('Customer service chat');
    expect(frame.getAttribute('src')).toMatch(/\?player=$/);
  });
});
