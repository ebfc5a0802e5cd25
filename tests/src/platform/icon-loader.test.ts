import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { addAPIProvider, loadIcons } from '@iconify/react/dist/iconify.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ICON_SERVER, loadIconPart } from '../../../src/platform/icon-loader.ts';

interface IconHost {
  readonly origin: string;
  /** The icons of every request, in the order of their coming. */
  readonly asked: string[][];
  readonly server: http.Server;
}

const hosts: IconHost[] = [];
/** Names are new for every test: what is loaded once is never asked for again. */
let turn = 0;
const names = (count: number) => Array.from({ length: count }, (_, at) => `t${turn}-picture-${at}`);

/** A small server that answers with every icon that is asked for, or, held, not at all. */
async function startHost(isHeld = false): Promise<IconHost> {
  const asked: string[][] = [];
  const server = http.createServer((request, response) => {
    const icons = new URL(request.url ?? '', 'http://host').searchParams.get('icons')?.split(',') ?? [];
    asked.push(icons);
    if (isHeld) return;
    const bodies = Object.fromEntries(icons.map((name) => [name, { body: '<path d="M0 0"/>' }]));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ prefix: 'mq', icons: bodies }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host = { origin, asked, server };
  hosts.push(host);
  return host;
}

/** Addresses that were fetched, at the very moment; the requests themselves are real. */
let fetched: string[];
let live: IconHost;
let held: IconHost;

beforeAll(async () => {
  live = await startHost();
  held = await startHost(true);
  vi.stubGlobal('location', { origin: live.origin });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return real(address);
  });
});

beforeEach(() => {
  turn += 1;
  fetched = [];
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { server } of hosts) {
    server.closeAllConnections();
    server.close();
  }
});

/** Resolves with the names that came and those that did not; `hosts` names others than the page's own. */
function load(icons: readonly string[], hosts = ''): Promise<{ loaded: string[]; missing: string[] }> {
  return new Promise((resolve) => {
    loadIcons(
      icons.map((name) => `${hosts && `@${hosts}:`}mq:${name}`),
      (loaded, missing, pending) => {
        if (pending.length > 0) return;
        resolve({ loaded: loaded.map(({ name }) => name), missing: missing.map(({ name }) => name) });
      },
    );
  });
}

describe('icons', () => {
  it('[K14] icons are requested only when they are shown, from the page’s own server, in one request', async () => {
    await loadIconPart();
    expect(fetched).toEqual([]);
    const wanted = names(3);
    expect((await load(wanted)).loaded).toEqual(wanted);
    expect(live.asked.at(-1)).toEqual(wanted);
    expect(fetched).toHaveLength(1);
    // Loaded once is there for good.
    await load(wanted);
    expect(fetched).toHaveLength(1);
  });

  it('[K14] icons are requested by addresses of 500 characters at most', async () => {
    await loadIconPart();
    const wanted = names(120);
    expect((await load(wanted)).loaded.toSorted()).toEqual(wanted.toSorted());
    const longest = Math.max(...fetched.map((address) => address.length));
    expect(longest).toBeLessThanOrEqual(500);
    // Filled well: no request for every icon either.
    expect(longest).toBeGreaterThan(450);
  });

  it('[K14] icons are requested from the next source after 750 ms without an answer', async () => {
    await loadIconPart();
    addAPIProvider('two', { ...ICON_SERVER, resources: [held.origin, live.origin] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const wanted = names(1);
    const answer = load(wanted, 'two');
    vi.advanceTimersByTime(1); // the group is closed and sent
    expect(fetched).toEqual([expect.stringContaining(held.origin)]);
    vi.advanceTimersByTime(748);
    expect(fetched).toHaveLength(1);
    vi.advanceTimersByTime(2);
    expect(fetched.at(1)).toContain(live.origin);
    vi.useRealTimers();
    expect((await answer).loaded).toEqual(wanted);
  });

  it('[K14] request of icons ends 5 s after the last source was tried', async () => {
    await loadIconPart();
    addAPIProvider('none', { ...ICON_SERVER, resources: [held.origin] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    const wanted = names(1);
    void load(wanted, 'none').then(ended);
    vi.advanceTimersByTime(1);
    expect(fetched).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(750 + 4_900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(110);
    expect(ended).toHaveBeenCalledWith({ loaded: [], missing: wanted });
    vi.useRealTimers();
  });
});
