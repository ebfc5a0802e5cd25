import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Sql } from '../../db/sql.ts';
import {
  type KnownRemoteGame,
  type RemotePoster,
  readRemoteGames,
  saveRemoteGame,
  updateRemoteStatuses,
  withdrawRemoteGames,
} from '../../games/public/remote-games.ts';
import { lockStudioFiles } from '../studio-file-queries.ts';
import { PictureError } from './fetch-picture.ts';
import { makePoster } from './make-poster.ts';
import type { OfferedGame } from './read-list.ts';

/** A new picture takes a process of its own for a moment: what is left over waits for the next time. */
const PICTURES_MS = 2 * 60_000;
/** Each time that games are saved visitors read the catalogue anew. */
const SAVED_AT_ONCE = 20;

/** Ends with a mark of the code: what is left of two codes can be the same. */
function slugOf(aggregator: string, code: string): string {
  const words = code
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48);
  const mark = createHash('sha256').update(`${aggregator} ${code}`).digest('hex').slice(0, 8);
  return [aggregator, words, mark].join('-').replace(/-{2,}/g, '-');
}

const STATED = ['name', 'studio', 'typeId', 'rtpBp', 'volatility', 'minBet', 'maxBet'] as const;

const isAsStated = (known: KnownRemoteGame, game: OfferedGame): boolean =>
  known.isOffered && known.isWeighed && STATED.every((field) => known[field] === game[field]);

/**
 * Has the catalogue follow a list: new games are listed once their picture is there, known ones are written anew, those
 * that are not offered any more go into maintenance.
 * @returns whether pictures are left over
 */
export async function takeList(
  context: Pick<Context, 'sql' | 'log' | 'settings'>,
  aggregator: string,
  offered: readonly OfferedGame[],
): Promise<boolean> {
  const { sql } = context;
  const known = new Map((await readRemoteGames(sql, aggregator)).map((game) => [game.code, game]));
  const changed = offered.filter((game) => {
    const before = known.get(game.code);
    return before !== undefined && !isAsStated(before, game);
  });
  await sql.begin(async (tx) => {
    for (const { pictureUrl: _, ...game } of changed)
      await saveRemoteGame(tx, aggregator, { ...game, slug: slugOf(aggregator, game.code), poster: null });
    await withdrawRemoteGames(
      tx,
      aggregator,
      offered.map(({ code }) => code),
    );
    await updateRemoteStatuses(tx, aggregator);
  });
  const unpictured = offered.filter(({ code, pictureUrl }) => known.get(code)?.pictureUrl !== pictureUrl);
  return takePictures(context, aggregator, unpictured);
}

/** By aggregator, the games of the last list whose pictures were not to be had; of one process. */
const failed = new WeakMap<Sql, Map<string, ReadonlySet<string>>>();
const markOf = ({ code, pictureUrl }: OfferedGame): string => `${code} ${pictureUrl}`;

/** Pictures that failed before come last: those of one studio whose server hangs must not use up the time of all others. */
async function takePictures(
  context: Pick<Context, 'sql' | 'log' | 'settings'>,
  aggregator: string,
  games: readonly OfferedGame[],
): Promise<boolean> {
  const until = performance.now() + PICTURES_MS;
  const ofAggregators = failed.get(context.sql) ?? new Map<string, ReadonlySet<string>>();
  failed.set(context.sql, ofAggregators);
  const before = ofAggregators.get(aggregator) ?? new Set();
  const hasFailed = (game: OfferedGame): boolean => before.has(markOf(game));
  const fresh = games.filter((game) => !hasFailed(game));
  const ordered = [...fresh, ...games.filter(hasFailed)];
  const now = new Set(ordered.slice(fresh.length).map(markOf));
  ofAggregators.set(aggregator, now);
  for (let from = 0; from < ordered.length; from += SAVED_AT_ONCE) {
    if (performance.now() > until) return from < fresh.length;
    const pictured: (OfferedGame & { readonly poster: RemotePoster })[] = [];
    for (const game of ordered.slice(from, from + SAVED_AT_ONCE)) {
      const poster = await posterOf(context, aggregator, game);
      if (poster) pictured.push({ ...game, poster });
      if (poster) now.delete(markOf(game));
      else now.add(markOf(game));
    }
    if (pictured.length > 0) await savePictured(context, aggregator, pictured);
  }
  return false;
}

/** Null where there is none: a new game stays out, a known one keeps what it has. */
async function posterOf(
  { settings, log }: Pick<Context, 'log' | 'settings'>,
  aggregator: string,
  { code, pictureUrl }: OfferedGame,
): Promise<RemotePoster | null> {
  try {
    return await makePoster(pictureUrl, settings);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    log.warn({ aggregator, code, reason: error.message }, 'the picture of a remote game cannot be used');
    return null;
  }
}

const savePictured = (
  { sql }: Pick<Context, 'sql'>,
  aggregator: string,
  games: readonly (OfferedGame & { readonly poster: RemotePoster })[],
): Promise<void> =>
  sql.begin(async (tx) => {
    await lockStudioFiles(tx);
    for (const { pictureUrl: _, ...game } of games)
      await saveRemoteGame(tx, aggregator, { ...game, slug: slugOf(aggregator, game.code) });
    // A new game of a studio that is closed waits with the others.
    await updateRemoteStatuses(tx, aggregator);
  });
