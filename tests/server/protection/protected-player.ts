import { randomUUID } from 'node:crypto';
import { cents } from '../../../contract/money.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import type { TestApp } from '../support/app.ts';
import { openSeedPair } from '../support/seed-pair.ts';

/**
 * A configured payment provider that does not answer: a deposit that reaches it has passed the platform's own rules.
 */
export const DEAD_PROVIDER = { port: 1, sandboxSecret: 'nobody-behind-it' };

/** A verified player with this much real money, signed in through the public call. */
export async function protectedPlayer(app: TestApp, coin = 10_000_000): Promise<NewAccount> {
  const person = await newAccount(app);
  const { sql, clock, newId } = app.context;
  await sql`update players set kyc_state = 2 where id = ${person.playerId}`;
  await postJournal(sql, {
    playerId: person.playerId,
    id: newId(),
    kind: 'seed',
    at: clock.now(),
    entries: transfer(cents(coin), { from: 'house:seed', to: 'player:coin' }),
  });
  return person;
}

export interface OpenFrame {
  readonly gameToken: string;
  readonly seeds: { readonly clientSeed: string; readonly commit: string };
}

export async function openFrame(
  app: TestApp,
  token: string,
  { tryIt = 0, gameId = 101 } = {},
): Promise<OpenFrame> {
  const { code, data } = await app.call('startGame', { gameId, tryIt }, token);
  if (code !== 0) throw new Error(`startGame: ${code}`);
  const launchToken = new URLSearchParams(new URL(data.url).hash.slice(1)).get('launch');
  const opened = await app.call('game/open', { launchToken });
  return { gameToken: opened.data.gameToken, seeds: await openSeedPair(app, opened.data) };
}

/** One spin. */
export async function spin(app: TestApp, frame: OpenFrame, stake: number) {
  const body = { requestId: randomUUID(), bet: { stake }, ...frame.seeds };
  return app.call('game/bet', body, frame.gameToken);
}

// biome-ignore lint/suspicious/noExplicitAny: as the calls of the tests answer
export const limitOf = (data: any, key: string) =>
  data.limits.find((limit: { key: string }) => limit.key === key);
