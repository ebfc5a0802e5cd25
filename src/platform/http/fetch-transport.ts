import { nextTask } from '../next-task.ts';
import { readWireAnswer } from './read-wire-answer.ts';
import { type Transport, TransportError, type WireAnswer } from './transport.ts';

/** A call that the page itself sent before the app's script had come. */
interface HeadStart {
  readonly url: string;
  readonly answer: Promise<WireAnswer>;
}

declare global {
  // A property of the window can be declared by `var` alone.
  var headStart: HeadStart | undefined;
}

/** The answer of the call to `url` that is in flight already; a second caller must send it again. */
export function consumeHeadStart(url: string): Promise<WireAnswer> | null {
  const { headStart } = globalThis;
  if (headStart?.url !== url) return null;
  globalThis.headStart = undefined;
  return headStart.answer;
}

/** Needs nothing but the browser: the first calls go by it, before anything else has been loaded. */
export const fetchTransport: Transport = async ({ url, headers, body, timeoutMs, signal, outlivesPage }) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const end = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const ahead = consumeHeadStart(url);
    if (ahead) {
      const answer = await orAborted(ahead, end);
      // It is there as soon as it is asked for: checked in the same task it would lengthen the first script's own.
      await nextTask();
      return answer;
    }
    return await readWireAnswer(
      await fetch(url, { method: 'POST', headers, body, keepalive: outlivesPage, signal: end }),
    );
  } catch {
    throw new TransportError(timeout.aborted ? 'timeout' : 'offline');
  }
};

/** What was sent ahead knows no signal of ours. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}
