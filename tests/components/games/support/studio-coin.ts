import type { Game } from '../../../../contract/games/catalogue.ts';
import { GameStatus, GameType } from '../../../../contract/ids.ts';
import { cents } from '../../../../contract/money.ts';
import type { StudioGame } from '../../../../contract/studios/studio-game-calls.ts';

/** A studio's game in the catalogue. */
export const COIN: Game = {
  ...{ id: 100_001, slug: 'coin', name: 'Tossed Coin', aliases: [], typeId: GameType.slots, brandId: 1_000 },
  ...{ rtpBp: 9_600, volatility: 2, minBet: cents(100), maxBet: cents(100_000) },
  ...{ tags: [], features: [], popularity: 0, status: GameStatus.open },
  poster: `/posters/${'0a'.repeat(32)}.webp`,
};

const share = (percent: string) => ({ numerator: '24', denominator: '25', percent });
/** What it promises: 7.68 stakes once in eight rounds. */
export const COIN_FIGURES: StudioGame = {
  ...{ slug: 'coin', name: 'Tossed Coin', brand: 'Tosser', version: 2, publishedAt: 1 },
  ...{ versionHash: 'aa'.repeat(32), commitment: 'bb'.repeat(32), largestStake: cents(100_000) },
  modes: [
    {
      ...{ name: 'base', cost: '1', lines: 2, weightSum: '8', deviation: 2.54, topPayout: 768 },
      ...{
        rtp: share('96.0000'),
        hitRate: share('12.5000'),
        exposure: cents(768_000),
        root: 'cc'.repeat(32),
      },
      topChance: { numerator: '1', denominator: '8', percent: '12.500000' },
      bands: [
        { from: 0, chance: share('87.500000') },
        { from: 0, chance: { ...share('0.000000'), numerator: '0' } },
        { from: 5, chance: share('12.500000') },
      ],
    },
  ],
};
