import { type PearlOutcome, pearlOutcomeSchema } from '../../contract/games/pearl-tides.ts';
import { PEARL_TIDES, PEARL_TIDES_SLOT } from '../../maths/pearl-tides.ts';
import { PEARL_TIDES_FIGURES } from '../../maths/pearl-tides-figures.ts';
import { freeSpinsShow } from '../slot/page/free-spins-show.ts';
import { slotManifest } from '../slot/page/slot-manifest.ts';
import { turningReels } from '../slot/page/turning-reels.ts';
import { PEARL_SKIN } from './skin.ts';
import { Wash } from './wash.ts';

export const pearlTides = slotManifest<PearlOutcome>({
  slot: PEARL_TIDES_SLOT,
  game: PEARL_TIDES,
  outcome: pearlOutcomeSchema,
  figures: PEARL_TIDES_FIGURES,
  skin: PEARL_SKIN,
  symbolFiles: import.meta.glob<string>('../../assets/rendered/symbols/pearl-tides/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  sounds: import.meta.glob<string>('../../assets/rendered/sound/slots/pearl-tides/*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  spin: turningReels([12, 9, 16, 15, 0]),
  feature: freeSpinsShow('#C9DCFF55'),
  makeMoment: (stage) => new Wash(stage),
});
