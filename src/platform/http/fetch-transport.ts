import { type Transport, TransportFault } from './transport.ts';

/** Needs nothing but the browser: the first calls go by it, before anything else has been loaded. */
export const fetchTransport: Transport = async ({ url, headers, body, timeoutMs, signal, outlivesPage }) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      keepalive: outlivesPage,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await answer.text();
    return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') };
  } catch {
    throw new TransportFault(timeout.aborted ? 'timeout' : 'offline');
  }
};
