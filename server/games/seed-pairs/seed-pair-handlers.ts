import {
  type gameNonces,
  type gameRotateSeedPair,
  type getSeedPair,
  NONCES_LISTED,
  type rotateSeedPair,
} from '../../../contract/games/seed-pair-calls.ts';
import { hexOf } from '../../../maths/provably-fair.ts';
import { CallError } from '../../call-error.ts';
import { type Handler, memberOf } from '../../http/handler.ts';
import { sessionOf } from '../game-caller.ts';
import { readNextCommit, rotatePair } from './rotate-seed-pair.ts';
import { findOpenPair, readNonces } from './seed-pair-queries.ts';

const readSeedPair: Handler<typeof getSeedPair> = async (_, request) => {
  const { context } = request;
  const { id } = memberOf(request);
  const open = await findOpenPair(context.sql, id);
  const nextCommit = await readNextCommit(context, context.sql, id);
  if (!open) return { seedPair: null, nextCommit, openedAt: null };
  const { commit, clientSeed, nextNonce, openedAt } = open;
  return { seedPair: { commit: hexOf(commit), clientSeed, nextNonce }, nextCommit, openedAt };
};

const rotate: Handler<typeof rotateSeedPair> = (body, request) =>
  rotatePair(request.context, memberOf(request).id, body);

const rotateInGame: Handler<typeof gameRotateSeedPair> = (body, request) =>
  rotatePair(request.context, sessionOf(request).playerId, body);

const listNonces: Handler<typeof gameNonces> = async ({ commit, from, to }, request) => {
  if (to - from > NONCES_LISTED)
    throw new CallError('invalidValue', `more than ${NONCES_LISTED} nonces`, { field: 'to' });
  const { playerId } = sessionOf(request);
  const span = { playerId, commit: Buffer.from(commit, 'hex'), from, to };
  return { nonces: await readNonces(request.context.sql, span) };
};

export const seedPairHandlers = {
  getSeedPair: readSeedPair,
  rotateSeedPair: rotate,
  gameRotateSeedPair: rotateInGame,
  gameNonces: listNonces,
};
