import { fetchBounded } from './fetch-bounded.ts';
import type { MessageSender } from './messages.ts';
import { signBody } from './signature.ts';

const ANSWER_WITHIN_MS = 5_000;

/** The sandbox's phones behind the same interface as a real provider, over HTTP and HMAC. */
export function createSandboxMessages({ secret, url }: { secret: string; url: string }): MessageSender {
  return {
    async send(message, now) {
      const body = JSON.stringify(message);
      const response = await fetchBounded(`${url}/api/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signBody(secret, 'message', body, now) },
        body,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`sandbox answered ${response.status}`);
    },
  };
}
