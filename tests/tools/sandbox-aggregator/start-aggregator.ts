import { sign } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { CallRing } from '../../../tools/sandbox-aggregator/call-ring.ts';
import { createAggregator } from '../../../tools/sandbox-aggregator/create-aggregator.ts';
import { PageFiles } from '../../../tools/sandbox-aggregator/page-files.ts';
import { Rounds } from '../../../tools/sandbox-aggregator/rounds.ts';
import { Sessions } from '../../../tools/sandbox-aggregator/sessions.ts';
import { Wallet } from '../../../tools/sandbox-aggregator/wallet.ts';
import { type FakeWallet, newKeys } from './fake-wallet.ts';

/** The platform's own. */
export const PLATFORM = newKeys();
/** Drawn once for all starts of a file. */
const FILES = new PageFiles();
/** Short: a test does not wait for a second. */
const WAIT_MS = 20;

interface Started {
  readonly folder: string;
  readonly walletUrl: string;
  readonly wallet: Pick<FakeWallet, 'keys'>;
  /** The combinations that are drawn, the next one first; without one left all lanterns light. */
  readonly draws?: number[];
  readonly waitMs?: number;
  /** Of an answer of the wallet. */
  readonly timeoutMs?: number;
}

/** The aggregator on a free port, with the files of `folder`. */
export async function startAggregator({
  folder,
  walletUrl,
  wallet,
  draws = [],
  waitMs = WAIT_MS,
  timeoutMs = 500,
}: Started) {
  const ring = new CallRing();
  const client = new Wallet({
    url: walletUrl,
    privateKey: wallet.keys.privateKey,
    ring,
    timeoutMs,
  });
  const sessions = new Sessions(path.join(folder, 'sessions.jsonl'));
  const rounds = new Rounds({
    file: path.join(folder, 'rounds.jsonl'),
    sessions,
    wallet: client,
    draw: () => draws.shift() ?? 0b111,
    waitMs: () => waitMs,
  });
  const parts = { sessions, rounds, wallet: client, ring, platformKey: PLATFORM.publicKey, files: FILES };
  const listener = { port: 0 };
  // The port is known once it listens; the calls read it later.
  const app = createAggregator({
    ...parts,
    get port() {
      return listener.port;
    },
    log: pino({ level: 'silent' }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  listener.port = (app.server.address() as AddressInfo).port;
  rounds.resume();
  const url = `http://127.0.0.1:${listener.port}`;

  const post = (address: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${address}`, { method: 'POST', body, headers });

  return {
    url,
    rounds,
    post,
    /** A call of the platform, by default with its signature. */
    async operator(call: string, fields: object, signed?: string) {
      const body = JSON.stringify({ operator_id: 1, ...fields });
      const signature = sign('sha256', Buffer.from(signed ?? body), PLATFORM.privateKey).toString('base64');
      const answer = await post(`/operator/generic/v2${call}`, body, { 'x-hub88-signature': signature });
      // biome-ignore lint/suspicious/noExplicitAny: tests read fields of many shapes.
      return { status: answer.status, body: (await answer.json()) as any };
    },
    // biome-ignore lint/suspicious/noExplicitAny: tests read fields of many shapes.
    async play(call: string, fields: object): Promise<any> {
      return (await post(`/play/${call}`, JSON.stringify(fields))).json();
    },
    async stop() {
      rounds.stop();
      await app.close();
    },
  };
}

export type TestAggregator = Awaited<ReturnType<typeof startAggregator>>;

export const LAUNCH = {
  user: 'player-1',
  token: 'token-of-player-1',
  game_code: 'hbw_copper_lantern',
  currency: 'PHP',
  lang: 'en',
  country: 'PH',
  platform: 'GPL_MOBILE',
  lobby_url: 'http://127.0.0.1:8080/games',
  deposit_url: 'http://127.0.0.1:8080/wallets',
};

/** The page's address for a player, and the session in it. */
export async function launch(aggregator: TestAggregator, changes: object = {}) {
  const { body } = await aggregator.operator('/game/url', { ...LAUNCH, ...changes });
  const session = new URL(body.url).searchParams.get('session') ?? '';
  return { url: body.url as string, session };
}
