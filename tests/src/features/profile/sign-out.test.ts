import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeError } from '../../../../contract/answer.ts';
import { ERROR_CODES } from '../../../../contract/errors.ts';
import { endLeftSession, signOutHereAndOnServer } from '../../../../src/features/profile/sign-out-flows.ts';
import { setTransport } from '../../../../src/platform/http/call-server.ts';
import { fetchTransport } from '../../../../src/platform/http/fetch-transport.ts';
import { TransportError, type WireAnswer } from '../../../../src/platform/http/transport.ts';
import { localKeys } from '../../../../src/platform/key-values.ts';
import { tokenStore } from '../../../../src/platform/token-store.ts';
import { profileStore } from '../../../../src/session/player/profile-store.ts';
import { completeSignIn } from '../../../../src/session/sign-in/sign-in.ts';
import { somebody, someSession } from '../../session/support/somebody.ts';

const LEFT = 'left_token';
const done: WireAnswer = { status: 200, text: '{"code":0,"msg":"","data":{}}', retryAfter: null };
const refused = (key: 'sessionEnded' | 'internal' | 'maintenance'): WireAnswer => ({
  status: ERROR_CODES[key],
  text: JSON.stringify(writeError(ERROR_CODES[key], key)),
  retryAfter: null,
});

let sent: { url: string; token: string | undefined }[] = [];
let answer: () => WireAnswer;

beforeEach(() => {
  sent = [];
  answer = () => done;
  setTransport(async ({ url, headers }) => {
    sent.push({ url, token: headers.authorization });
    return answer();
  });
});
afterEach(() => {
  setTransport(fetchTransport);
  localKeys.remove(LEFT);
});

const settled = () => new Promise((go) => setImmediate(go));
const signIn = (token: string) =>
  completeSignIn({ token, userInfo: somebody({ account: 'player_one' }), session: someSession() });
const lost = () => {
  throw new TransportError('offline');
};

describe('sign-out', () => {
  it('[T03] sign-out clears the client at once, and ends the session on the server with its token', async () => {
    signIn('secret');
    signOutHereAndOnServer();
    expect([tokenStore.read(), profileStore.getState().user]).toEqual([null, null]);
    await settled();
    expect(sent).toEqual([{ url: '/app/v1/logout', token: 'Bearer secret' }]);
    expect(localKeys.get(LEFT)).toBeNull();
  });

  it('[T03] token is kept while offline until the server has answered, whoever signs in meanwhile', async () => {
    answer = lost;
    localKeys.set(LEFT, 'secret');
    await endLeftSession();
    expect(localKeys.get(LEFT)).toBe('secret');
    signIn('somebody else’s');
    answer = () => done;
    sent = [];
    await endLeftSession();
    expect(sent.map(({ token }) => token)).toEqual(['Bearer secret']);
    expect([localKeys.get(LEFT), tokenStore.read()]).toEqual([null, 'somebody else’s']);
  });

  it.each(['internal', 'maintenance'] as const)('[T03] keeps it while the server answers %s', async (key) => {
    answer = () => refused(key);
    localKeys.set(LEFT, 'secret');
    await endLeftSession();
    expect(localKeys.get(LEFT)).toBe('secret');
  });

  it('[T03] token is deleted when the session is over already', async () => {
    answer = () => refused('sessionEnded');
    localKeys.set(LEFT, 'secret');
    await endLeftSession();
    expect(localKeys.get(LEFT)).toBeNull();
  });

  it('[T03] sign-out is sent to the server just once, also when the page’s start sends it at the same moment', async () => {
    signIn('secret');
    signOutHereAndOnServer();
    await endLeftSession();
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('[T03] nothing is sent when no session was left', async () => {
    await endLeftSession();
    expect(sent).toEqual([]);
  });
});
