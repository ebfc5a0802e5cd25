import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { newAccount } from '../support/accounts.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { chatter } from './support.ts';

const database = useDatabase(RACES);
const app = useApp(database);
const { sql } = database;
const ops = operatorOf(sql, app);

const written = (changes: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  category: 'idea',
  text: 'Show the rules of a game sooner.',
  images: [],
  ...changes,
});

async function writer() {
  const player = await newAccount(app);
  return {
    ...player,
    send: (changes: Record<string, unknown> = {}) => app.call('sendFeedback', written(changes), player.token),
    add: (id: string, changes: Record<string, unknown> = {}) =>
      app.call(
        'addToFeedback',
        { requestId: randomUUID(), id, text: 'And in larger letters.', images: [], ...changes },
        player.token,
      ),
    open: (id: string) => app.call('getFeedback', { id }, player.token),
    list: async (cursor: string | null = null) =>
      (await app.call('getFeedbacks', { cursor }, player.token)).data,
    pictures: chatter(app.call, player),
  };
}

describe('feedback', () => {
  it('[R38] [R40] feedback with an image becomes a thread that is answered, gone on with and closed', async () => {
    const me = await writer();
    const picture = (await me.pictures.upload()).data;
    const { data: sent } = await me.send({ images: [picture.id] });
    expect(sent).toMatchObject({ state: 'open', category: 'idea', isUnread: false });
    expect(sent.messages).toMatchObject([{ author: 'player', images: [picture] }]);
    expect(await ops('feedback', 'list')).toContain(`${sent.number}\topen`);

    await ops('feedback', 'answer', sent.number, 'Good', 'idea.');
    expect(await ops('feedback', 'show', sent.number)).toMatch(
      /1 picture\)\nShow the rules[\s\S]*olive\nGood idea\.$/,
    );
    expect((await me.list()).list).toMatchObject([{ id: sent.id, state: 'answered', isUnread: true }]);
    expect((await me.open(sent.id)).data).toMatchObject({ state: 'answered', isUnread: false });
    expect((await me.list()).list[0].isUnread).toBe(false);

    const more = (await me.add(sent.id)).data;
    expect([more.state, more.messages.length]).toEqual(['open', 3]);
    await ops('feedback', 'close', sent.number, 'It is done.');
    expect((await me.open(sent.id)).data).toMatchObject({ state: 'closed' });
    expect((await me.add(sent.id)).code).toBe(ERROR_CODES.feedbackClosed);
    const mails = (await app.call('getMail2', { category: null, cursor: null, pageSize: 20 }, me.token)).data
      .list;
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({
      title: `Your feedback ${sent.number} was answered`,
      category: 'account',
    });
  });

  it('[R39] list has the newest first, a page at a time', async () => {
    const me = await writer();
    await sql`update config set value = jsonb_set(value, '{limits,feedbacksPerDay}', '100') where key = 'support'`;
    for (let count = 1; count <= 22; count += 1) await me.send({ text: `Feedback number ${count} of mine.` });
    await sql`update config set value = jsonb_set(value, '{limits,feedbacksPerDay}', '5') where key = 'support'`;
    const first = await me.list();
    expect(first.list).toHaveLength(20);
    expect(first.list[0].summary).toBe('Feedback number 22 of mine.');
    const second = await me.list(first.nextCursor);
    expect(second.list.map(({ summary }: { summary: string }) => summary)).toEqual([
      'Feedback number 2 of mine.',
      'Feedback number 1 of mine.',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it('[R38] request id sends feedback once, and no other content', async () => {
    const me = await writer();
    const body = written();
    const [one, other] = await Promise.all([
      app.call('sendFeedback', body, me.token),
      app.call('sendFeedback', body, me.token),
    ]);
    expect(one.data.id).toBe(other.data.id);
    const changed = await app.call('sendFeedback', { ...body, category: 'game' }, me.token);
    expect(changed.code).toBe(ERROR_CODES.requestIdReused);
    const addition = { requestId: randomUUID() };
    await me.add(one.data.id, addition);
    expect((await me.add(one.data.id, addition)).data.messages).toHaveLength(2);
    expect((await me.add(one.data.id, { ...addition, text: 'Another.' })).code).toBe(
      ERROR_CODES.requestIdReused,
    );
  });

  it('[R38] feedback is limited by the day, and says until when', async () => {
    const me = await writer();
    for (let count = 0; count < 5; count += 1) expect((await me.send()).code).toBe(0);
    const { code, data } = await me.send();
    expect([code, data.details.until]).toEqual([ERROR_CODES.supportLimit, app.clock.now() + 86_400_000]);
  });

  it.each([
    ['a text that is too short', { text: ' Too few ' }, { field: 'text' }],
    [
      'more pictures than imagesLimit',
      { images: Array.from({ length: 5 }, () => randomUUID()) },
      { field: 'images', imagesLimit: 4 },
    ],
  ])('[R38] feedback with %s is refused', async (_name, changes, details) => {
    const { code, data } = await (await writer()).send(changes);
    expect([code, data.details]).toEqual([ERROR_CODES.invalidValue, details]);
  });

  it('[R40] feedback of one player is unknown to another, and so are its images', async () => {
    const me = await writer();
    const picture = (await me.pictures.upload()).data.id;
    const { id } = (await me.send({ images: [picture] })).data;
    const stranger = await writer();
    expect((await stranger.open(id)).code).toBe(ERROR_CODES.feedbackUnknown);
    expect((await stranger.add(id)).code).toBe(ERROR_CODES.feedbackUnknown);
    expect((await stranger.pictures.open(picture)).code).toBe(ERROR_CODES.supportImageUnknown);
    expect((await stranger.send({ images: [picture] })).code).toBe(ERROR_CODES.supportImageUnknown);
    // What was sent cannot be sent a second time.
    expect((await me.send({ images: [picture] })).code).toBe(ERROR_CODES.supportImageUnknown);
    expect((await stranger.list()).list).toEqual([]);
  });

  it('[R40] chat is no feedback: its number and id open nothing there', async () => {
    const me = await writer();
    const { number } = (await me.pictures.say({ text: 'A chat.' })).data.thread;
    await expect(ops('feedback', 'show', number)).rejects.toThrow('There is no feedback');
    const [row] = await sql<{ id: string }[]>`select id from support_threads where number = ${number}`;
    expect((await me.open(row?.id ?? '')).code).toBe(ERROR_CODES.feedbackUnknown);
  });

  it('[R39] guest is asked to sign in', async () => {
    expect((await app.call('getFeedbacks', { cursor: null })).status).toBe(401);
    expect((await app.call('sendFeedback', written())).status).toBe(401);
  });
});
