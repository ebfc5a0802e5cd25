import type { Call } from '../contract/call.ts';
import type { Tx } from './db/sql.ts';
import type { JournalRecords, ReadRedDots, RedDotAnswers, SingleHooks } from './hooks.ts';
import type { PackedHandler } from './http/handler.ts';
import { type ServedCall, serveCall } from './http/serve-call.ts';
import type { AddRoutes } from './http/services.ts';
import type { Jobs } from './jobs/run-jobs.ts';
import type { OperatorCommand } from './ops/command.ts';

/** Calls of one domain by the name that the contract exports them by. */
type Calls = Readonly<Record<string, Call>>;

/** A handler for each of the calls, under the same name. */
export type HandlersOf<C extends Calls> = { readonly [Name in keyof C]: PackedHandler<C[Name]> };

/** Rejects keys that are not in `Known`. */
type NothingElse<Given, Known> = { readonly [Name in Exclude<keyof Given, keyof Known>]: never };

/** The red dots that one domain tells. */
type Dots = Partial<RedDotAnswers>;

/** The hooks that one domain says for all. */
type PartialHooks = Partial<SingleHooks>;

interface ModuleDefinition<
  C extends Calls,
  H extends HandlersOf<C>,
  J extends Jobs,
  D extends Dots,
  S extends PartialHooks,
> {
  /** All calls of the domain, as `contract/<domain>/calls.ts` gathers them. */
  readonly calls: C;
  /** Exactly the handlers of those calls: a missing one, an unknown one and one with another result do not compile. */
  readonly handlers: H & NothingElse<H, C>;
  /** By name; the composition of the modules decides their order. */
  readonly jobs: J;
  /** Of the operator's program, as its help lists them. */
  readonly commands?: readonly OperatorCommand[];
  /** Routes beside the calls, on the app's own origin. */
  readonly routes?: readonly AddRoutes[];
  /** Routes on the games' origin, for pages that the app frames and that must not reach a player's token. */
  readonly frameRoutes?: readonly AddRoutes[];
  /** The journals that the domain writes into the ledger, and the kind of each in a player's records. */
  readonly journals?: JournalRecords;
  /** Its red dots of a member. */
  readonly redDots?: ReadRedDots<D>;
  /** What those below hear of it. */
  readonly hooks?: S;
  /** Adds the rows that the domain needs before its first visitor. It is run at every start. */
  readonly seed?: (tx: Tx, now: number) => Promise<void>;
}

/** What a domain contributes to the server. */
export interface ServerModule<J extends Jobs, D extends Dots, S extends PartialHooks> {
  readonly calls: readonly ServedCall[];
  readonly jobs: J;
  readonly commands: readonly OperatorCommand[];
  readonly routes: readonly AddRoutes[];
  readonly frameRoutes: readonly AddRoutes[];
  readonly journals: JournalRecords;
  readonly redDots: ReadRedDots<D> | null;
  readonly hooks: S | null;
  readonly seed: (tx: Tx, now: number) => Promise<void>;
}

export function defineServerModule<
  C extends Calls,
  H extends HandlersOf<C>,
  J extends Jobs,
  D extends Dots = Record<never, never>,
  S extends PartialHooks = Record<never, never>,
>(parts: ModuleDefinition<C, H, J, D, S>): ServerModule<J, D, S> {
  const {
    calls,
    handlers,
    jobs,
    commands = [],
    routes = [],
    frameRoutes = [],
    journals = {},
    redDots = null,
    hooks = null,
    seed = async () => undefined,
  } = parts;
  return {
    calls: serveAll<C>(calls, handlers),
    jobs,
    commands,
    routes,
    frameRoutes,
    journals,
    redDots,
    hooks,
    seed,
  };
}

function serveAll<C extends Calls>(calls: C, handlers: HandlersOf<C>): ServedCall[] {
  const names: (keyof C)[] = Object.keys(calls);
  return names.map((name) => serveCall(calls[name], handlers[name]));
}

/**
 * What the modules say as one. That none is missing is a type of what it is assigned to.
 * @throws Error for a hook that two modules say
 */
export function collectHooks(modules: readonly { readonly hooks: PartialHooks | null }[]): SingleHooks {
  const said = modules.flatMap(({ hooks }) => Object.entries(hooks ?? {}));
  const names = said.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two modules say ${twice}`);
  return Object.fromEntries(said) as unknown as SingleHooks;
}
