import { generateKeyPairSync, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const newPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** The platform's own keys, and those of the aggregator. */
export const OUR_KEYS = newPair();
export const THEIR_KEYS = newPair();

/** A call as it came in. */
interface Received {
  readonly path: string;
  /** Of its raw bytes, by our public key. */
  readonly isSigned: boolean;
  readonly text: string;
}

/** How a call is answered: a body that is sent as it is, or nothing at all. */
export type Reply =
  | { readonly status?: number; readonly body: string; readonly location?: string }
  | 'hangs'
  | 'breaks';

type AnswerBody = (body: Record<string, unknown>) => Reply;

/** A game as a list has it. */
export type ListedGame = Readonly<Record<string, unknown>>;

/** An aggregator on this machine: a list, pages, pictures; a test says how it behaves. */
export async function startAggregator() {
  const received: Received[] = [];
  const pictures = new Map<string, Buffer>();
  const asked: string[] = [];
  const reply: { list: Reply; url: AnswerBody; transactions: AnswerBody } = {
    list: { body: '[]' },
    url: () => ({ body: '{}' }),
    transactions: () => ({ body: '[]' }),
  };
  const answerOf = (path: string, body: Record<string, unknown>): Reply => {
    if (path.endsWith('/game/list')) return reply.list;
    return path.endsWith('/transactions/list') ? reply.transactions(body) : reply.url(body);
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      if (request.method === 'GET') {
        asked.push(path);
        if (path === '/hangs.png') return;
        if (path === '/stalls.png') return response.writeHead(200).write('x');
        const picture = pictures.get(path);
        response.writeHead(picture ? 200 : 404, { 'content-type': 'image/png' }).end(picture);
        return;
      }
      const body = Buffer.concat(chunks);
      const signature = Buffer.from(String(request.headers['x-hub88-signature']), 'base64');
      received.push({
        path,
        isSigned: verify('sha256', body, OUR_KEYS.publicKey, signature),
        text: body.toString('utf8'),
      });
      const answer = answerOf(path, JSON.parse(body.toString('utf8')));
      if (answer === 'breaks') request.socket.destroy();
      else if (answer !== 'hangs')
        response
          .writeHead(answer.status ?? 200, {
            'content-type': 'application/json',
            ...(answer.location && { location: answer.location }),
          })
          .end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  pictures.set('/thumb.png', await picture('#205080'));
  return {
    port,
    origin,
    /** Where its pages are for who reaches this machine as localhost. */
    pages: `http://localhost:${port}`,
    received,
    /** Pictures by their path, and the paths that were asked for. */
    pictures,
    asked,
    reply,
    /** Of its last call of a kind. */
    last: (path: string) => received.findLast((call) => call.path.endsWith(path)),
    lists: (games: readonly ListedGame[]) => {
      reply.list = { body: JSON.stringify(games) };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
    /** A game that is offered. */
    game: (code: string, changes: ListedGame = {}): ListedGame => ({
      game_code: code,
      name: `Game ${code}`,
      product: 'Far Studio',
      category: 'Video Slots',
      enabled: true,
      url_thumb: `${origin}/thumb.png`,
      url_background: null,
      platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      blocked_countries: [],
      rtp: '96.31',
      volatility: 4,
      ...changes,
    }),
  };
}

export type FakeAggregator = Awaited<ReturnType<typeof startAggregator>>;

export const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
