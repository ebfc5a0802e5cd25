import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** The whole response, headers included. */
  readonly text: string;
}

/** Sends lines over a bare connection, for requests that no client library would send. */
export function sendRaw(url: string, lines: readonly string[], body = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }));
    const head = [...lines, 'connection: close', `content-length: ${Buffer.byteLength(body)}`, '', ''];
    socket.write(head.join('\r\n') + body);
  });
}
