import type { gameSeedChains, gameSharedRoundProof } from '../../../contract/games/shared-proof-calls.ts';
import { hexOf } from '../../../maths/provably-fair.ts';
import { CallError } from '../../call-error.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Handler } from '../../http/handler.ts';
import { readPublishedChains } from '../../seed-chains/seed-chain-queries.ts';
import { readGames } from '../catalogue-queries.ts';
import { asSharedProof } from '../game-rounds.ts';
import { chainNameOf } from './chain-name.ts';
import { findSharedProofRow } from './shared-round-queries.ts';

/** A chain lasts for months: these are all of them for years. */
const MAX_CHAINS = 100;

const readSharedRoundProof: Handler<typeof gameSharedRoundProof> = async ({ sharedRoundId }, { context }) => {
  const row = isUuid(sharedRoundId) ? await findSharedProofRow(context.sql, sharedRoundId) : null;
  if (!row) throw new CallError('roundUnknown', 'no such shared round is settled');
  return {
    slug: row.slug,
    number: row.number,
    maths: row.maths,
    result: row.result,
    settledAt: row.settledAt,
    commit: hexOf(row.linkBefore),
    serverSeed: hexOf(row.serverSeed),
    clientSeed: row.clientSeed,
    shared: asSharedProof(row.shared),
  };
};

const readSeedChains: Handler<typeof gameSeedChains> = async (_body, { context }) => {
  const [chains, games] = await Promise.all([
    readPublishedChains(context.sql, { names: null, most: MAX_CHAINS }),
    readGames(context.sql),
  ]);
  const slugs = new Map(games.map(({ id, slug }) => [chainNameOf(id), slug]));
  return {
    chains: chains.map(({ name, number, length, lastLink, publishedAt, used }) => ({
      // Of a lottery the name is told, and of a game that has left the catalogue its id.
      slug: slugs.get(name) ?? name,
      number,
      length,
      lastLink: hexOf(lastLink),
      publishedAt,
      used,
    })),
  };
};

export const sharedProofHandlers = {
  gameSharedRoundProof: readSharedRoundProof,
  gameSeedChains: readSeedChains,
};
