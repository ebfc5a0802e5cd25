import { createPrivateKey, createPublicKey, type KeyObject, randomInt } from 'node:crypto';
import path from 'node:path';
import { pino } from 'pino';
import { CallRing } from './call-ring.ts';
import { createAggregator } from './create-aggregator.ts';
import { PageFiles } from './page-files.ts';
import { Rounds } from './rounds.ts';
import { Sessions } from './sessions.ts';
import { Wallet } from './wallet.ts';

/** What the platform knows this aggregator by. */
const AGGREGATOR_ID = 'sandbox';
/** Above the platform's `PORT`. */
const AGGREGATOR_PORT = 4;
const ANSWER_MS = 5_000;

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Bad setting ${name}: it is not set.`);
  return value;
}

const keyOf = (name: string, read: (pem: string) => KeyObject): KeyObject => {
  const pem = setting(name);
  try {
    return read(pem);
  } catch {
    // The error would show part of the key.
    throw new Error(`Bad setting ${name}: that value is no key in PEM.`);
  }
};

async function main(): Promise<void> {
  if (process.env.SANDBOX !== '1') throw new Error('The aggregator of the sandbox runs only with SANDBOX=1.');
  const platformPort = Number(setting('PORT'));
  const port = platformPort + AGGREGATOR_PORT;
  const privateKey = keyOf('AGGREGATOR_PRIVATE_KEY', createPrivateKey);
  const platformKey = keyOf('PLATFORM_PUBLIC_KEY', createPublicKey);
  const folder = path.join(setting('DATA_DIR'), 'aggregator');
  const log = pino({ level: process.env.LOG_LEVEL || 'info', name: 'aggregator' });
  const ring = new CallRing();
  const url = `http://127.0.0.1:${platformPort}/remote/${AGGREGATOR_ID}`;
  const wallet = new Wallet({ url, privateKey, ring, timeoutMs: ANSWER_MS });
  const sessions = new Sessions(path.join(folder, 'sessions.jsonl'));
  const rounds = new Rounds({ file: path.join(folder, 'rounds.jsonl'), sessions, wallet, draw: randomInt });
  const files = new PageFiles();
  const app = createAggregator({ sessions, rounds, wallet, ring, platformKey, files, port, log });
  await app.listen({ host: process.env.HOST || '0.0.0.0', port });
  rounds.resume();
  files.prepare().catch((error: unknown) => log.error({ err: error }, 'a picture cannot be drawn'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      rounds.stop();
      void app.close();
    });
}

await main().catch((error: NodeJS.ErrnoException) => {
  const isPortTaken = error.code === 'EADDRINUSE';
  console.error(isPortTaken ? 'The aggregator cannot listen: its port (PORT + 4) is in use.' : error.message);
  process.exitCode = 1;
});
