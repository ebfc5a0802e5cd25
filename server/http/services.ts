import type { FastifyInstance } from 'fastify';
import type { Metric } from 'prom-client';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import type { Settings } from '../settings.ts';
import type { Admission, AdmissionQuery } from './admission.ts';
import type { PageMessages } from './fill-page.ts';
import type { CallRequest, GameCaller } from './handler.ts';
import type { RequestUrl } from './origins.ts';
import type { ServedCall } from './serve-call.ts';

/** Adds routes to a listener. */
export type AddRoutes = (app: FastifyInstance, context: Context) => void;

/** The pages of studios' games, and the calls of these pages: one listener answers for all of them. */
export interface StudioPages {
  addPages(app: FastifyInstance, context: Context, services: Services): void;
  /** Ports of this machine that it answers on, one a game; none where names tell the games apart. */
  readPorts(context: Context): Promise<readonly number[]>;
  /** What the app's policy names for their frames. Null where there are none. */
  frameSource(url: RequestUrl, settings: Settings): string | null;
  /** The same of games that are served elsewhere. It never throws, whatever the database does. */
  remoteFrames(context: Pick<Context, 'sql' | 'log'>): Promise<readonly string[]>;
}

/** What http needs of the domains. The composition implements it, so that http imports none of them. */
export interface Services {
  /** Every call that is served, by its wire name. */
  readonly calls: ReadonlyMap<string, ServedCall>;
  /** Routes beside the calls, on the app's own origin. */
  readonly routes: readonly AddRoutes[];
  /** Pages on the games' origin that the app frames beside games. */
  readonly frameRoutes: readonly AddRoutes[];
  /** Games of studios, whose pages have origins apart from ours. */
  readonly studios: StudioPages;
  /** Metrics of the domains, shown with those of http. */
  readonly figures: readonly Metric[];
  /** Counts the call in its caller's window, and reads whether it may start. */
  admit(db: Db, query: AdmissionQuery): Promise<Admission>;
  /** Records activity of the player, which keeps the session from going idle. */
  touchSession(
    db: Db,
    active: { readonly playerId: string; readonly sessionId: string; readonly now: number },
  ): Promise<void>;
  /**
   * The caller whose game frame has this token; null when its game session is closed or its sign-in is over. With the
   * request id of a call that has one, what such a call asks first is read in the same statement.
   */
  findGameCaller(
    context: Context,
    token: string,
    now: number,
    requestId: string | null,
  ): Promise<GameCaller | null>;
  /** Whether a game session that was closed had this token, while its player stays signed in. */
  isClosedGame(db: Db, token: string, now: number): Promise<boolean>;
  /** The rate-limit key of a sign-in from this device; null: by address. */
  deviceSubject(context: Context, token: string | null): Promise<string | null>;
  /** @throws CallError for an address whose events are rejected now, known without reading the body. */
  assertEventBudget(context: Context, address: string): void;
  /** The values of the app's page before the first query. */
  readonly defaultPageMessages: PageMessages;
  readPageMessages(context: Pick<Context, 'sql'>): Promise<PageMessages>;
  /** The config's answer to a guest's first call, as text for the page; null when the page is to go without. */
  readFirstAnswer(caller: Pick<CallRequest, 'context' | 'locale' | 'requestUrl'>): Promise<string | null>;
}
