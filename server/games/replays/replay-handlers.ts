import type { CallData } from '../../../contract/call.ts';
import {
  type getReplay,
  type getReplayByLink,
  REPLAY_MONTHS,
  type ReplayRefusal,
} from '../../../contract/games/replay-calls.ts';
import { addMonths } from '../../../contract/protection/protection-rules.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { type CallRequest, type Handler, memberOf } from '../../http/handler.ts';
import { originsOf } from '../../http/origins.ts';
import { sealerOf } from '../../seal-keys.ts';
import { asRoundRecord } from '../game-rounds.ts';
import { FIRST_GAME } from '../hosted-rounds/hosted-game-queries.ts';
import { findRoundRow, type RoundRow } from '../round-queries.ts';
import { hasUnsettledRound } from './replay-queries.ts';
import { readReplayTicket } from './replay-ticket.ts';

type Replay = CallData<typeof getReplay>;

const refuse = (refusal: ReplayRefusal): Replay => ({ refusal, replay: null });

function show(row: RoundRow, { requestUrl, context }: CallRequest): Replay {
  // A studio's page shows a round once; its proof shows what was drawn and paid.
  if (row.gameId >= FIRST_GAME) return refuse('studio');
  const { games } = originsOf(requestUrl, context.settings);
  const round = asRoundRecord(row);
  return { refusal: null, replay: { round, url: `${games}/${row.slug}/?replay=1`, gamesOrigin: games } };
}

const readReplay: Handler<typeof getReplay> = async ({ roundId }, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  if (!isUuid(roundId)) return refuse('unknown');
  const row = await findRoundRow(sql, roundId);
  if (!row) return refuse((await hasUnsettledRound(sql, id, roundId)) ? 'open' : 'unknown');
  if (row.playerId !== id) return refuse('foreign');
  if (row.settledAt < addMonths(clock.now(), -REPLAY_MONTHS)) return refuse('old');
  return show(row, request);
};

const readReplayByLink: Handler<typeof getReplayByLink> = async ({ ticket }, request) => {
  const { sql, clock, settings } = request.context;
  const roundId = readReplayTicket(sealerOf(settings), ticket, clock.now());
  if (roundId === null) return refuse('link');
  const row = await findRoundRow(sql, roundId);
  return row ? show(row, request) : refuse('unknown');
};

export const replayHandlers = { getReplay: readReplay, getReplayByLink: readReplayByLink };
