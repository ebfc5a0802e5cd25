import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BuildProxy {
  readonly origin: string;
  /** Text that the answer for `path` is replaced with from now on. */
  replace(path: string, change: (text: string) => string): void;
  stop(): Promise<void>;
}

/** Stands before the product under an address of its own, so that one test can give the browser another build. */
export async function startProxy(target: string): Promise<BuildProxy> {
  const changes = new Map<string, (text: string) => string>();
  const pass = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
    // Without the browser's conditions: an answer of "not modified" would know nothing of our change.
    const left = /^(host|connection|if-none-match|if-modified-since)$/;
    const headers = Object.entries(request.headers).filter(([name]) => !left.test(name));
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(Object.fromEntries(headers) as Record<string, string>), 'accept-encoding': 'identity' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      redirect: 'manual',
    });
    const change = changes.get(new URL(request.url ?? '/', target).pathname);
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-length|content-encoding|etag|last-modified)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(change ? change(body.toString('utf8')) : body);
  };
  // A page that goes away cuts what it has asked for, and the end of the test cuts the rest.
  const server = http.createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: (path, change) => changes.set(path, change),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
