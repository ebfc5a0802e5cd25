import { toBp } from '../../../maths/game-figures.ts';
import type { Tx } from '../../db/sql.ts';
import { saveHostedGame } from '../../games/public/hosted-rounds.ts';
import type { CheckedMode } from '../package/check-package.ts';
import { levelModeOf } from '../package/judge-mode.ts';
import { menuOf, offeredLevels } from '../protocol/levels.ts';
import { findGamePlace, type VersionRow } from '../studio-game-queries.ts';
import type { StudioBounds } from '../studios-config.ts';

/** Writes what the platform launches a studio's game by: the figures of the version that is played now. */
export async function saveGameRow(
  tx: Tx,
  slug: string,
  { name }: Pick<VersionRow, 'name'>,
  { modes, bounds }: { readonly modes: readonly CheckedMode[]; readonly bounds: StudioBounds },
): Promise<void> {
  const game = await findGamePlace(tx, { id: slug });
  const base = modes.find((mode) => mode.name.toLowerCase() === 'base');
  const menu = menuOf(offeredLevels(modes.map(levelModeOf), bounds));
  if (!game || !base || !menu) throw new Error(`${slug} was judged to be playable and is not`);
  const { minBet, maxBet } = menu;
  await saveHostedGame(tx, { slug, place: game.place, name, rtpBp: toBp(base.figures.rtp), minBet, maxBet });
}
