import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptPush, isDeviceKey } from '../../../server/adapters/encrypt-push.ts';
import { makeVapidKeys, signVapid } from '../../../server/adapters/vapid.ts';
import { isSignedFor } from '../../../server/sandbox/mock-push-service.ts';
import { createDevice } from '../support/push-device.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Section 5 of RFC 8291. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

/** Section 2.4 of RFC 8292. */
const TOKEN =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
const TOKEN_AT = 1_453_523_000_000;

describe('encryption of a message', () => {
  it('message of the example in RFC 8291 is encrypted as stated there', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(bytes(EXAMPLE.privateKey));
    const made = encryptPush(EXAMPLE.text, EXAMPLE, { salt: bytes(EXAMPLE.salt), own, paddedBytes: 0 });
    expect(made.toString('base64url')).toBe(EXAMPLE.message);
  });

  it('message is readable by its own device only, and every message has the same length', () => {
    const [one, other] = [createDevice('x'), createDevice('x')];
    const short = encryptPush('{"a":1}', one.subscription);
    const long = encryptPush(JSON.stringify({ a: 'x'.repeat(400) }), one.subscription);
    expect(short).toHaveLength(long.length);
    expect(one.read(short.toString('base64url'))).toEqual({ a: 1 });
    expect(() => other.read(short.toString('base64url'))).toThrow();
    expect(encryptPush('{"a":1}', one.subscription).equals(short)).toBe(false);
  });

  it('message of more than one record is refused', () => {
    expect(() => encryptPush('x'.repeat(4_100), createDevice('x').subscription)).toThrow(RangeError);
  });

  it.each([
    ['of another length', 'AAAA'],
    ['that is no point of the curve', Buffer.alloc(65, 4).toString('base64url')],
    ['of zeros', Buffer.alloc(65).toString('base64url')],
  ])('key %s is rejected as a key of a device', (_what, p256dh) => {
    expect(isDeviceKey(p256dh)).toBe(false);
  });

  it('key of a browser is accepted as a key of a device', () => {
    expect(isDeviceKey(EXAMPLE.p256dh)).toBe(true);
  });
});

describe('signature of a message', () => {
  it('sandbox accepts the example of RFC 8292 in its time, for its service only', async () => {
    expect(await isSignedFor(TOKEN, 'https://push.example.net', TOKEN_AT)).toBe(true);
    expect(await isSignedFor(TOKEN, 'https://push.example.org', TOKEN_AT)).toBe(false);
    expect(await isSignedFor(TOKEN, 'https://push.example.net', TOKEN_AT + 3_600_000)).toBe(false);
    expect(await isSignedFor(TOKEN, 'https://push.example.net', TOKEN_AT - 2 * 86_400_000)).toBe(false);
  });

  it('own signature is valid for twelve hours, with the own key only', async () => {
    const [keys, others] = [makeVapidKeys(), makeVapidKeys()];
    const now = Date.UTC(2027, 2, 10);
    const about = { audience: 'https://push.example.net', contact: 'mailto:a@b.example', now };
    const header = await signVapid(keys, about);
    expect(await isSignedFor(header, about.audience, now)).toBe(true);
    expect(await isSignedFor(header, about.audience, now + 13 * 3_600_000)).toBe(false);
    const foreign = header.replace(keys.publicKey, others.publicKey);
    expect(await isSignedFor(foreign, about.audience, now)).toBe(false);
    expect(await isSignedFor('Bearer x', about.audience, now)).toBe(false);
  });
});
