import { type OrchardOutcome, orchardOutcomeSchema } from '../../contract/games/golden-orchard.ts';
import { GOLDEN_ORCHARD, GOLDEN_ORCHARD_SLOT } from '../../maths/golden-orchard.ts';
import { GOLDEN_ORCHARD_FIGURES } from '../../maths/golden-orchard-figures.ts';
import { slotManifest } from '../slot/page/slot-manifest.ts';
import { turningReels } from '../slot/page/turning-reels.ts';
import { DoublingTags } from './doubling.ts';
import { ORCHARD_SKIN } from './skin.ts';

export const goldenOrchard = slotManifest<OrchardOutcome>({
  slot: GOLDEN_ORCHARD_SLOT,
  game: GOLDEN_ORCHARD,
  outcome: orchardOutcomeSchema,
  figures: GOLDEN_ORCHARD_FIGURES,
  skin: ORCHARD_SKIN,
  symbolFiles: import.meta.glob<string>('../../assets/rendered/symbols/golden-orchard/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  spin: turningReels([7, 5, 18]),
  makeMoment: (stage) => new DoublingTags(stage),
});
