import type { getStudioGame, getStudioRoundProof } from '../../../contract/studios/studio-game-calls.ts';
import { CallError } from '../../call-error.ts';
import { readConfig } from '../../config/public/config-value-queries.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { findHostedRecord } from '../../games/public/hosted-rounds.ts';
import type { Handler } from '../../http/handler.ts';
import { storeOf } from '../store/store-of.ts';
import { findGame, findVersion } from '../studio-game-queries.ts';
import { StudioFileError } from '../studio-games.ts';
import { studioBoundsConfig } from '../studios-config.ts';
import { readPrepared } from '../tables/prepared-mode.ts';
import { figuresOfVersion } from './game-figures.ts';
import { readLineProof } from './proof-modes.ts';

/** Also of a withdrawn game: what was promised stays readable. */
const readFigures: Handler<typeof getStudioGame> = async ({ slug }, { context: { sql } }) => {
  const version = (await findGame(sql, slug))?.currentVersion;
  const row = version == null ? undefined : await findVersion(sql, { game: slug, version });
  if (!row) throw new CallError('gameUnknown', 'no released game of a studio has this name');
  return figuresOfVersion(slug, row, await readConfig(sql, studioBoundsConfig));
};

const readRoundProof: Handler<typeof getStudioRoundProof> = async ({ roundId }, { context }) => {
  const { sql, settings, log } = context;
  const found = isUuid(roundId) ? await findHostedRecord(sql, roundId) : null;
  if (!found) throw new CallError('roundUnknown', 'no such round of a studio’s game');
  const { record, round } = found;
  const { slug, settledAt, outcome } = record;
  const { commit, serverSeed, clientSeed, nonce } = record.proof;
  const version = await findVersion(sql, { game: slug, version: round.version });
  const modes = version ? readPrepared(version.prepared) : [];
  const mode = modes.find(({ head }) => head.name === round.mode);
  if (!version || !mode || nonce === null) throw new Error(`round ${roundId} of ${slug} has no table`);
  try {
    return {
      ...{ roundId: record.roundId, slug, version: round.version, commitment: version.commitment, settledAt },
      roots: modes.map(({ root }) => root),
      ...{ mode: round.mode, level: round.level, stake: round.stake, win: round.win },
      // As `placeHostedBet` has stored it.
      ...{ line: round.line, id: (outcome as { readonly id: string }).id, payout: round.payout },
      ...{ commit, serverSeed, clientSeed, nonce },
      ...(await readLineProof(storeOf(settings.studioFiles), mode, round.line)),
    };
  } catch (error) {
    if (!(error instanceof StudioFileError)) throw error;
    log.error({ err: error }, 'the proof of a studio’s round cannot be read');
    throw new CallError('gameMaintenance', error.message);
  }
};

export const proofHandlers = { getStudioGame: readFigures, getStudioRoundProof: readRoundProof };
