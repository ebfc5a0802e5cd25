import type { NativeBridge } from './native-bridge.ts';
import { MAX_MESSAGE_LENGTH, type NativeKind } from './native-messages.ts';

type Pages = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

interface PortBridgeDependencies {
  readonly nonce: string;
  readonly versionCode: number;
  /** Where messages arrive: the window. */
  readonly pages: Pages;
  /** What the shell tells by itself, like a deep link that was opened. */
  onEvent(name: string, value: string): void;
}

interface WaitingMessage {
  readonly text: string;
  done(isDone: boolean): void;
}

/** A change of the session must reach the shell whenever its port comes; everything else is of the moment. */
const QUEUED_KINDS: readonly NativeKind[] = ['session.save', 'session.clear', 'screen.secure', 'page.ready'];

/** The bridge over the port that the shell hands to the main frame once the page has loaded. */
export function openPortBridge({ nonce, versionCode, pages, onEvent }: PortBridgeDependencies): NativeBridge {
  const answers = new Map<number, (isDone: boolean) => void>();
  const queue: WaitingMessage[] = [];
  let port: MessagePort | null = null;
  let lastId = 0;

  const post = (target: MessagePort, { text, done }: WaitingMessage) => {
    answers.set(++lastId, done);
    target.postMessage(`${lastId} ${text}`);
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    const [, id = '', name = '', value = ''] = /^(\d{1,9}) ([a-z]+) ?(.*)$/.exec(String(data)) ?? [];
    if (id === '0') return onEvent(name, value);
    answers.get(Number(id))?.(name === 'done');
    answers.delete(Number(id));
  };
  const accept = (event: Event) => {
    const { data, ports, source } = event as MessageEvent<unknown>;
    // The shell has no window; a frame has one, and does not know the nonce.
    const isShells = (source === null || source === pages) && data === `native ${nonce}`;
    const [first] = ports;
    if (!isShells || !first) return;
    pages.removeEventListener('message', accept);
    port = first;
    first.onmessage = hear;
    for (const waiting of queue.splice(0)) post(first, waiting);
  };
  pages.addEventListener('message', accept);

  return {
    isShell: true,
    versionCode,
    send(kind, payload = '') {
      const text = `${kind} ${payload}`;
      // With its number before it.
      const isTooLong = text.length + 10 > MAX_MESSAGE_LENGTH;
      if (isTooLong || (!port && !QUEUED_KINDS.includes(kind))) return Promise.resolve(false);
      return new Promise((done) => {
        if (port) post(port, { text, done });
        else queue.push({ text, done });
      });
    },
  };
}
