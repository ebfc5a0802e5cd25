import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { GAME_CYCLE_MS } from '../../../../contract/limits.ts';
import type { TestClock } from '../../support/app.ts';

/**
 * A way to a wallet on which the cycle of a round passes on the platform's clock before each bet.
 * @param losesAnswer of a call to this path, once it was carried out
 */
export async function startPacer(
  walletOrigin: string,
  clock: Pick<TestClock, 'advance'>,
  losesAnswer: (path: string) => boolean = () => false,
): Promise<{ readonly url: string; stop(): void }> {
  const server = http.createServer((question, answer) => {
    if (question.url?.endsWith('/transaction/bet')) clock.advance(GAME_CYCLE_MS);
    const { method, headers } = question;
    const onward = http.request(`${walletOrigin}${question.url}`, { method, headers, agent: false });
    onward.on('response', (received) => {
      if (losesAnswer(question.url ?? '')) return void answer.destroy();
      answer.writeHead(received.statusCode ?? 502, received.headers);
      return void received.pipe(answer);
    });
    // Who has left on one side has left on the other.
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    question.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
