import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Reply = { readonly status?: number; readonly body: unknown; readonly type?: string } | 'silence' | 'cut';

export interface PlayServer {
  readonly url: string;
  readonly port: number;
  readonly heard: Heard[];
  /** What is answered from now on. */
  reply: (heard: Heard) => Reply | Promise<Reply>;
  stop(): Promise<void>;
}

/** A server of the outside world, as a test wants it to answer. */
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
    reply: () => 'silence',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return play;
}
