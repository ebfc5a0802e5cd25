import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { erasePlayer } from '../../../server/rights/erase-player.ts';
import { exportPlayer } from '../../../server/rights/export-data.ts';
import { purgeSupport } from '../../../server/support/purge-support-job.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { chatter, newCode } from './support.ts';

const DAY_MS = 86_400_000;
const database = useDatabase();
const { sql } = database;
const app = useApp(database);
const ops = operatorOf(sql, app);

const countOf = async (number: string): Promise<number> =>
  (await sql`select from support_threads where number = ${number}`).count;

describe('retention of messages to customer service', () => {
  it('[O23] chat in which nobody writes for a day ends by itself', async () => {
    const chat = chatter(app.call, { code: newCode() });
    await chat.say({ text: 'Hello?' });
    app.clock.advance(DAY_MS - 1_000);
    await purgeSupport(app.context);
    expect((await chat.look()).data.thread.state).toBe('open');
    app.clock.advance(2_000);
    await purgeSupport(app.context);
    expect((await chat.look()).data.thread).toMatchObject({ state: 'closed', closedBy: 'time' });
  });

  it('[O23] closed threads are deleted when their period is over: a guest’s first, feedback last', async () => {
    const player = await newAccount(app);
    const guest = chatter(app.call, { code: newCode() });
    const member = chatter(app.call, player);
    const picture = (await member.upload()).data.id;
    const numbers = {
      guest: (await guest.say({ text: 'Of a guest.' })).data.thread.number,
      member: (await member.say({ text: 'Of a member.', images: [picture] })).data.thread.number,
      feedback: (
        await app.call(
          'sendFeedback',
          { requestId: crypto.randomUUID(), category: 'idea', text: 'Of a member too.', images: [] },
          player.token,
        )
      ).data.number,
    };
    await guest.end();
    await member.end();
    await ops('feedback', 'close', numbers.feedback, 'Thank you.');
    const left = async () => {
      await purgeSupport(app.context);
      return Promise.all(Object.values(numbers).map(countOf));
    };
    expect(await left()).toEqual([1, 1, 1]);
    app.clock.advance(31 * DAY_MS);
    expect(await left()).toEqual([0, 1, 1]);
    app.clock.advance(150 * DAY_MS);
    expect(await left()).toEqual([0, 0, 1]);
    expect((await sql`select from support_images where id = ${picture}`).count).toBe(0);
    app.clock.advance(560 * DAY_MS);
    expect(await left()).toEqual([0, 0, 0]);
    expect((await sql`select from support_messages where player_id = ${player.playerId}`).count).toBe(0);
  });

  it('[R38] image that no message takes is deleted after a day', async () => {
    const { data } = await chatter(app.call, await newAccount(app)).upload();
    app.clock.advance(DAY_MS + 1);
    await purgeSupport(app.context);
    expect((await sql`select from support_images where id = ${data.id}`).count).toBe(0);
  });

  it('[C90] copy of a player’s data has what was written, and erasure deletes it with its images', async () => {
    const player = await newAccount(app);
    const chat = chatter(app.call, player);
    const picture = (await chat.upload()).data.id;
    const { number } = (await chat.say({ text: 'My own words.', images: [picture] })).data.thread;
    await ops('chat', 'answer', number, 'Words of an operator.');
    const held = JSON.parse(
      gunzipSync(await exportPlayer(sql, player.playerId, app.clock.now())).toString('utf8'),
    );
    const texts = held.support_messages.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['My own words.', 'Words of an operator.']);
    expect(held.support_threads).toMatchObject([{ number, kind: 'chat' }]);
    expect(held.support_images).toMatchObject([{ id: picture, width: 60 }]);
    await sql.begin((tx) => erasePlayer(tx, app.context, player.playerId, app.clock.now()));
    for (const table of ['support_threads', 'support_messages', 'support_images'])
      expect((await sql`select from ${sql(table)} where player_id = ${player.playerId}`).count, table).toBe(
        0,
      );
  });
});
