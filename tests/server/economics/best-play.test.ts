import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/game-list.ts';
import { STATED_RETURNS } from '../../../games/stated-returns.ts';
import { unitValuesConfig } from '../../../server/config/public/market-config.ts';
import { jackpotCellsConfig } from '../../../server/jackpot/jackpot-config.ts';
import { readRules } from '../../../server/jackpot/jackpot-chances.ts';
import { averagePayments } from '../../../server/jackpot/jackpot-economics.ts';
import { readTiers } from '../../../server/jackpot/jackpot-pools.ts';
import { useDatabase } from '../support/database.ts';
import { BEST_PLAYS, costOfCounted } from './best-play.ts';

const { sql } = useDatabase();

describe('best play of every game', () => {
  it('every game is among them, and the platform keeps something of each', () => {
    expect(BEST_PLAYS).toHaveLength(16);
    for (const { name, margin, weight } of BEST_PLAYS)
      expect({ name, isKept: margin > 0 && weight > 0 }).toEqual({ name, isKept: true });
  });

  it('best return is the highest stated one, but for blackjack, where a stake is not all that is staked', () => {
    for (const { listing, versions } of GAMES) {
      const stated = STATED_RETURNS[versions[0].maths];
      const margin = BEST_PLAYS.find(({ name }) => name === listing.name)?.margin ?? 0;
      if (listing.slug === 'blackjack-salon') expect(margin).toBeLessThan(1 - (stated?.lowest ?? 1));
      else expect(margin).toBeCloseTo(1 - (stated?.highest ?? 0), 12);
    }
  });
});

describe('daily draw of the jackpot', () => {
  it('a draw never pays more than the bets cost that earn it, in any game, with every pool at its ceiling', async () => {
    const [tiers, { needTyping }] = await Promise.all([readTiers(sql), readRules(sql)]);
    const cells = jackpotCellsConfig.schema.parse(jackpotCellsConfig.initial);
    const { seeds, ceilings } = averagePayments({ cells, tiers }, unitValuesConfig.initial);
    expect(seeds).toBeCloseTo(2_483.3, 1);
    expect(ceilings).toBeCloseTo(20_483.3, 1);
    const above = BEST_PLAYS.map((play) => ({
      game: play.name,
      reward: 'jackpot draw',
      pays: ceilings,
      costs: costOfCounted(needTyping, play),
    })).filter(({ pays, costs }) => pays > costs);
    expect(above).toEqual([]);
  });
});
