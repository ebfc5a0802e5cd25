import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { signBody } from '../adapters/signature.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { fetchAggregatorCalls } from './aggregator-calls.ts';
import { createSandbox } from './create-sandbox.ts';
import { MockMessageProvider } from './mock-message-provider.ts';
import { createMockOidcProvider } from './mock-oidc-provider.ts';
import { MockPaymentProvider, type MockProviderState } from './mock-payment-provider.ts';
import { MockPushService } from './mock-push-service.ts';

const DELIVER_EVERY_MS = 500;
const HEARD_WITHIN_MS = 5_000;
const NOBODYS_SECRET = 'the secret of somebody else';

/** @throws SettingsError where the sandbox must not run: without its switch, its secret, or beside production. */
function readOwnSettings() {
  const settings = readSettings(process.env);
  if (!settings.isSandbox) throw new SettingsError('The sandbox runs only with SANDBOX=1.');
  if (!settings.sandboxSecret)
    throw new SettingsError('The sandbox needs SANDBOX_SECRET, 16 letters or more.');
  return { ...settings, secret: settings.sandboxSecret };
}

/** Open payments survive a restart; the sandbox needs no more than a file for them. */
function storeIn(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sandbox-payments.json');
  return {
    read: (): MockProviderState | undefined => {
      try {
        return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (state: MockProviderState) => {
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
  };
}

async function main(): Promise<void> {
  const { port, host, dataDir, logLevel, secret } = readOwnSettings();
  const log = pino({ level: logLevel, name: 'sandbox' });
  const send = async (body: string, about: 'payment' | 'payout', isForged = false): Promise<number> => {
    try {
      const direction = about === 'payout' ? 'payout-callback' : 'callback';
      const response = await fetch(`http://127.0.0.1:${port}/callbacks/${about}/sandbox`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signBody(isForged ? NOBODYS_SECRET : secret, direction, body, Date.now()),
        },
        body,
        signal: AbortSignal.timeout(HEARD_WITHIN_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };
  const file = storeIn(dataDir);
  const newId = () => randomBytes(16).toString('hex');
  const mockProvider = new MockPaymentProvider({ now: Date.now, newId, send, save: file.write }, file.read());
  const oidc = await createMockOidcProvider({ secret, now: Date.now });
  const app = createSandbox({
    mockProvider,
    messages: new MockMessageProvider(),
    oidc,
    pushes: new MockPushService({ now: Date.now }),
    fetchAggregatorCalls: () => fetchAggregatorCalls(port),
    secret,
    now: Date.now,
    log,
  });
  await app.listen({ host, port: port + 2 });
  const timer = setInterval(() => {
    mockProvider.deliverDue().catch((error: unknown) => log.error({ err: error }, 'callback'));
  }, DELIVER_EVERY_MS);
  const stop = async () => {
    clearInterval(timer);
    await app.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const line = isPortTaken ? 'The sandbox cannot listen: its port (PORT + 2) is in use.' : String(error);
  process.stderr.write(`${error instanceof SettingsError ? error.message : line}\n`);
  process.exitCode = 1;
}
