import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { frameMessageSchema } from '../../../contract/games/game-bridge.ts';
import { BRIDGE_SCRIPT } from '../../../server/studios/serve/page-bridge.ts';

const APP = 'http://127.0.0.1:8080';
const AT = 'http://127.0.0.1:9081';
type Listener = (event: unknown) => void;

/** A window with what the bridge touches, which remembers where requests went and what the app was told. */
function windowAt(origin: string, answers: Readonly<Record<string, unknown>> = {}) {
  const sent: string[] = [];
  const told: unknown[] = [];
  const listeners: [string, Listener][] = [];
  class Request {
    readonly url: string;
    readonly method: string | undefined;
    constructor(input: string | Request, init?: { method?: string }) {
      this.url = typeof input === 'string' ? input : input.url;
      this.method = init?.method;
    }
  }
  class XMLHttpRequest {
    open(method: string, url: string): void {
      sent.push(`${method} ${url}`);
    }
    addEventListener(): void {}
  }
  class AudioContext {
    state = 'running';
    async suspend(): Promise<void> {
      this.state = 'suspended';
    }
    async resume(): Promise<void> {
      this.state = 'running';
    }
    async close(): Promise<void> {}
  }
  class HTMLMediaElement {
    muted = false;
    play(): void {}
  }
  const parent = { postMessage: (message: unknown, target: string) => told.push([message, target]) };
  const documentElement = { inert: false };
  const window: Record<string, unknown> = {
    location: new URL(`${origin}/1/index.html`),
    document: { currentScript: { dataset: { host: APP } }, documentElement },
    parent,
    addEventListener: (kind: string, listener: Listener) => listeners.push([kind, listener]),
    fetch: async (input: unknown) => {
      const url = input instanceof Request ? input.url : String(input);
      sent.push(input instanceof Request ? `${input.method} ${url}` : url);
      const path = URL.canParse(url, origin) ? new URL(url, origin).pathname : '';
      const body = answers[path] ?? {};
      return { clone: () => ({ json: async () => body }) };
    },
    ...{ Request, XMLHttpRequest, AudioContext, HTMLMediaElement, URL },
  };
  vm.runInNewContext(BRIDGE_SCRIPT, window);
  const raise = (kind: string, event: object) => {
    for (const [of, listener] of listeners) if (of === kind) listener(event);
  };
  return {
    ...{ sent, told, documentElement, raise },
    run: (code: string) => vm.runInNewContext(code, window),
    press: (event: object = {}) => raise('pointerdown', { isTrusted: true, ...event }),
    say: (data: object, from: object = {}) =>
      raise('message', { origin: APP, source: parent, data: { v: 1, ...data }, ...from }),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const kindsOf = (told: unknown[]) =>
  told.map((entry) => {
    const [message, target] = entry as [unknown, string];
    expect(target).toBe(APP);
    return frameMessageSchema.parse(message).kind;
  });
const PLAY = `fetch('https://127.0.0.1:9081/wallet/play')`;

describe('requests of a studio’s page', () => {
  it('what it asks of https at its own address goes to its own origin', () => {
    const { sent, run, press } = windowAt(AT);
    press();
    run(`
      fetch('https://127.0.0.1:9081/wallet/play');
      fetch(new URL('https://127.0.0.1:9081/wallet/balance'));
      fetch(new Request('https://127.0.0.1:9081/bet/event', { method: 'POST' }));
      new XMLHttpRequest().open('POST', 'https://127.0.0.1:9081/wallet/end-round');
    `);
    expect(sent).toEqual([
      `${AT}/wallet/play`,
      `${AT}/wallet/balance`,
      `POST ${AT}/bet/event`,
      `POST ${AT}/wallet/end-round`,
    ]);
  });

  it('every other address stays as it is, also one that begins alike', () => {
    const { sent, run } = windowAt(AT);
    const others = [
      './assets/a.json',
      'https://127.0.0.1:90810/x',
      'https://127.0.0.1:9081.evil.test/x',
      'https://example.com/wallet/play',
    ];
    for (const other of others) run(`fetch('${other}')`);
    expect(sent).toEqual(others);
  });

  it('nothing is changed where the page has a certificate', () => {
    const { sent, run } = windowAt('https://coin.play.example.com');
    run(`fetch('https://coin.play.example.com/wallet/balance')`);
    expect(sent).toEqual(['https://coin.play.example.com/wallet/balance']);
  });

  it('play that nobody pressed for is refused with its reason, and one press is good for one play', () => {
    const { sent, run, press } = windowAt(AT);
    run(PLAY);
    press({ isTrusted: false });
    run(PLAY);
    press({ repeat: true });
    run(`new XMLHttpRequest().open('POST', '/wallet/play')`);
    press();
    run(PLAY);
    run(PLAY);
    expect(sent).toEqual([
      '/host/unpressed',
      '/host/unpressed',
      'POST /host/unpressed',
      `${AT}/wallet/play`,
      '/host/unpressed',
    ]);
  });
});

describe('a studio’s page and the app around it', () => {
  it('app is told of the page, of rounds and of a session that is over, as by a game of ours', async () => {
    const answers: Record<string, unknown> = { '/wallet/play': { round: { active: true } } };
    const { told, run, press, raise } = windowAt(AT, answers);
    raise('DOMContentLoaded', {});
    press();
    run(PLAY);
    await settle();
    expect(kindsOf(told)).toEqual(['ready', 'round-started']);
    run(`fetch('/wallet/end-round')`);
    await settle();
    answers['/wallet/play'] = { round: { active: false } };
    press();
    run(PLAY);
    await settle();
    answers['/wallet/play'] = { error: 'ERR_IS', message: '' };
    press();
    run(PLAY);
    await settle();
    expect(kindsOf(told).slice(2)).toEqual(['round-ended', 'round-started', 'round-ended', 'session-ended']);
  });

  it('covered page is inert and silent, and a play waits until it is not covered any more', async () => {
    const { sent, documentElement, run, press, say } = windowAt(AT);
    run(`globalThis.music = new AudioContext(); globalThis.clip = new HTMLMediaElement(); clip.play();`);
    press();
    say({ kind: 'pause' });
    run(PLAY);
    run('music.resume()');
    await settle();
    expect(sent).toEqual([]);
    expect(documentElement.inert).toBe(true);
    expect(run('[music.state, clip.muted, new AudioContext().state]')).toEqual([
      'suspended',
      true,
      'suspended',
    ]);
    run(`fetch('/wallet/end-round')`);
    expect(sent).toEqual(['/wallet/end-round']);
    say({ kind: 'resume' });
    await settle();
    expect(sent).toEqual(['/wallet/end-round', `${AT}/wallet/play`]);
    expect(documentElement.inert).toBe(false);
    expect(run('[music.state, clip.muted]')).toEqual(['running', false]);
  });

  it('play by XMLHttpRequest, which cannot wait, is refused while the page is covered', () => {
    const { sent, run, press, say } = windowAt(AT);
    const play = `new XMLHttpRequest().open('POST', '/wallet/play')`;
    press();
    say({ kind: 'pause' });
    run(play);
    say({ kind: 'resume' });
    press();
    run(play);
    expect(sent).toEqual(['POST /host/unpressed', 'POST /wallet/play']);
  });

  it('sound that the player has switched off stays off when the page is uncovered', async () => {
    const { run, say } = windowAt(AT);
    run('globalThis.music = new AudioContext()');
    say({ kind: 'settings', isSoundOn: false });
    say({ kind: 'pause' });
    say({ kind: 'resume' });
    expect(run('music.state')).toBe('suspended');
    say({ kind: 'settings', isSoundOn: true });
    expect(run('music.state')).toBe('running');
  });

  it('nobody but the app is heard', () => {
    const { documentElement, say } = windowAt(AT);
    say({ kind: 'pause' }, { origin: 'http://evil.test' });
    say({ kind: 'pause' }, { source: {} });
    say({ kind: 'pause', v: 2 });
    expect(documentElement.inert).toBe(false);
  });
});
