import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Null: the connection ends without an answer. */
type AnswerCall = (path: string, bytes: Buffer, signature: unknown) => object | null;

/** A real server whose calls are signed JSON. */
export class SignedJsonServer {
  readonly #server: http.Server;

  constructor(answerCall: AnswerCall) {
    this.#server = http.createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const answer = answerCall(
          request.url ?? '',
          Buffer.concat(chunks),
          request.headers['x-hub88-signature'],
        );
        if (answer === null) return request.socket.destroy();
        return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      });
    });
  }

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
