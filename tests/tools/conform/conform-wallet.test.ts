import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { conformWallet } from '../../../tools/conform/conform-wallet.ts';
import { type Mistake, ModelWallet, PLAYER } from './model-wallet.ts';

const wallets: ModelWallet[] = [];
afterEach(() => {
  for (const wallet of wallets.splice(0)) wallet.stop();
});

async function start(...mistakes: Mistake[]) {
  const wallet = new ModelWallet(...mistakes);
  wallets.push(wallet);
  return { wallet, walletUrl: await wallet.start() };
}

async function failuresOf(...mistakes: Mistake[]): Promise<string[]> {
  const { wallet, walletUrl } = await start(...mistakes);
  const results = await conformWallet({ walletUrl, privateKey: wallet.keys.privateKey, ...PLAYER, bet: 100 });
  return results.filter(({ verdict }) => verdict === 'failed').map(({ name, got }) => `${name}: ${got}`);
}

describe('conformance of a wallet', () => {
  it('wallet that keeps to the protocol passes every case', async () => {
    expect(await failuresOf()).toEqual([]);
  });

  it('wallet that pays a repeated win again fails where a win is repeated, and at the end', async () => {
    expect(await failuresOf('paysTwice')).toEqual([
      'repeated win is paid once: RS_OK 99800000, then RS_OK 99900000; +200 cents',
      'win whose answer was lost is paid once when it is sent again: RS_OK; +100 cents',
      expect.stringMatching(/^books of both sides agree at the end: /),
    ]);
  });

  it('wallet that rounds half a cent fails where there is one', async () => {
    expect(await failuresOf('roundsHalfCents')).toEqual([
      'bet with half a cent is refused: RS_OK; -101 cents',
      'win with half a cent is refused: RS_OK; +101 cents',
    ]);
  });

  it('wallet that ignores signatures fails in each case of one', async () => {
    expect(await failuresOf('ignoresSignatures')).toEqual([
      'signature of another key is refused: RS_OK; -100 cents',
      'call without a signature is refused: RS_OK; -100 cents',
      'changed body is refused: RS_OK; -200 cents',
      'signature of the same values in other bytes is refused: RS_OK; -100 cents',
      expect.stringMatching(/^books of both sides agree at the end: /),
    ]);
  });

  it('wallet that forgets a rollback before its bet fails where the bet comes late', async () => {
    expect(await failuresOf('forgetsEarlyRollbacks')).toEqual([
      'bet after its own rollback is refused: RS_OK, then RS_OK; -100 cents',
    ]);
  });

  it('wallet that does not answer fails, and is no exception', async () => {
    const { wallet, walletUrl } = await start();
    wallet.stop();
    const probe = { walletUrl, privateKey: wallet.keys.privateKey, ...PLAYER, bet: 100 };
    const results = await conformWallet(probe);
    expect(results.filter(({ verdict }) => verdict === 'passed').map(({ name }) => name)).toEqual([]);
    expect(results[0]?.got).toBe('no answer without the user');
  });
});

const runStudio = (...args: string[]) => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; out: string; error: string }>();
  execFile(process.execPath, ['tools/studio.ts', ...args], (failure, out, error) =>
    resolve({ status: Number(failure?.code ?? 0), out, error }),
  );
  return promise;
};

describe('command of the conformance', () => {
  it('failed case ends it with status 1 and is printed with what was expected', async () => {
    const { wallet, walletUrl } = await start('roundsHalfCents');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'conform-'));
    const keyFile = path.join(folder, 'key.pem');
    fs.writeFileSync(keyFile, wallet.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const { user, token, game, currency } = PLAYER;
    const args = ['--user', user, '--token', token, '--game', game, '--currency', currency];
    const plain = await runStudio('conform', walletUrl, '--aggregator-key', keyFile, ...args);
    const json = await runStudio('conform', walletUrl, '--aggregator-key', keyFile, ...args, '--json');
    fs.rmSync(folder, { recursive: true });
    expect(plain.out).toContain(
      'failed   bet with half a cent is refused\n         expected: refused; 0 cents\n         got:      RS_OK; -101 cents\n',
    );
    expect([plain.status, json.status]).toEqual([1, 1]);
    expect(JSON.parse(json.out)).toContainEqual({
      name: 'bet with half a cent is refused',
      verdict: 'failed',
      expected: 'refused; 0 cents',
      got: 'RS_OK; -101 cents',
    });
  }, 60_000);

  it.each([
    [['conform'], /^One address of a wallet is needed/],
    [['conform', 'http://127.0.0.1:1'], /^--aggregator-key is needed\./],
    [['conform', 'http://127.0.0.1:1', '--bets', '5'], /^Unknown option '--bets'/],
    [
      ['conform', 'http://127.0.0.1:1', '--aggregator-key', 'package.json', '--user', 'one'],
      /is no private key in PEM/,
    ],
  ])('wrong command %j prints its reason and the usage with status 2', async (args, reason) => {
    const { status, error } = await runStudio(...args);
    expect(error).toMatch(reason);
    expect(error).toContain('npm run studio -- conform <wallet address>');
    expect(status).toBe(2);
  });
});
