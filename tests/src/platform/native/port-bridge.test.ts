import { describe, expect, it, vi } from 'vitest';
import { MAX_MESSAGE_LENGTH } from '../../../../src/platform/native/native-messages.ts';
import { openPortBridge } from '../../../../src/platform/native/port-bridge.ts';

const NONCE = '0123456789abcdef0123456789abcdef';

/** A page with a shell that can hand it a port, as the real one does. */
function openPage() {
  const pages = new EventTarget();
  const onEvent = vi.fn();
  const bridge = openPortBridge({ nonce: NONCE, versionCode: 102, pages, onEvent });
  const heard: string[] = [];
  const deliver = (data: unknown, source: unknown, hasPort = true) => {
    const posted: ((event: { data: unknown }) => void)[] = [];
    const port = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage: (text: string) => heard.push(text),
    };
    const event = Object.assign(new Event('message'), { data, source, ports: hasPort ? [port] : [] });
    pages.dispatchEvent(event);
    posted.push((message) => port.onmessage?.(message));
    return {
      say: (text: unknown) => port.onmessage?.({ data: text }),
      isTaken: () => port.onmessage !== null,
    };
  };
  return { bridge, pages, heard, onEvent, deliver };
}

describe('bridge to the Android shell', () => {
  it('message is sent with a number, and its answer settles the promise', async () => {
    const { bridge, heard, deliver } = openPage();
    const shell = deliver(`native ${NONCE}`, null);
    const shared = bridge.send('share', 'A\nB');
    const refused = bridge.send('update.open');
    expect(heard).toEqual(['1 share A\nB', '2 update.open ']);
    shell.say('2 refused');
    shell.say('1 done');
    expect(await Promise.all([shared, refused])).toEqual([true, false]);
    expect([bridge.isShell, bridge.versionCode]).toEqual([true, 102]);
  });

  it('changes of the session wait for the port; what is of the moment does not', async () => {
    const { bridge, heard, deliver } = openPage();
    void bridge.send('session.save', 'x'.repeat(32));
    void bridge.send('session.clear');
    expect(await bridge.send('share', 'A\nB')).toBe(false);
    deliver(`native ${NONCE}`, null);
    expect(heard).toEqual([`1 session.save ${'x'.repeat(32)}`, '2 session.clear ']);
  });

  it('port that a frame hands over is refused, also with a right or a guessed nonce', async () => {
    const { bridge, heard, deliver, pages } = openPage();
    const frame = {};
    const hostile = [
      deliver(`native ${NONCE}`, frame),
      deliver(`native ${'0'.repeat(32)}`, null),
      deliver('native ', null),
      deliver(NONCE, pages),
      deliver({ native: NONCE }, null),
      deliver(`native ${NONCE} `, null),
    ];
    expect(hostile.map(({ isTaken }) => isTaken())).toEqual(hostile.map(() => false));
    void bridge.send('session.save', 'x'.repeat(32));
    expect(heard).toEqual([]);
    expect(deliver(`native ${NONCE}`, null).isTaken()).toBe(true);
    expect(heard).toHaveLength(1);
  });

  it('second port is refused, and a message without one does nothing', () => {
    const { deliver } = openPage();
    expect(deliver(`native ${NONCE}`, null, false).isTaken()).toBe(false);
    expect(deliver(`native ${NONCE}`, null).isTaken()).toBe(true);
    expect(deliver(`native ${NONCE}`, null).isTaken()).toBe(false);
  });

  it('message beyond the shell’s size is not sent', async () => {
    const { bridge, heard, deliver } = openPage();
    deliver(`native ${NONCE}`, null);
    expect(await bridge.send('share', 'x'.repeat(MAX_MESSAGE_LENGTH))).toBe(false);
    expect(heard).toEqual([]);
  });

  it('events of the shell are passed on, and what is no message is not', () => {
    const { onEvent, deliver } = openPage();
    const shell = deliver(`native ${NONCE}`, null);
    for (const text of [
      '0 open /wallets?name=deposit',
      '0 insets 1,2,3,4',
      'open /x',
      '',
      5,
      '7 done',
      '0 OPEN /x',
    ])
      shell.say(text);
    expect(onEvent.mock.calls).toEqual([
      ['open', '/wallets?name=deposit'],
      ['insets', '1,2,3,4'],
    ]);
  });
});
