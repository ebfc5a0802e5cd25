import { toBp, volatilityOf } from '../../../maths/game-figures.ts';
import { weightOfMode } from '../../../maths/game-weights.ts';
import type { Tx } from '../../db/sql.ts';
import { saveHostedGame } from '../../games/public/hosted-rounds.ts';
import type { CheckedMode } from '../package/check-package.ts';
import { levelModeOf } from '../package/judge-mode.ts';
import { menuOf, offeredLevels } from '../protocol/levels.ts';
import { posterAddress } from '../serve/poster-files.ts';
import { findVersionFile, mathsOf } from '../studio-file-queries.ts';
import { findGamePlace, type VersionRow } from '../studio-game-queries.ts';
import type { StudioBounds } from '../studios-config.ts';
import { POSTER_PATH } from './read-poster.ts';

/** Writes what the platform lists and launches a studio's game by: the figures of the version that is played now. */
export async function saveGameRow(
  tx: Tx,
  slug: string,
  { number, name, brand }: Pick<VersionRow, 'number' | 'name' | 'brand'>,
  { modes, bounds }: { readonly modes: readonly CheckedMode[]; readonly bounds: StudioBounds },
): Promise<void> {
  const game = await findGamePlace(tx, { id: slug });
  const base = modes.find((mode) => mode.name.toLowerCase() === 'base');
  const menu = menuOf(offeredLevels(modes.map(levelModeOf), bounds));
  const poster = await findVersionFile(
    tx,
    { game: slug, version: number },
    { part: 'poster', path: POSTER_PATH },
  );
  if (!game || !base || !menu || !poster) throw new Error(`${slug} was judged to be playable and is not`);
  await saveHostedGame(tx, {
    slug,
    place: game.place,
    name,
    brand,
    poster: posterAddress(poster.hash),
    rtpBp: toBp(base.figures.rtp),
    volatility: volatilityOf([base.figures]),
    minBet: menu.minBet,
    maxBet: menu.maxBet,
    maths: mathsOf({ game: slug, version: number }),
    modes: modes.map((mode) => ({ mode: mode.name, weight: weightOfMode(mode.figures.rtp) })),
  });
}
