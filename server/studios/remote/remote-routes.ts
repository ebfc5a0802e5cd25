import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../call-error.ts';
import { noteCallerFault } from '../../caller-faults.ts';
import { readConfig, readConfigs } from '../../config/public/config-value-queries.ts';
import { maintenanceConfig } from '../../config/public/maintenance-config.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import type { Context } from '../../context.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { sqlState } from '../../db/sql.ts';
import { asBusy } from '../../http/as-busy.ts';
import { disconnectOf, msSinceArrival, takeForeignCalls } from '../../http/foreign-calls.ts';
import type { AddRoutes } from '../../http/services.ts';
import { HeldPlays } from '../held-plays.ts';
import { addSandboxAggregator } from './aggregators.ts';
import { type Aggregator, aggregatorsConfig, mayCallFrom } from './aggregators-config.ts';
import { readRemoteJson } from './remote-bodies.ts';
import { isInMaintenance, REMOTE_CALLS } from './remote-calls.ts';
import { toParts } from './remote-money.ts';
import { SIGNATURE_HEADER, signingKeyOf } from './remote-signature.ts';
import { RemoteRefusal, remoteStatusOf } from './remote-statuses.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * POST /remote/<aggregator>/…: the wallet of games that the servers of studios decide. Every answer is 200: its
 * status says how the call went.
 */
export const addRemoteCalls: AddRoutes = (app, context) => {
  // Not before it listens: without a database it answers, too, and says that it is not ready.
  app.addHook('onListen', () => reportMissingKey(context).catch(() => undefined));
  // One aggregator whose bets all come too early must not leave the others without a place.
  const held = new Map<string, HeldPlays>();
  const heldOf = (aggregator: string): HeldPlays => {
    const own = held.get(aggregator) ?? new HeldPlays();
    held.set(aggregator, own);
    return own;
  };
  app.addHook('preClose', async () => {
    for (const own of held.values()) own.cancelAll();
  });
  void app.register(async (calls) => {
    takeForeignCalls(calls, 'buffer');
    calls.setErrorHandler((error, request, reply) => refuse(error, request, reply));
    for (const { path, answer } of REMOTE_CALLS)
      calls.post(`/remote/:aggregator${path}`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
        const { aggregator, json } = await enter(context, request);
        asked.set(request, json);
        const { status, balance } = await answer(
          {
            context,
            aggregator,
            isMaintenance: () => readMaintenance(context),
            held: heldOf(aggregator.id),
            gone: disconnectOf(reply),
          },
          json,
        );
        const hasBalance = balance !== null && (status === 'ok' || status === 'balanceTooLow');
        return send(request, reply, status, {
          ...(hasBalance && { currency: aggregator.currency, balance: toParts(balance) }),
        });
      });
  });
};

/** Without it no player can be sent to an aggregator; what was begun goes on. */
async function reportMissingKey({ sql, settings, log }: Context): Promise<void> {
  if (settings.remoteKey !== null) return;
  const { aggregators } = await readConfigs(sql, { aggregators: aggregatorsConfig });
  const names = aggregators.map(({ id }) => id);
  if (names.length > 0)
    log.error(
      { aggregators: names },
      'aggregators are configured, but REMOTE_KEY_ID and REMOTE_PRIVATE_KEY are not set',
    );
}

async function readMaintenance({ sql, clock }: Context): Promise<boolean> {
  return isInMaintenance(await readConfig(sql, maintenanceConfig), clock.now());
}

interface VerifiedCall {
  readonly aggregator: Aggregator;
  readonly json: Record<string, unknown>;
}

/** Who calls: nothing of a body is read before its signature is verified. @throws RemoteRefusal, CallError */
async function enter({ sql, settings }: Context, request: FastifyRequest): Promise<VerifiedCall> {
  const { aggregator: id } = request.params as { aggregator: string };
  const { aggregators, market } = await readConfigs(sql, {
    aggregators: aggregatorsConfig,
    market: marketConfig,
  });
  const aggregator = addSandboxAggregator(aggregators, market, settings).find((one) => one.id === id);
  if (!aggregator) throw new RemoteRefusal('aggregatorUnknown', 'there is no such aggregator');
  if (!mayCallFrom(aggregator, request.ip))
    throw new RemoteRefusal('addressUnknown', `${request.ip} is no address of ${id}`);
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (signingKeyOf(aggregator, body, request.headers[SIGNATURE_HEADER]) === null)
    throw new RemoteRefusal('signatureInvalid', `no key of ${id} has signed this body`);
  // Our ledger counts in this one alone.
  if (aggregator.currency !== market.currency)
    throw new RemoteRefusal(
      'wrongCurrency',
      `${id} has ${aggregator.currency}, the market ${market.currency}`,
    );
  return {
    aggregator,
    json: readRemoteJson(body),
  };
}

const UNTRUSTED: ReadonlySet<string> = new Set(['aggregatorUnknown', 'addressUnknown', 'signatureInvalid']);

/** Bodies whose signature was verified. */
const asked = new WeakMap<FastifyRequest, Record<string, unknown>>();

function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { reason, message } = asRefusal(thrown, request);
  // Anybody can cause it, and none of it is from an aggregator.
  if (UNTRUSTED.has(reason)) noteCallerFault(request.log, 'remote call refused', { reason, message });
  else request.log.info({ reason, message }, 'a call of an aggregator was refused');
  return send(request, reply, reason, {});
}

/** Whatever is our fault is logged as an error. */
function asRefusal(thrown: unknown, { log }: FastifyRequest): { reason: string; message: string } {
  if (thrown instanceof RemoteRefusal) return thrown;
  if (thrown instanceof CallError) return { reason: thrown.key, message: thrown.message };
  const busy = asBusy(thrown);
  if (busy) {
    log.warn({ err: thrown }, 'too busy');
    return { reason: busy.key, message: busy.message };
  }
  const { statusCode } = thrown as { statusCode?: number };
  if (statusCode !== undefined && statusCode < 500)
    return { reason: 'badRequest', message: 'the body cannot be read' };
  log.error({ err: thrown, sqlState: sqlState(thrown) }, 'call failed');
  return { reason: 'internal', message: 'something went wrong' };
}

/** Also logs a line a call. Never the token, which is in the body. */
function send(request: FastifyRequest, reply: FastifyReply, reason: string, more: object): FastifyReply {
  const status = remoteStatusOf(reason);
  const { request_uuid: requestId, user, transaction_uuid: transaction } = asked.get(request) ?? {};
  const { aggregator } = request.params as { aggregator: string };
  const ms = msSinceArrival(request);
  const call = request.routeOptions.url;
  // What has another form may be anything, of any length.
  const named = typeof transaction === 'string' && isUuid(transaction) ? transaction : undefined;
  request.log.info({ call, aggregator, transaction: named, status, reason, ms }, 'call');
  return reply.send({
    ...(typeof user === 'string' && { user }),
    status,
    ...(typeof requestId === 'string' && isUuid(requestId) && { request_uuid: requestId }),
    ...more,
  });
}
