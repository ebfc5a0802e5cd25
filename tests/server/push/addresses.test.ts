import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, lookupPublic } from '../../../server/adapters/public-address.ts';
import { readEndpoint } from '../../../server/push/endpoint-rules.ts';
import { pushConfig } from '../../../server/push/push-config.ts';

const { hosts } = pushConfig.initial;
const SANDBOX = 'http://127.0.0.1:8082';
const read = (text: string, isSandbox = false) =>
  readEndpoint(text, { hosts, sandbox: isSandbox ? SANDBOX : null });

describe('endpoint of a browser', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dX9:APA91bE-x_y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://web.push.apple.com/QKf7',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2fx',
  ])('endpoint at a known push service is taken: %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each([
    ['without encryption', 'http://fcm.googleapis.com/fcm/send/a'],
    ['of another host', 'https://push.evil.example/a'],
    ['of a host that begins like a known one', 'https://fcm.googleapis.com.evil.example/a'],
    ['of a host that ends like a known one', 'https://evilfcm.googleapis.com/a'],
    ['of the domain above a family of hosts', 'https://push.apple.com/a'],
    ['of a family’s name without its dot', 'https://evilpush.apple.com/a'],
    ['with another port', 'https://fcm.googleapis.com:8443/a'],
    ['with a name in front of the host', 'https://user@fcm.googleapis.com/a'],
    ['with a password', 'https://a:b@fcm.googleapis.com/a'],
    ['with the host behind an at sign', 'https://fcm.googleapis.com@evil.example/a'],
    ['with a backslash', 'https://evil.example\\@fcm.googleapis.com/a'],
    ['with a line break', 'https://fcm.googleapis.com/a\nHost: x'],
    ['with a space in front', ' https://fcm.googleapis.com/a'],
    ['with a fragment', 'https://fcm.googleapis.com/a#b'],
    ['with capital letters in the host', 'https://FCM.googleapis.com/a'],
    ['with a point at the end of the host', 'https://fcm.googleapis.com./a'],
    ['with dots in its path', 'https://fcm.googleapis.com/a/../b'],
    ['of this machine', 'https://127.0.0.1/a'],
    ['of this machine, written as a number', 'https://2130706433/a'],
    ['of this machine in IPv6', 'https://[::1]/a'],
    ['of a cloud’s own service', 'https://169.254.169.254/latest/meta-data'],
    ['of a file', 'file:///etc/passwd'],
    ['that is no address', 'fcm.googleapis.com'],
    ['of a name in letters that look the same', 'https://fcm.googleapıs.com/a'],
  ])('endpoint %s is refused', (_what, text) => {
    expect(() => read(text)).toThrow('no known push service');
    expect(() => read(text, true)).toThrow('no known push service');
  });

  it('push service of the sandbox is known in the sandbox only', () => {
    const own = `${SANDBOX}/push/send/a`;
    expect(read(own, true)).toBe(own);
    expect(() => read(own)).toThrow('no known push service');
  });

  it.each([
    'http://127.0.0.1:8082/push/plan/a',
    'http://127.0.0.1:8082/push/send/../../x',
    'http://127.0.0.1:8080/push/send/a',
    'http://127.0.0.1:80820/push/send/a',
    'http://127.0.0.1:808/push/send/a',
    'http://127.0.0.1/push/send/a',
    'http://127.0.0.1:5432/push/send/a',
    'http://127.0.0.1:8082@127.0.0.1:5432/push/send/a',
    'http://localhost:8082/push/send/a',
    'http://[::1]:8082/push/send/a',
    'https://127.0.0.1:8082/push/send/a',
  ])('[C90] nothing else of this machine is a push service of the sandbox: %s', (text) => {
    expect(() => read(text, true)).toThrow('no known push service');
  });
});

describe('address behind a name', () => {
  it.each(['8.8.8.8', '142.250.1.95', '2607:f8b0:4005::5f', '172.32.0.1', '100.128.0.1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'ff02::1'],
    ...['2001:db8::1', '2002:7f00:1::', '2001::1', '64:ff9b::7f00:1', 'localhost', ''],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  const look = (found: LookupAddress[], all: boolean) =>
    new Promise((settle) => {
      lookupPublic(
        'push.example',
        { all },
        (error, address) => settle(error ? error.message : address),
        (_name, _options, done) => done(null, found),
      );
    });
  const GOOD = { address: '8.8.8.8', family: 4 };
  const BAD = { address: '10.0.0.1', family: 4 };

  it('name with a public address is connected to, one with any private address is not', async () => {
    expect(await look([GOOD], false)).toBe('8.8.8.8');
    expect(await look([GOOD], true)).toEqual([GOOD]);
    expect(await look([BAD], true)).toBe('push.example leads to no public address');
    expect(await look([GOOD, BAD], true)).toBe('push.example leads to no public address');
    expect(await look([], false)).toBe('push.example leads to no public address');
  });
});
