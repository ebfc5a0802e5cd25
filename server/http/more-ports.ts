import { once } from 'node:events';
import http from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Lets one listener answer on any number of ports beside its own. */
export class MorePorts {
  readonly #app: FastifyInstance;
  readonly #host: string;
  /** By port. Null where another program has it. */
  readonly #servers = new Map<number, http.Server | null>();

  constructor(app: FastifyInstance, host: string) {
    this.#app = app;
    this.#host = host;
  }

  /** @returns whether this call opened it: it was not open, and no other program has it */
  async open(port: number): Promise<boolean> {
    if (this.#servers.get(port)) return false;
    await this.#app.ready();
    const server = http.createServer((request, response) => this.#app.routing(request, response));
    const isOpen = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, this.#host, () => resolve(true));
    });
    this.#servers.set(port, isOpen ? server : null);
    return isOpen;
  }

  /** Takes no connection any more; what runs has `ms` to end. */
  async close(ms: number): Promise<void> {
    const servers = [...this.#servers.values()].filter((server) => server !== null);
    const deadline = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, ms);
    await Promise.all(
      servers.map((server) => {
        const closed = once(server, 'close');
        server.close();
        server.closeIdleConnections();
        return closed;
      }),
    );
    clearTimeout(deadline);
  }
}
