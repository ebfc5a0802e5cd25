import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type Locale, pageLocale } from '../localization/localized.ts';
import { acceptedCodings } from './accept-encoding.ts';
import { addFirstAnswer, fillPage, leaveFirstAnswerOut, type PageMessages } from './fill-page.ts';
import { type RequestUrl, requestUrlOf } from './origins.ts';
import type { Services } from './services.ts';

const pack = promisify(brotliCompress);

/** A page must not wait for a database that does not answer; it then uses the last known values. Milliseconds. */
const MAX_WAIT_MS = 250;
/** The same where no values are known yet: without them the app asks for the config itself, and waits as long. */
const MAX_FIRST_WAIT_MS = 1_500;
/** Pages kept by language and host; beyond this number the oldest is evicted. */
const MAX_PAGES = 24;
/** Other addresses, and the lobby's with a query, get a page without the lobby's data. */
const LOBBY = '/';

interface FilledPage {
  readonly html: string;
  readonly packed: Buffer;
}

interface CachedPage {
  readonly messages: PageMessages;
  readonly answer: string | null;
  readonly page: Promise<FilledPage>;
}

/**
 * Serves the app's page with the market's minimum age and the theme's name in the build's placeholders: the
 * first paint shows them before any script runs, and a change of either holds from the next query on. The lobby's page
 * also holds the config, from which its own script draws a guest's first window.
 */
export function createAppPage(
  context: Context,
  { defaultPageMessages, readPageMessages, readFirstAnswer }: PageServices,
  html: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let messages = defaultPageMessages;
  const kept = new Map<string, CachedPage>();

  const renew = async () => {
    try {
      messages = await readPageMessages(context);
    } catch (error) {
      context.log.warn({ err: error }, 'the page uses the last known values of the platform');
    }
  };
  const firstAnswer = async (locale: Locale, requestUrl: RequestUrl): Promise<string | null> => {
    try {
      return await readFirstAnswer({ context, locale, requestUrl });
    } catch (error) {
      context.log.warn({ err: error }, 'the lobby’s page goes without its data');
      return null;
    }
  };
  const once = shareWork();
  const fill = async (answer: string | null, locale: Locale): Promise<FilledPage> => {
    const filled = fillPage(html, messages);
    const text = answer === null ? leaveFirstAnswerOut(filled) : addFirstAnswer(filled, { answer, locale });
    return { html: text, packed: await pack(text) };
  };
  const keep = (key: string, entry: CachedPage): CachedPage => {
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= MAX_PAGES && oldest !== undefined) kept.delete(oldest);
    kept.set(key, entry);
    // The next request retries instead of failing as this one did.
    entry.page.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry;
  };

  return async (request, reply) => {
    const isLobby = request.url === LOBBY;
    const locale = pageLocale(request.headers);
    const requestUrl = requestUrlOf(request, context.settings, 'publicOrigin');
    const lobby = `${locale} ${requestUrl.protocol} ${requestUrl.host}`;
    const [read] = await Promise.all([
      isLobby
        ? withTimeout(
            once(lobby, () => firstAnswer(locale, requestUrl)),
            kept.has(lobby) ? MAX_WAIT_MS : MAX_FIRST_WAIT_MS,
          )
        : null,
      withTimeout(once('', renew), MAX_WAIT_MS),
    ]);
    // Undefined: the database is too slow, and the last known answer is better than none.
    const answer = read === undefined ? (kept.get(lobby)?.answer ?? null) : read;
    const key = answer === null ? '' : lobby;
    const known = kept.get(key);
    const { page } =
      known && isSame(known.messages, messages) && known.answer === answer
        ? known
        : keep(key, { messages, answer, page: fill(answer, locale) });
    const { html: text, packed } = await page;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('vary', isLobby ? 'accept-encoding, accept-language, cookie' : 'accept-encoding');
    // For the other coding, or none, the listener compresses what is sent.
    const [coding] = acceptedCodings(request.headers['accept-encoding'], ['br', 'gzip']);
    return coding === 'br' ? reply.header('content-encoding', 'br').send(packed) : reply.send(text);
  };
}

type PageServices = Pick<Services, 'defaultPageMessages' | 'readPageMessages' | 'readFirstAnswer'>;

const isSame = (one: PageMessages, other: PageMessages): boolean =>
  one.age === other.age && one.brand === other.brand && one.hasNotice === other.hasNotice;

/** Concurrent requests share one query of a kind: a slow database is not queried again by each of them. */
function shareWork() {
  const running = new Map<string, Promise<unknown>>();
  return <Result>(kind: string, work: () => Promise<Result>): Promise<Result> => {
    const known = running.get(kind) as Promise<Result> | undefined;
    if (known) return known;
    const begun = work().finally(() => running.delete(kind));
    running.set(kind, begun);
    return begun;
  };
}

/** Resolves with the work's result, or with undefined when its time is over. */
async function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
