import { type MasqueOutcome, masqueOutcomeSchema } from '../../contract/games/midnight-masque.ts';
import { MIDNIGHT_MASQUE, MIDNIGHT_MASQUE_SLOT } from '../../maths/midnight-masque.ts';
import { MIDNIGHT_MASQUE_FIGURES } from '../../maths/midnight-masque-figures.ts';
import { OpenReels } from '../slot/open-reels.ts';
import { respinsShow } from '../slot/page/respins-show.ts';
import { slotManifest } from '../slot/page/slot-manifest.ts';
import { turningReels } from '../slot/page/turning-reels.ts';
import { OPEN_MASKS } from './open-masks.ts';
import { MASQUE_SKIN } from './skin.ts';

export const midnightMasque = slotManifest<MasqueOutcome>({
  slot: MIDNIGHT_MASQUE_SLOT,
  game: MIDNIGHT_MASQUE,
  outcome: masqueOutcomeSchema,
  figures: MIDNIGHT_MASQUE_FIGURES,
  skin: MASQUE_SKIN,
  symbolFiles: import.meta.glob<string>('../../assets/rendered/symbols/midnight-masque/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  spin: turningReels([34, 29, 34, 18, 7]),
  feature: respinsShow('#FFB0E855'),
  makeMoment: (stage) => new OpenReels(stage, OPEN_MASKS),
});
