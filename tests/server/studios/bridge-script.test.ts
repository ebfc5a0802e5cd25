import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BRIDGE_SCRIPT, withBridge } from '../../../server/studios/serve/bridge-script.ts';

/** A window with what the bridge touches, which remembers where requests went. */
function windowAt(origin: string) {
  const sent: string[] = [];
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
  }
  const window: Record<string, unknown> = {
    location: new URL(`${origin}/1/index.html`),
    fetch: (input: unknown) =>
      void sent.push(input instanceof Request ? `${input.method} ${input.url}` : String(input)),
    Request,
    XMLHttpRequest,
    URL,
  };
  vm.runInNewContext(BRIDGE_SCRIPT, window);
  return { sent, run: (code: string) => vm.runInNewContext(code, window) };
}

describe('bridge of a studio’s page', () => {
  it('sends what the page asks of https at its own address to its own origin', () => {
    const { sent, run } = windowAt('http://127.0.0.1:9081');
    run(`
      fetch('https://127.0.0.1:9081/wallet/play');
      fetch(new URL('https://127.0.0.1:9081/wallet/balance'));
      fetch(new Request('https://127.0.0.1:9081/bet/event', { method: 'POST' }));
      new XMLHttpRequest().open('POST', 'https://127.0.0.1:9081/wallet/end-round');
    `);
    expect(sent).toEqual([
      'http://127.0.0.1:9081/wallet/play',
      'http://127.0.0.1:9081/wallet/balance',
      'POST http://127.0.0.1:9081/bet/event',
      'POST http://127.0.0.1:9081/wallet/end-round',
    ]);
  });

  it('leaves every other address as it is, also one that begins alike', () => {
    const { sent, run } = windowAt('http://127.0.0.1:9081');
    run(`
      fetch('./assets/a.json');
      fetch('https://127.0.0.1:90810/x');
      fetch('https://127.0.0.1:9081.evil.test/x');
      fetch('https://example.com/x');
    `);
    expect(sent).toEqual([
      './assets/a.json',
      'https://127.0.0.1:90810/x',
      'https://127.0.0.1:9081.evil.test/x',
      'https://example.com/x',
    ]);
  });

  it('changes nothing where the page has a certificate', () => {
    const { sent, run } = windowAt('https://coin.play.example.com');
    run(`fetch('https://coin.play.example.com/wallet/play')`);
    expect(sent).toEqual(['https://coin.play.example.com/wallet/play']);
  });

  it.each([
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<!doctype html><html lang="en"><head>|<meta charset="utf-8">',
    ],
    [
      '\uFEFF<!-- built --><!DOCTYPE html>\n<head >\n<script>1',
      '\uFEFF<!-- built --><!DOCTYPE html>\n<head >|\n<script>1',
    ],
    ['<script>1</script>', '|<script>1</script>'],
    ['<header>', '|<header>'],
    ['', '|'],
  ])('comes first in %j', (html, with_) => {
    expect(withBridge(html)).toBe(with_.replace('|', '<script src="/host/bridge.js"></script>'));
  });
});
