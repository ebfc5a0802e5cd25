import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { newAccount } from '../support/accounts.ts';
import { createTestClock, startApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { chatter, newCode } from './support.ts';

const MINUTE_MS = 60_000;
const database = useDatabase(RACES);
const { sql } = database;
const app = useApp(database);
const ops = operatorOf(sql, app);

const memberChat = async () => {
  const player = await newAccount(app);
  return { ...player, chat: chatter(app.call, player) };
};
const guestChat = (code = newCode()) => chatter(app.call, { code });

describe('chat of a member', () => {
  it('[O23] message begins a chat, an operator answers by command, and both see what the other has read', async () => {
    const { chat, playerId } = await memberChat();
    expect((await chat.look()).data).toEqual({ thread: null, messages: [], unread: 0 });
    const { data: begun } = await chat.say({ text: ' My deposit is missing. ' });
    expect(begun.thread).toMatchObject({ state: 'open', desk: 'general', operatorRead: 0 });
    expect(begun.messages).toMatchObject([{ place: 1, author: 'player', text: 'My deposit is missing.' }]);
    const { number } = begun.thread;

    expect(await ops('chat', 'list')).toMatch(new RegExp(`${number}\topen`));
    expect(await ops('chat', 'show', number)).toContain('My deposit is missing.');
    await ops('chat', 'typing', number);
    const typed = (await chat.look({ after: 1 })).data;
    expect([typed.thread.isOperatorTyping, typed.thread.operatorRead]).toEqual([true, 1]);

    await ops('chat', 'answer', number, 'We', 'look', 'for', 'it.');
    // Asked for without looking, it waits.
    expect((await chat.look({ after: 1, isWatching: false })).data.unread).toBe(1);
    const answered = (await chat.look({ after: 1 })).data;
    expect(answered.messages).toMatchObject([{ place: 2, author: 'operator', text: 'We look for it.' }]);
    expect([answered.unread, answered.thread.isOperatorTyping]).toEqual([0, false]);
    expect(await ops('chat', 'show', number)).toContain('read by the player up to 2');

    await ops('chat', 'close', number);
    expect((await chat.look()).data.thread).toMatchObject({ state: 'closed', closedBy: 'operator' });
    await expect(ops('chat', 'answer', number, 'More.')).rejects.toThrow('is closed');
    const acts = await sql`select act, details from audit_log where subject = ${playerId} order by place`;
    expect(acts.map(({ act }) => act)).toEqual(['chat show', 'chat answer', 'chat show', 'chat close']);
    expect(JSON.stringify(acts)).not.toContain('deposit');
  });

  it('[O23] typing of the player is shown to the operator and expires by itself', async () => {
    const { chat, playerId } = await memberChat();
    await chat.say({ text: 'Hello?' });
    const until = async () =>
      (
        await sql<{ at: number | null }[]>`
        select player_typing_until as at from support_threads where player_id = ${playerId}`
      )[0]?.at;
    await chat.look({ isTyping: true });
    expect(await until()).toBe(app.clock.now() + 7_000);
    await chat.look({ isTyping: false });
    expect(await until()).toBeNull();
  });

  it('[O23] message after the end of a chat begins another one', async () => {
    const { chat } = await memberChat();
    const first = (await chat.say({ text: 'One thing.' })).data.thread.number;
    expect((await chat.end()).data.thread).toMatchObject({ state: 'closed', closedBy: 'player' });
    expect((await chat.end()).data.thread.closedBy).toBe('player');
    const { thread, messages } = (await chat.say({ text: 'Another thing.', after: 1 })).data;
    expect(thread.number).not.toBe(first);
    expect(messages).toMatchObject([{ place: 1, text: 'Another thing.' }]);
  });

  it('[O23] request id sends a message once, however often it arrives, and no other one', async () => {
    const { chat } = await memberChat();
    const body = { requestId: randomUUID(), text: 'Once only.' };
    await Promise.all([chat.say(body), chat.say(body), chat.say(body)]);
    expect((await chat.look()).data.messages).toHaveLength(1);
    expect((await chat.say({ ...body, text: 'Something else.' })).code).toBe(ERROR_CODES.requestIdReused);
    const other = await memberChat();
    expect((await other.chat.say(body)).code).toBe(ERROR_CODES.requestIdReused);
  });

  it('[O23] member whose chat is closed gets one mail for all answers', async () => {
    const { chat, token } = await memberChat();
    const { number } = (await chat.say({ text: 'I come back later.' })).data.thread;
    await chat.look();
    await ops('chat', 'answer', number, 'At once.');
    const mails = async () =>
      (await app.call('getMail2', { category: null, cursor: null, pageSize: 20 }, token)).data;
    expect((await mails()).list).toEqual([]);
    app.clock.advance(2 * MINUTE_MS);
    await ops('chat', 'answer', number, 'Are you there?');
    await ops('chat', 'answer', number, 'Write whenever you like.');
    expect((await mails()).list).toMatchObject([
      { title: 'Customer service has answered you', category: 'account' },
    ]);
    const { id } = (await mails()).list[0];
    expect((await app.call('getMailDetail', { id }, token)).data.links).toEqual(['service']);
  });

  it('[O23] empty message, and more images than the operator allows, are refused', async () => {
    const { chat } = await memberChat();
    expect((await chat.say({ text: '  ' })).data.details).toEqual({ field: 'text' });
    const images = Array.from({ length: 5 }, () => randomUUID());
    expect((await chat.say({ text: 'Look.', images })).data.details).toEqual({
      field: 'images',
      imagesLimit: 4,
    });
    expect((await chat.say({ text: 'Look.', images: images.slice(0, 1) })).code).toBe(
      ERROR_CODES.supportImageUnknown,
    );
    expect((await chat.look()).data.thread).toBeNull();
  });

  it('[O23] messages are limited by the hour', async () => {
    const { chat } = await memberChat();
    await sql`update config set value = jsonb_set(value, '{limits,messagesPerHour}', '3') where key = 'support'`;
    for (const text of ['One.', 'Two.', 'Three.']) expect((await chat.say({ text })).code).toBe(0);
    const { code, data } = await chat.say({ text: 'Four.' });
    await sql`update config set value = jsonb_set(value, '{limits,messagesPerHour}', '60') where key = 'support'`;
    expect([code, data.details.until]).toEqual([ERROR_CODES.supportLimit, app.clock.now() + 60 * MINUTE_MS]);
  });

  it('[R57] player on a break and an excluded player reach the chat', async () => {
    const { chat, token, account, playerId } = await memberChat();
    expect((await app.call('takeTimeOut', { period: 'day' }, token)).code).toBe(0);
    expect((await chat.say({ text: 'I need somebody to talk to.' })).code).toBe(0);
    await sql`update players set status = 'excluded' where id = ${playerId}`;
    const refused = await app.call('accountLogin', { account, password: 'Quiet-Harbour-71' });
    const ticket = refused.data.details.withdrawalTicket;
    const out = (await app.call('startWithdrawalOnly', { ticket })).data.token;
    const outside = chatter(app.call, { token: out });
    expect((await outside.look()).data.messages).toMatchObject([{ text: 'I need somebody to talk to.' }]);
    expect((await outside.say({ text: 'Thank you.' })).data.messages).toHaveLength(2);
    expect((await app.call('getSupport', {}, out)).code).toBe(0);
  });
});

describe('chat of a guest', () => {
  it('[V12] guest is identified by the code of their browser alone', async () => {
    const code = newCode();
    const chat = guestChat(code);
    const { number } = (await chat.say({ text: 'May I ask something?' })).data.thread;
    await ops('chat', 'answer', number, 'Please do.');
    expect((await chat.look()).data.messages).toHaveLength(2);
    expect(await ops('chat', 'list')).toMatch(new RegExp(`${number}.*\tguest\t`));
    const [row] = await sql`select * from support_threads where number = ${number}`;
    expect(row?.playerId).toBeNull();
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('[V12] chat of a guest is shown to nobody without its code', async () => {
    const chat = guestChat();
    const sent = (await chat.upload()).data.id;
    await chat.say({ text: 'Mine alone.', images: [sent] });
    const { token } = await newAccount(app);
    for (const other of [guestChat(), chatter(app.call, { token })]) {
      expect((await other.look()).data).toEqual({ thread: null, messages: [], unread: 0 });
      expect((await other.end()).data.thread).toBeNull();
      expect((await other.open(sent)).code).not.toBe(0);
    }
    expect((await chat.look()).data.thread.state).toBe('open');
  });

  it('[V12] caller with neither a session nor a code is told that the session has ended', async () => {
    const nobody = guestChat('');
    for (const answer of [nobody.look(), nobody.say({ text: 'Hello' }), nobody.end(), nobody.upload()])
      expect((await answer).status).toBe(401);
    expect((await guestChat('A'.repeat(32)).say({ text: 'Hello' })).status).toBe(400);
  });

  it('[V12] guests of one address share their limit, whatever codes they make', async () => {
    await sql`update config set value = jsonb_set(value, '{limits,guestMessagesPerHour}', '6') where key = 'support'`;
    app.clock.advance(61 * MINUTE_MS);
    const codes: number[] = [];
    for (let count = 0; count < 7; count += 1) codes.push((await guestChat().say({ text: 'Hello' })).code);
    await sql`update config set value = jsonb_set(value, '{limits,guestMessagesPerHour}', '60') where key = 'support'`;
    expect(codes).toEqual([0, 0, 0, 0, 0, 0, ERROR_CODES.supportLimit]);
  });
});

describe('concurrent chats', () => {
  it('[O23] two players chat at once, and neither reads a message of the other', async () => {
    const people = await Promise.all([memberChat(), memberChat()]);
    const texts = people.map((_, person) =>
      Array.from({ length: 5 }, (__, count) => `Person ${person}, line ${count}`),
    );
    await Promise.all(
      people.map(({ chat }, person) =>
        (texts[person] ?? []).reduce<Promise<unknown>>(
          (before, text) => before.then(() => chat.say({ text })),
          Promise.resolve(),
        ),
      ),
    );
    for (const [person, { chat }] of people.entries())
      expect((await chat.look()).data.messages.map(({ text }: { text: string }) => text)).toEqual(
        texts[person],
      );
  });

  it('[O23] two processes show one chat: no message is lost or doubled', async () => {
    const other = await startApp(database, { clock: createTestClock(app.clock.now()) });
    try {
      const player = await newAccount(app);
      const here = chatter(app.call, player);
      const there = chatter(other.call, player);
      const { number } = (await here.say({ text: 'First.' })).data.thread;
      await Promise.all([
        ...Array.from({ length: 6 }, (_, count) => (count % 2 ? here : there).say({ text: `Line ${count}` })),
        ops('chat', 'answer', number, 'Answer.'),
      ]);
      // Each asks for what it has not seen, by place, whichever process wrote it.
      const all = (await there.look()).data.messages;
      expect(all.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect((await here.look({ after: 5 })).data.messages).toEqual(all.slice(5));
    } finally {
      await other.stop();
    }
  });
});
