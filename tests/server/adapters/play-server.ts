import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Reply =
  | { readonly status?: number; readonly body: unknown; readonly type?: string }
  | 'silence'
  | 'cut'
  /** Sends one megabyte of JSON white space after another, as long as the connection is open. */
  | 'endless';

export interface PlayServer {
  readonly url: string;
  readonly port: number;
  readonly heard: Heard[];
  /** Megabytes of the last endless body that a client has read. */
  takenMb: number;
  /** The response from now on. */
  reply: (heard: Heard) => Reply | Promise<Reply>;
  stop(): Promise<void>;
}

/** An external server that responds as a test demands. */
export async function startPlayServer(): Promise<PlayServer> {
  const heard: Heard[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    heard.push(one);
    const reply = await play.reply(one);
    if (reply === 'silence') return;
    if (reply === 'cut') return void request.socket.destroy();
    if (reply === 'endless') return void sendEndless(response, (mb) => (play.takenMb = mb));
    response.writeHead(reply.status ?? 200, {
      'content-type': reply.type ?? 'application/json',
      ...(reply.status === 302 && { location: 'http://127.0.0.1:9/' }),
    });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const play: PlayServer = {
    url: `http://127.0.0.1:${port}`,
    port,
    heard,
    takenMb: 0,
    reply: () => 'silence',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return play;
}

const MAX_MB = 256;

async function sendEndless(response: ServerResponse, note: (mb: number) => void): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const space = Buffer.alloc(1024 * 1024, ' ');
  for (let mb = 1; mb <= MAX_MB && !response.destroyed; mb++) {
    note(mb);
    if (!response.write(space)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.destroy();
}
