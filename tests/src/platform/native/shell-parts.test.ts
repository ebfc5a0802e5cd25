// @vitest-environment happy-dom
import fs from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ACCESS_TOKEN_KEY } from '../../../../contract/limits.ts';
import { nativeBridge } from '../../../../src/platform/native/native-bridge.ts';
import { MAX_MESSAGE_LENGTH, NATIVE_KINDS } from '../../../../src/platform/native/native-messages.ts';
import { sealSession } from '../../../../src/platform/native/sealed-session.ts';
import { followSecureScreen } from '../../../../src/platform/native/secure-screen.ts';
import { paintInsets, shareByShell, takeNativeMark } from '../../../../src/platform/native/shell-parts.ts';

const NONCE = '0123456789abcdef0123456789abcdef';
const TOKEN = 'abcdefghij_ABCDEFGHIJ-0123456789';
const fakeBridge = () => ({ send: vi.fn(async (_kind: string, _payload?: string) => true) });

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
  globalThis.native = undefined;
});

describe('page inside the Android shell', () => {
  it('browser has a bridge that does nothing', async () => {
    expect(nativeBridge().isShell).toBe(false);
    expect(nativeBridge().versionCode).toBe(0);
    expect(await nativeBridge().send('share', 'A\nB')).toBe(false);
  });

  it('kinds and size of messages are the same on both sides', () => {
    const java = fs.readFileSync(
      'android/app/src/main/java/com/marquee/lobby/rules/BridgeMessage.java',
      'utf8',
    );
    const list = /Arrays\.asList\(([^)]+)\)/.exec(java)?.[1] ?? '';
    expect([...list.matchAll(/"([^"]+)"/g)].map(([, kind]) => kind)).toEqual([...NATIVE_KINDS]);
    expect(java).toContain(`MAX_LENGTH = ${MAX_MESSAGE_LENGTH};`);
  });

  it('mark of the shell is read once and taken out of the document', () => {
    const write = (content: string) => {
      document.head.innerHTML = `<meta name="native" content="${content}" />`;
    };
    write(`${NONCE};102;24,0,48,0;${TOKEN}`);
    expect(takeNativeMark(document)).toEqual({
      nonce: NONCE,
      versionCode: 102,
      insets: '24,0,48,0',
      token: TOKEN,
    });
    expect(document.querySelector('meta')).toBeNull();
    expect(takeNativeMark(document)).toBeNull();
    write(`${NONCE};1;0,0,0,0;`);
    expect(takeNativeMark(document)).toMatchObject({ token: null });
    for (const wrong of ['', NONCE, `${NONCE};1;0,0,0;`, `${NONCE};x;0,0,0,0;`, `${NONCE};1;0,0,0,0;short`]) {
      write(wrong);
      expect(takeNativeMark(document), wrong).toBeNull();
    }
  });

  it('covered edges become the page’s own space, and wrong ones change nothing', () => {
    const root = document.documentElement;
    paintInsets(root, '24,1,48,2');
    const sides = () =>
      ['top', 'right', 'bottom', 'left'].map((side) => root.style.getPropertyValue(`--safe-${side}`));
    expect(sides()).toEqual(['24px', '1px', '48px', '2px']);
    paintInsets(root, '1,2,3;color:red');
    expect(sides()).toEqual(['24px', '1px', '48px', '2px']);
  });

  it('share goes to the shell as one line of title and its text', async () => {
    const bridge = fakeBridge();
    const target = {} as Navigator;
    shareByShell(target, bridge);
    await target.share({ title: 'A\n title ', text: 'Text', url: 'https://marquee.example/' });
    expect(bridge.send).toHaveBeenCalledWith('share', 'A title\nText\nhttps://marquee.example/');
    bridge.send.mockResolvedValue(false);
    await expect(target.share({ title: 'A', text: 'B' })).rejects.toThrow('did not share');
  });
});

/** Storage as browsers have it: its methods lie on the prototype, and know their own storage. */
class PlainStorage {
  readonly #entries = new Map<string, string>();
  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#entries.set(key, value);
  }
  removeItem(key: string) {
    this.#entries.delete(key);
  }
  clear() {
    this.#entries.clear();
  }
}

describe('session inside the Android shell', () => {
  const { getItem, setItem, removeItem, clear } = PlainStorage.prototype;
  afterEach(() => void Object.assign(PlainStorage.prototype, { getItem, setItem, removeItem, clear }));

  function seal() {
    const [local, session] = [new PlainStorage(), new PlainStorage()];
    local.setItem(ACCESS_TOKEN_KEY, 'of an older version');
    const bridge = fakeBridge();
    sealSession(local as unknown as Storage, TOKEN, bridge);
    return { local, session, bridge, written: () => getItem.call(local, ACCESS_TOKEN_KEY) };
  }

  it('token is read from the shell and never written to the page’s storage', () => {
    const { local, bridge, written } = seal();
    expect([local.getItem(ACCESS_TOKEN_KEY), written()]).toEqual([TOKEN, null]);
    const next = `${TOKEN}2`;
    local.setItem(ACCESS_TOKEN_KEY, next);
    expect([local.getItem(ACCESS_TOKEN_KEY), written()]).toEqual([next, null]);
    local.removeItem(ACCESS_TOKEN_KEY);
    local.removeItem(ACCESS_TOKEN_KEY);
    expect(local.getItem(ACCESS_TOKEN_KEY)).toBeNull();
    expect(bridge.send.mock.calls).toEqual([['session.save', next], ['session.clear']]);
  });

  it('every other key and storage stays the browser’s', () => {
    const { local, session, bridge } = seal();
    local.setItem('other', 'x');
    expect(local.getItem('other')).toBe('x');
    session.setItem(ACCESS_TOKEN_KEY, 'y');
    expect(session.getItem(ACCESS_TOKEN_KEY)).toBe('y');
    session.clear();
    expect(bridge.send).not.toHaveBeenCalled();
    local.clear();
    expect([local.getItem(ACCESS_TOKEN_KEY), local.getItem('other')]).toEqual([null, null]);
    expect(bridge.send.mock.calls).toEqual([['session.clear']]);
  });
});

describe('screenshots inside the Android shell', () => {
  /** Follows a page whose frames come when the test says so. */
  function follow(path = '/') {
    const bridge = fakeBridge();
    const frames: (() => void)[] = [];
    const at = { path };
    followSecureScreen(
      document,
      () => at.path,
      bridge,
      (work) => frames.push(work),
    );
    const settle = async () => {
      await new Promise((done) => setTimeout(done));
      for (const work of frames.splice(0)) work();
    };
    return { at, settle, told: () => bridge.send.mock.calls.map(([, payload]) => payload) };
  }

  it('password field makes the screen secure until it is gone, also while it is revealed', async () => {
    const { settle, told } = follow();
    await settle();
    expect(told()).toEqual(['0']);
    document.body.innerHTML = '<form><input type="password" /></form>';
    await settle();
    expect(told()).toEqual(['0', '1']);
    document.querySelector('input')?.setAttribute('type', 'text');
    document.body.append(document.createElement('p'));
    await settle();
    expect(told()).toEqual(['0', '1']);
    document.body.innerHTML = '';
    await settle();
    expect(told()).toEqual(['0', '1', '0']);
  });

  it.each(['/member/profile/kyc', '/auth/way-out/kyc'])('identity check at %s is secure', async (path) => {
    const { at, settle, told } = follow(path);
    await settle();
    expect(told()).toEqual(['1']);
    at.path = '/';
    document.body.append(document.createElement('p'));
    await settle();
    expect(told()).toEqual(['1', '0']);
  });
});
