import { type SerpentOutcome, serpentOutcomeSchema } from '../../contract/games/serpent-temple.ts';
import { SERPENT_TEMPLE, SERPENT_TEMPLE_SLOT } from '../../maths/serpent-temple.ts';
import { SERPENT_TEMPLE_FIGURES } from '../../maths/serpent-temple-figures.ts';
import { fallingCells } from '../slot/page/falls/falling-cells.ts';
import { slotManifest } from '../slot/page/slot-manifest.ts';
import { Coil } from './coil.ts';
import { FIRST_WINDOW, SERPENT_SKIN } from './skin.ts';

export const serpentTemple = slotManifest<SerpentOutcome>({
  slot: SERPENT_TEMPLE_SLOT,
  game: SERPENT_TEMPLE,
  outcome: serpentOutcomeSchema,
  figures: SERPENT_TEMPLE_FIGURES,
  skin: SERPENT_SKIN,
  symbolFiles: import.meta.glob<string>('../../assets/rendered/symbols/serpent-temple/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  spin: fallingCells(FIRST_WINDOW),
  makeMoment: (stage) => new Coil(stage),
});
