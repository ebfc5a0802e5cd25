import type { Call } from '../contract/call.ts';
import type { ConfigEntry } from './config-entry.ts';
import type { Tx } from './db/sql.ts';
import type { Hooks, JournalRecords, ModuleHooks, SharedHooks, SharedLists, SingleHooks } from './hooks.ts';
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

interface ModuleDefinition<C extends Calls, H extends HandlersOf<C>, J extends Jobs, S extends ModuleHooks> {
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
  /** Its keys of the config, in the order in which an operator reads them. */
  readonly config?: readonly ConfigEntry[];
  /** What those below hear of it. */
  readonly hooks?: S & ModuleHooks;
  /** Adds the rows that the domain needs before its first visitor. It is run at every start. */
  readonly seed?: (tx: Tx, now: number, hooks: Hooks) => Promise<void>;
}

/** What a domain contributes to the server. */
export interface ServerModule<J extends Jobs, S extends ModuleHooks> {
  readonly calls: readonly ServedCall[];
  readonly jobs: J;
  readonly commands: readonly OperatorCommand[];
  readonly routes: readonly AddRoutes[];
  readonly frameRoutes: readonly AddRoutes[];
  readonly journals: JournalRecords;
  readonly config: readonly ConfigEntry[];
  readonly hooks: S | null;
  readonly seed: (tx: Tx, now: number, hooks: Hooks) => Promise<void>;
}

export function defineServerModule<
  C extends Calls,
  H extends HandlersOf<C>,
  J extends Jobs,
  S extends ModuleHooks = Record<never, never>,
>(parts: ModuleDefinition<C, H, J, S>): ServerModule<J, S> {
  const {
    calls,
    handlers,
    jobs,
    commands = [],
    routes = [],
    frameRoutes = [],
    journals = {},
    config = [],
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
    config,
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
 * @throws Error for a hook of one module that two say
 */
export function collectHooks(
  modules: readonly { readonly hooks: ModuleHooks | null }[],
): SingleHooks & SharedLists {
  const all = <Name extends keyof SharedHooks>(name: Name) =>
    modules.flatMap<SharedHooks[Name]>(({ hooks }) => hooks?.[name] ?? []);
  const shared: SharedLists = {
    stakeBars: all('stakeBars'),
    redDots: all('redDots'),
    refusalDetails: all('refusalDetails'),
    userInfo: all('userInfo'),
    afterLogin: all('afterLogin'),
    appConfig: all('appConfig'),
    nextConfigChange: all('nextConfigChange'),
    sessionEnded: all('sessionEnded'),
    erase: all('erase'),
    ledgerChecks: all('ledgerChecks'),
    seedTables: all('seedTables'),
    operatorRetired: all('operatorRetired'),
  };
  const said = modules
    .flatMap(({ hooks }) => Object.entries(hooks ?? {}))
    .filter(([name]) => !(name in shared));
  const names = said.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two modules say ${twice}`);
  return { ...(Object.fromEntries(said) as unknown as SingleHooks), ...shared };
}
