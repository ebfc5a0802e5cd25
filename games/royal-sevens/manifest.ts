import { type SlotOutcome, slotOutcomeSchema } from '../../contract/games/slot.ts';
import { ROYAL_SEVENS_GAME, ROYAL_SEVENS_SLOT } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { freeSpinsShow } from '../slot/page/free-spins-show.ts';
import { slotManifest } from '../slot/page/slot-manifest.ts';
import { turningReels } from '../slot/page/turning-reels.ts';
import { ROYAL_SKIN } from './skin.ts';

const { rtpBp, shares, ceiling, ...counted } = ROYAL_SEVENS_FIGURES;

export const royalSevens = slotManifest<SlotOutcome>({
  slot: ROYAL_SEVENS_SLOT,
  game: ROYAL_SEVENS_GAME,
  outcome: slotOutcomeSchema,
  figures: {
    rtpBp,
    volatility: 3,
    bets: { spin: { ...counted, rtpBp, maxWin: ceiling, freeSpinsBp: shares.freeSpinsBp } },
  },
  skin: ROYAL_SKIN,
  symbolFiles: import.meta.glob<string>('../../assets/rendered/symbols/royal-sevens/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  spin: turningReels([3, 9, 14, 20, 27]),
  feature: freeSpinsShow('#DCB6FF55'),
});
