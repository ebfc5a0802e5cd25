import { type JadeOutcome, jadeOutcomeSchema } from '../../contract/games/jade-tiger.ts';
import { JADE_TIGER, JADE_TIGER_SLOT } from '../../maths/jade-tiger.ts';
import { JADE_TIGER_FIGURES } from '../../maths/jade-tiger-figures.ts';
import { freeSpinsShow } from '../slot/page/free-spins-show.ts';
import { slotManifest } from '../slot/page/slot-manifest.ts';
import { turningReels } from '../slot/page/turning-reels.ts';
import { Roar } from './roar.ts';
import { JADE_SKIN } from './skin.ts';

export const jadeTiger = slotManifest<JadeOutcome>({
  slot: JADE_TIGER_SLOT,
  game: JADE_TIGER,
  outcome: jadeOutcomeSchema,
  figures: JADE_TIGER_FIGURES,
  skin: JADE_SKIN,
  symbolFiles: import.meta.glob<string>('../../assets/rendered/symbols/jade-tiger/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  spin: turningReels([30, 17, 34, 19, 35]),
  feature: freeSpinsShow('#FFE08A55'),
  makeMoment: (stage) => new Roar(stage),
});
