import { beforeEach, describe, expect, it } from 'vitest';
import { readLaunch } from '../../../tools/studio-packages/kit/launch.ts';
import { micros, moneyWriter } from '../../../tools/studio-packages/kit/money.ts';
import { RgsClient } from '../../../tools/studio-packages/kit/rgs-client.ts';
import { FakeRgs } from './fake-rgs.ts';

const STATE = [{ index: 0, type: 'coin' }];
let rgs: FakeRgs;
const client = () => new RgsClient('rgs.test/games', 'session-1', rgs.fetch);

beforeEach(() => {
  rgs = new FakeRgs();
});

describe('address of a launch', () => {
  it('session, server and settings of the player are read', () => {
    const query = '?sessionID=s1&rgs_url=rgs.test%2Fx&lang=zh&device=desktop&currency=PHP&demo=true';
    expect(readLaunch(query)).toEqual({
      sessionId: 's1',
      rgsUrl: 'rgs.test/x',
      language: 'zh',
      device: 'desktop',
      currency: 'PHP',
      isDemo: true,
    });
  });

  it.each(['', '?sessionID=s1', '?rgs_url=rgs.test'])(
    'address "%s" without a session is no launch',
    (query) => {
      expect(readLaunch(query)).toBeNull();
    },
  );
});

describe('calls of the protocol', () => {
  it('call goes to the address of the launch by https, with the session in its body', async () => {
    const sent: [string, RequestInit][] = [];
    const listening = new RgsClient('rgs.test/games', 'session-1', (...call) => {
      sent.push(call);
      return rgs.fetch(...call);
    });
    await listening.endRound();
    const [[address, init] = ['', {}]] = sent;
    expect(address).toBe('https://rgs.test/games/wallet/end-round');
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(String(init.body))).toEqual({ sessionID: 'session-1' });
  });

  it('amount that a float has bent is sent as the whole number that it is', async () => {
    rgs.rounds.push({ payoutMultiplier: 33.4, state: STATE });
    const plain = new RgsClient('rgs.test', 'session-1', rgs.fetch);
    const { round } = await plain.play('base', micros(8.2 * 1_000_000), 'PHP');
    expect(8.2 * 1_000_000).not.toBe(8_200_000);
    expect(rgs.calls[0]?.[1]).toEqual({
      sessionID: 'session-1',
      mode: 'base',
      amount: 8_200_000,
      currency: 'PHP',
    });
    expect(round).toMatchObject({ amount: 8_200_000, payoutMultiplier: 33.4, isActive: true, event: null });
  });

  it('round without events is an error, not an empty round', async () => {
    rgs.rounds.push({ payoutMultiplier: 0, state: [] });
    const plain = new RgsClient('rgs.test', 'session-1', rgs.fetch);
    await expect(plain.play('base', micros(1_000_000), 'PHP')).rejects.toMatchObject({ code: 'ERR_GEN' });
  });

  it('refused call fails with its code, and one that nobody answers as a lost network', async () => {
    rgs.errors.set('/games/wallet/end-round', 'ERR_IS');
    await expect(client().endRound()).rejects.toMatchObject({ code: 'ERR_IS' });
    const lost = new RgsClient('rgs.test', 's', () => Promise.reject(new TypeError('offline')));
    await expect(lost.endRound()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  });

  it('default level that is not on offer becomes the lowest one', async () => {
    const changed = (address: string, init: RequestInit) =>
      rgs.fetch(address, init).then(async (answer) => {
        const body = (await answer.json()) as { config: object };
        return new Response(JSON.stringify({ ...body, config: { ...body.config, defaultBetLevel: 7 } }));
      });
    const plain = new RgsClient('rgs.test', 's', changed);
    expect((await plain.authenticate('en')).config.defaultLevel).toBe(100_000);
  });
});

describe('money of a page', () => {
  it('amounts are written in the language and the currency of the player', () => {
    expect(moneyWriter('en', 'PHP')(micros(1_234_500_000))).toBe('₱1,234.50');
    expect(moneyWriter('en', 'XXX')(micros(1_000_000))).toBe('1.00');
    expect(moneyWriter('en', '')(micros(1_000_000))).toBe('1.00');
  });

  it('text that is no number is no amount', () => {
    expect(() => micros(Number.NaN)).toThrow('no amount');
  });
});
