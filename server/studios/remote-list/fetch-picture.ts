import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from '../../adapters/public-address.ts';
import { assertOutside } from '../../db/transaction-mark.ts';

const ANSWER_WITHIN_MS = 5_000;

/** A picture that is not to be had; the message is the end of a sentence. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/**
 * A picture of somebody else's server, with public addresses alone and no redirects; the sandbox's aggregator is on this
 * machine.
 * @throws PictureError
 */
export async function fetchPicture(
  address: string,
  { isSandbox, maxBytes }: { readonly isSandbox: boolean; readonly maxBytes: number },
): Promise<Buffer> {
  assertOutside('a server of pictures');
  if (!URL.canParse(address)) throw new PictureError('has no address');
  const url = new URL(address);
  if (!isAllowed(url, isSandbox)) throw new PictureError('is on no public address');
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const fail = (reason: string) => reject(new PictureError(reason));
  const request = start(
    url,
    {
      agent: false,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(!isSandbox && { lookup: lookupPublic }),
    },
    (answer) => {
      if (answer.statusCode !== 200) {
        fail(`was answered with ${answer.statusCode}`);
        return answer.destroy();
      }
      const chunks: Buffer[] = [];
      let held = 0;
      answer.on('data', (chunk: Buffer) => {
        held += chunk.length;
        chunks.push(chunk);
        if (held <= maxBytes) return;
        fail(`has more than ${maxBytes} bytes`);
        answer.destroy();
      });
      answer.on('end', () => resolve(Buffer.concat(chunks)));
      answer.on('error', () => fail('was broken off'));
    },
  );
  // Without it an offer of another protocol ends the connection, and nothing else is ever heard of it.
  request.on('upgrade', ({ statusCode }, socket) => {
    fail(`was answered with ${statusCode}`);
    socket.destroy();
  });
  request.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.name === 'AbortError' || error.name === 'TimeoutError'
        ? 'came too late'
        : `did not come (${error.code ?? error.name})`,
    ),
  );
  request.end();
  return promise;
}

/** An address that is written out is never looked up. */
function isAllowed({ protocol, hostname }: URL, isSandbox: boolean): boolean {
  if (isSandbox) return protocol === 'http:' || protocol === 'https:';
  const name = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(name) === 0 || isPublicAddress(name));
}
