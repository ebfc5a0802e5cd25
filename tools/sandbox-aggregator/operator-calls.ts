import * as z from 'zod/mini';
import { GAME_CODE } from './lantern-game.ts';
import type { Round, Rounds } from './rounds.ts';
import type { Sessions } from './sessions.ts';
import { PARTS_PER_CENT } from './wallet.ts';

/** Who the platform is here. */
const OPERATOR_ID = 1;
const GAME_NAME = 'Copper Lantern';
const STUDIO_NAME = 'Harbor Works';

/** A call that is refused, with the status of HTTP. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Aggregator {
  readonly sessions: Sessions;
  readonly rounds: Rounds;
  /** Of this server. */
  readonly port: number;
}

const text = z.string().check(z.minLength(1), z.maxLength(512));
const operatorId = z.union([z.number(), z.string()]);
const webAddress = z.url({ protocol: /^https?$/ });
const listSchema = z.object({ operator_id: operatorId });
const launchSchema = z.object({
  operator_id: operatorId,
  game_code: text,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  lang: text,
  lobby_url: webAddress,
  deposit_url: z.nullish(webAddress),
  user: z.nullish(text),
  token: z.nullish(text),
});
const transactionsSchema = z.object({
  operator_id: operatorId,
  start_time: z.nullish(text),
  end_time: z.nullish(text),
  round: z.nullish(text),
});

function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new OperatorRefusal(400, `${String(issue?.path[0] ?? 'body')}: ${issue?.message ?? 'invalid'}`);
  }
  const { operator_id: id } = result.data as { operator_id: number | string };
  if (String(id) !== String(OPERATOR_ID)) throw new OperatorRefusal(403, 'operator_id: unknown operator');
  return result.data;
}

const art = ({ port }: Aggregator, name: string) => `http://127.0.0.1:${port}/thumbs/${name}`;

function listGames(aggregator: Aggregator, body: unknown) {
  read(listSchema, body);
  return [
    {
      game_code: GAME_CODE,
      name: GAME_NAME,
      product: STUDIO_NAME,
      category: 'Table Games',
      enabled: true,
      url_thumb: art(aggregator, 'copper-lantern.webp'),
      url_background: art(aggregator, 'copper-lantern-wide.webp'),
      platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      blocked_countries: [],
      rtp: '96.00',
      volatility: 2,
      features: [],
      languages: ['en', 'zh'],
      release_date: '2026-11-30',
      demo_game_support: true,
    },
  ];
}

function launch({ sessions, port }: Aggregator, body: unknown) {
  const launched = read(launchSchema, body);
  const { game_code: game, currency, lang, lobby_url: lobbyUrl, user, token } = launched;
  if (game !== GAME_CODE) throw new OperatorRefusal(404, 'game_code: unknown game');
  if (currency !== 'XXX' && (!user || !token))
    throw new OperatorRefusal(400, 'user, token: needed for real money');
  const lobby = new URL(lobbyUrl);
  const { id } = sessions.open({
    user: user ?? null,
    token: token ?? null,
    currency,
    lobbyUrl,
    depositUrl: launched.deposit_url ?? null,
  });
  const query = new URLSearchParams({ session: id, lang: /^zh\b/i.test(lang) ? 'zh' : 'en' });
  // The browser reaches this machine by the name by which it has reached the lobby.
  return { url: `http://${lobby.hostname}:${port}/lantern/?${query}` };
}

/** Moments without a zone are UTC, as the protocol writes them. */
function momentOf(field: string, given: string | null | undefined): number | null {
  if (!given) return null;
  const at = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(given) ? given : `${given}Z`);
  if (Number.isNaN(at)) throw new OperatorRefusal(400, `${field}: no moment`);
  return at;
}

const transactionStatus = (walletStatus: string | null): string => {
  if (walletStatus === null || walletStatus === 'RS_ERROR_UNKNOWN') return 'TS_PENDING';
  return walletStatus === 'RS_OK' ? 'TS_SUCCESS' : 'TS_DECLINED';
};

function transactionsOf({ phase, ...round }: Round) {
  const common = { user: round.user, round: round.id, game_code: GAME_CODE, currency: round.currency };
  const stake = round.stake * PARTS_PER_CENT;
  const bet = {
    ...common,
    transaction_uuid: round.betId,
    kind: 'bet',
    amount: stake,
    reference_transaction_uuid: null,
    status:
      phase === 'over' && round.betStatus !== 'RS_OK' ? 'TS_DECLINED' : transactionStatus(round.betStatus),
    inserted_at: new Date(round.startedAt).toISOString(),
  };
  if (round.endedAt === null) return [bet];
  const isWin = round.combination !== null;
  const end = {
    ...common,
    transaction_uuid: round.endId,
    kind: isWin ? 'win' : 'rollback',
    amount: isWin ? round.payout * PARTS_PER_CENT : stake,
    reference_transaction_uuid: round.betId,
    status: phase === 'over' ? transactionStatus(round.endStatus) : 'TS_PENDING',
    inserted_at: new Date(round.endedAt).toISOString(),
  };
  return [bet, end];
}

function listTransactions({ rounds }: Aggregator, body: unknown) {
  const asked = read(transactionsSchema, body);
  const from = momentOf('start_time', asked.start_time);
  const until = momentOf('end_time', asked.end_time);
  if (from === null && until === null && !asked.round)
    throw new OperatorRefusal(400, 'start_time, end_time or round: one is needed');
  const isWanted = (moment: string) => {
    const at = Date.parse(moment);
    return at >= (from ?? 0) && at < (until ?? Number.POSITIVE_INFINITY);
  };
  return rounds
    .all()
    .filter(({ id, user }) => user !== null && (!asked.round || id === asked.round))
    .flatMap(transactionsOf)
    .filter(({ inserted_at: moment }) => isWanted(moment));
}

/** What the platform calls, below `/operator/generic/v2`. @throws OperatorRefusal */
export const OPERATOR_CALLS: Readonly<Record<string, (aggregator: Aggregator, body: unknown) => unknown>> = {
  '/game/list': listGames,
  '/game/url': launch,
  '/transactions/list': listTransactions,
};
