import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../../server/new-token.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useDepositPlatform } from './deposit-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useDepositPlatform(database);
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const FIRST_DEPOSIT = { channelId: 1, amount: 50_000, offerId: 'firstDeposit' };
const accept = (player: TestPlayer) =>
  app.call('recharge', { requestId: randomUUID(), ...FIRST_DEPOSIT }, player.sessionId);

/** Number of answers by their code. */
function tally(answers: readonly { status: number; code: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const key = `${status}/${code}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

async function issueTicket(player: TestPlayer): Promise<string> {
  const ticket = newToken({ bytes: (count) => new Uint8Array(randomBytes(count)) });
  const ticketHash = createHash('sha256').update(ticket).digest();
  const row = { ticketHash, playerId: player.id, expiresAt: app.clock.now() + 60_000 };
  await sql`insert into way_out_tickets ${sql(row)}`;
  return ticket;
}

describe('burst of calls, four for every connection', () => {
  it('[R04] 64 players who take the first-deposit offer at once all get their deposit', async () => {
    const players = await times(64, () => seedPlayer(app.context));
    expect(tally(await times(64, (index) => accept(players[index] as TestPlayer)))).toEqual({ '200/0': 64 });
    const [kept] = await sql`
      select count(*)::int as deposits, count(distinct player_id)::int as players,
        count(bonus)::int as bonuses
      from deposits where state = 'pending'`;
    expect(kept).toEqual({ deposits: 64, players: 64, bonuses: 64 });
  });

  it('[R04] one player who takes the offer in 64 concurrent calls gets every answer, and others are served', async () => {
    const [greedy, other] = [await seedPlayer(app.context), await seedPlayer(app.context)];
    const [answers, served] = await Promise.all([times(64, () => accept(greedy)), accept(other)]);
    expect(tally(answers)).toEqual({ '200/0': 64 });
    expect(served.code).toBe(0);
  });

  it('[R51] 64 players who open a withdrawal-only session at once all get one, each by their own ticket', async () => {
    const tickets = await times(64, async () => issueTicket(await seedPlayer(app.context)));
    const answers = await times(64, (index) => app.call('startWithdrawalOnly', { ticket: tickets[index] }));
    expect(tally(answers)).toEqual({ '200/0': 64 });
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(64);
  });

  it('[R51] one ticket used 64 times at once opens one session', async () => {
    const ticket = await issueTicket(await seedPlayer(app.context));
    const answers = await times(64, () => app.call('startWithdrawalOnly', { ticket }));
    expect(tally(answers)).toEqual({ '200/0': 1, '200/2022': 63 });
  });
});
