import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { prepareAggregatorKeys, privatePem } from '../../../tools/aggregator-keys.ts';
import { listParts, type PlatformPart, superviseService } from '../../../tools/platform.ts';
import { findFreePorts } from '../../e2e/support/product.ts';
import { makeDataDirInMemory } from '../../temp-data-dir.ts';

const dataDir = makeDataDirInMemory();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const KEY_FILES = ['platform.pem', 'aggregator.pem'].map((name) =>
  path.join(dataDir, 'aggregator-keys', name),
);

async function aggregatorPart(
  env: Record<string, string> = {},
): Promise<{ part: PlatformPart; url: string }> {
  const port = await findFreePorts();
  const settings = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SANDBOX: '1',
    ...env,
  });
  const parts = listParts(settings, 'postgres://nobody@127.0.0.1/none', { hasAggregator: true });
  const part = parts.find(({ name }) => name === 'aggregator');
  if (!part) throw new Error('no part is the aggregator');
  return { part, url: `http://127.0.0.1:${port + 4}` };
}

async function list(url: string, pem: string): Promise<number> {
  const body = '{"operator_id":1}';
  const signature = sign('sha256', Buffer.from(body), createPrivateKey(pem)).toString('base64');
  const headers = { 'x-hub88-signature': signature };
  return (await fetch(`${url}/operator/generic/v2/game/list`, { method: 'POST', body, headers })).status;
}

describe('aggregator as a part of npm start', () => {
  it('aggregator listens on PORT + 4, knows the platform by its key, and is restarted after kill -9', async () => {
    const { part, url } = await aggregatorPart();
    const [platformFile = ''] = KEY_FILES;
    const first = part.start();
    await first.waitUntilReady(part.readyUrl);
    expect(await list(url, fs.readFileSync(platformFile, 'utf8'))).toBe(200);
    const said: string[] = [];
    const supervised = superviseService(part, first, {
      say: (line: string) => void said.push(line),
      wait: async () => undefined,
      now: () => 0,
    });
    process.kill(first.pid ?? 0, 'SIGKILL');
    await expect.poll(() => said).toEqual(['The aggregator ended unexpectedly; it is restarted in 0.5 s.']);
    await expect
      .poll(
        () =>
          fetch(part.readyUrl).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 15_000 },
      )
      .toBe(true);
    expect(await list(url, fs.readFileSync(platformFile, 'utf8'))).toBe(200);
    await supervised.stop();
  }, 60_000);

  it('keys are made once, readable by their owner alone', () => {
    const keys = prepareAggregatorKeys(dataDir);
    expect(KEY_FILES.map((file) => fs.readFileSync(file, 'utf8'))).toEqual([
      privatePem(keys.platform),
      privatePem(keys.aggregator),
    ]);
    for (const file of KEY_FILES) expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('damaged key is named in one line', () => {
    const [file = ''] = KEY_FILES;
    const before = fs.readFileSync(file);
    fs.writeFileSync(file, 'no key');
    expect(() => prepareAggregatorKeys(dataDir)).toThrow(/platform\.pem is no private key: delete it/);
    fs.writeFileSync(file, before);
  });

  it('key that the operator has set is the platform’s own at the aggregator, too', async () => {
    const own = privatePem(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey);
    const { part, url } = await aggregatorPart({ REMOTE_KEY_ID: 'own', REMOTE_PRIVATE_KEY: own });
    const service = part.start();
    await service.waitUntilReady(part.readyUrl);
    const [platformFile = ''] = KEY_FILES;
    const statuses = [await list(url, own), await list(url, fs.readFileSync(platformFile, 'utf8'))];
    await service.stop();
    expect(statuses).toEqual([200, 401]);
  });

  it('product without it has sandbox and server alone', () => {
    const settings = readSettings({ DATA_DIR: dataDir, SANDBOX: '1' });
    expect(listParts(settings, 'postgres://nobody@127.0.0.1/none').map(({ name }) => name)).toEqual([
      'sandbox',
      'server',
    ]);
  });
});
