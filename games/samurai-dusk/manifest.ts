import { type SamuraiOutcome, samuraiOutcomeSchema } from '../../contract/games/samurai-dusk.ts';
import { SAMURAI_DUSK, SAMURAI_DUSK_SLOT } from '../../maths/samurai-dusk.ts';
import { SAMURAI_DUSK_FIGURES } from '../../maths/samurai-dusk-figures.ts';
import { OpenReels } from '../slot/open-reels.ts';
import { slotManifest } from '../slot/page/slot-manifest.ts';
import { turningReels } from '../slot/page/turning-reels.ts';
import { SAMURAI_SKIN } from './skin.ts';
import { SWORD_STROKE } from './sword-stroke.ts';

export const samuraiDusk = slotManifest<SamuraiOutcome>({
  slot: SAMURAI_DUSK_SLOT,
  game: SAMURAI_DUSK,
  outcome: samuraiOutcomeSchema,
  figures: SAMURAI_DUSK_FIGURES,
  skin: SAMURAI_SKIN,
  symbolFiles: import.meta.glob<string>('../../assets/rendered/symbols/samurai-dusk/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  sounds: import.meta.glob<string>('../../assets/rendered/sound/slots/samurai-dusk/*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  spin: turningReels([29, 14, 15, 21, 21]),
  makeMoment: (stage) => new OpenReels(stage, SWORD_STROKE),
});
