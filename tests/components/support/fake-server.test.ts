import { describe, expect, it } from 'vitest';
import { accountLogin } from '../../../contract/auth/auth-calls.ts';
import { getSafebox } from '../../../contract/wallet/safebox-calls.ts';
import { isCallFailure } from '../../../src/platform/http/call-failure.ts';
import { callServer, setTransport } from '../../../src/platform/http/call-server.ts';
import { FakeServer } from './fake-server.ts';

function start(): FakeServer {
  const server = new FakeServer();
  setTransport(server.transport);
  return server;
}

describe('fake server of component tests', () => {
  it('server throws on an answer that the contract does not know', () => {
    const server = start();
    const wrong: object = { coin: 1.5, safebox: 0 };
    expect(() =>
      server.answer(getSafebox, wrong as Parameters<typeof server.answer<typeof getSafebox>>[1]),
    ).toThrow(/getSafebox does not answer like this/);
  });

  it('server throws on an error that the call never answers with', () => {
    expect(() => start().reject(accountLogin, 'jackpotClosed')).toThrow(
      'accountLogin never answers jackpotClosed',
    );
  });

  it('server records a request whose body breaks the contract', async () => {
    const server = start();
    server.reject(accountLogin, 'wrongCredentials');
    await callServer(accountLogin, { account: '', password: 'Lantern2026' }).catch(() => undefined);
    expect(server.breaches).toEqual([expect.stringMatching(/^accountLogin: /)]);
  });

  it('server records a call that no test has answered', async () => {
    const server = start();
    await callServer(accountLogin, { account: 'player_one', password: 'Lantern2026' }).catch(() => undefined);
    expect(server.breaches).toEqual(['accountLogin was called and no answer was given for it']);
  });

  it('server answers a rejection with its code, a lost request as offline and a late one as a timeout', async () => {
    const server = start();
    const keyOf = () =>
      callServer(accountLogin, { account: 'player_one', password: 'Lantern2026' }).then(
        () => 'answered',
        (error: unknown) => (isCallFailure(error) ? error.key : 'unknown'),
      );
    server.reject(accountLogin, 'wrongCredentials');
    expect(await keyOf()).toBe('wrongCredentials');
    server.cut(accountLogin);
    expect(await keyOf()).toBe('offline');
    server.late(accountLogin);
    expect(await keyOf()).toBe('timeout');
  });
});
