import { toNumber } from '../../maths/game-figures.ts';
import type { GameDescriptor } from '../game-descriptor.ts';
import { slotReader } from '../slot-reader.ts';
import { slotVersion } from '../slot-version.ts';

export const game: GameDescriptor = {
  slug: 'royal-sevens',
  kind: 'slot',
  versions: [
    slotVersion({
      maths: 'royal-sevens@1',
      hash: '52975555d49e6f762637b2734c7f63c9076b1b45cee5e70a2e04ffaed8eeea81',
      load: async () => (await import('../../maths/royal-sevens.ts')).ROYAL_SEVENS_GAME,
      loadSlot: async () => (await import('../../maths/royal-sevens.ts')).ROYAL_SEVENS_SLOT,
      sampleNonces: [0, 78, null],
      statedReturn: async () => {
        const { ROYAL_SEVENS_FIGURES } = await import('../../maths/royal-sevens-figures.ts');
        const rtp = toNumber(ROYAL_SEVENS_FIGURES.rtp);
        const { deviation, ceiling } = ROYAL_SEVENS_FIGURES;
        return { lowest: rtp, highest: rtp, deviation, maxWin: ceiling };
      },
      payClasses: async () => (await import('../../maths/return-test/slot-classes.ts')).ROYAL_SEVENS_CLASSES,
    }),
  ],
  messages: ['slot-royal-sevens'],
  loadReader: slotReader(
    'royal-sevens',
    async () => (await import('../../contract/games/slot.ts')).slotOutcomeSchema,
  ),
  listing: {
    id: 101,
    name: 'Royal Sevens',
    type: 'slots',
    brand: 'lumen',
    rtpBp: 9604,
    volatility: 3,
    tags: ['exclusive'],
    features: ['freeSpins', 'wilds'],
    aliases: ['sevens', 'fruit', '777', 'prutas', '水果机', '皇家七'],
  },
};
