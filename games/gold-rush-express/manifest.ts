import { type RushOutcome, rushOutcomeSchema } from '../../contract/games/gold-rush-express.ts';
import { GOLD_RUSH_EXPRESS, GOLD_RUSH_SLOT } from '../../maths/gold-rush-express.ts';
import { GOLD_RUSH_FIGURES } from '../../maths/gold-rush-express-figures.ts';
import { holdShow } from '../slot/page/hold/hold-show.ts';
import { slotManifest } from '../slot/page/slot-manifest.ts';
import { turningReels } from '../slot/page/turning-reels.ts';
import { COIN_COLORS, RUSH_SKIN } from './skin.ts';

export const goldRushExpress = slotManifest<RushOutcome>({
  slot: GOLD_RUSH_SLOT,
  game: GOLD_RUSH_EXPRESS,
  outcome: rushOutcomeSchema,
  figures: GOLD_RUSH_FIGURES,
  skin: RUSH_SKIN,
  symbolFiles: import.meta.glob<string>('../../assets/rendered/symbols/gold-rush-express/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  spin: turningReels([0, 9, 9, 10, 26]),
  feature: holdShow(COIN_COLORS),
});
