import type { GameDescriptor } from '../game-descriptor.ts';

export const game: GameDescriptor = {
  slug: 'blackjack-salon',
  kind: 'acts',
  versions: [
    {
      maths: 'blackjack-salon@1',
      hash: '8cf78af21c9917875fb94ac2f2b5ba28eba5255a16b08275935b99bc63e92c9a',
      load: async () => (await import('../../maths/blackjack-salon.ts')).BLACKJACK_SALON,
      loadRules: async () => (await import('../../maths/versions/blackjack-salon.ts')).BLACKJACK_SALON_RULES,
      sheet: async () => (await import('../../maths/sheets/blackjack-salon.ts')).sheet(),
      statedReturn: async () => {
        const { BLACKJACK_SALON_FIGURES } = await import('../../maths/blackjack-salon-figures.ts');
        const { shoeReturn, sampled, maxWin } = BLACKJACK_SALON_FIGURES;
        // The figure is of the first stake; doubles and splits add stakes, and no play brings more back than all of them.
        return { lowest: shoeReturn, highest: 1, deviation: sampled.deviation, maxWin };
      },
      bestReturn: async () => {
        const { BLACKJACK_SALON_FIGURES } = await import('../../maths/blackjack-salon-figures.ts');
        const { shoeReturn, meanStake } = BLACKJACK_SALON_FIGURES;
        // What a round costs is spread over its doubles and splits, which are turnover too.
        return 1 - (1 - shoeReturn) / meanStake;
      },
      bestReturnOfFirstStake: async () =>
        (await import('../../maths/blackjack-salon-figures.ts')).BLACKJACK_SALON_FIGURES
          .bestReturnOfFirstStake,
    },
  ],
  messages: ['cards', 'table', 'blackjack'],
  loadReader: async () => (await import('./read-result.ts')).readResult,
  listing: {
    id: 132,
    name: 'Blackjack Salon',
    type: 'tables',
    brand: 'grand',
    rtpBp: 9953,
    volatility: 2,
    features: ['doubleAndSplit'],
    aliases: ['cards', '21', 'baraha', '二十一点', '21点'],
  },
};
