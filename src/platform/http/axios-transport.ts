import axios, { isAxiosError } from 'axios';
import { learnTime } from '../time.ts';
import { fetchTransport } from './fetch-transport.ts';
import { type Transport, TransportError } from './transport.ts';

const http = axios.create({
  // Statuses and bodies are read in one place, by the contract.
  validateStatus: () => true,
  responseType: 'text',
  transformResponse: (text: string) => text,
  // A late answer is a timeout, not a failed network.
  transitional: { clarifyTimeoutError: true },
});

/** Carries every call once the page stands. */
export const axiosTransport: Transport = async (request) => {
  // Only the browser's own fetch knows of requests that outlive their page.
  if (request.outlivesPage) return fetchTransport(request);
  const { url, headers, body, timeoutMs, signal, onSent } = request;
  try {
    const answer = await http.post<string>(url, body, {
      headers,
      timeout: timeoutMs,
      ...(signal ? { signal } : {}),
      ...(onSent ? { onUploadProgress: ({ progress = 0 }) => onSent(progress) } : {}),
    });
    learnTime(String(answer.headers.date ?? ''));
    const retryAfter: unknown = answer.headers['retry-after'];
    return {
      status: answer.status,
      text: answer.data,
      retryAfter: retryAfter === undefined ? null : String(retryAfter),
    };
  } catch (error) {
    throw new TransportError(isAxiosError(error) && error.code === 'ETIMEDOUT' ? 'timeout' : 'offline');
  }
};
