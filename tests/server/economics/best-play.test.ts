import { describe, expect, it } from 'vitest';
import { type ClaimSource, getRewardRecord } from '../../../contract/rewards/record-calls.ts';
import { GAMES } from '../../../games/game-list.ts';
import { STATED_RETURNS } from '../../../games/stated-returns.ts';
import { agentConfig } from '../../../server/agent/agent-config.ts';
import { unitValuesConfig } from '../../../server/config/public/market-config.ts';
import { supplyConfig } from '../../../server/gifts/gifts-config.ts';
import { inviteSpinConfig } from '../../../server/invite/invite-config.ts';
import { readRules } from '../../../server/jackpot/jackpot-chances.ts';
import { jackpotCellsConfig } from '../../../server/jackpot/jackpot-config.ts';
import { averagePayments } from '../../../server/jackpot/jackpot-economics.ts';
import { readTiers } from '../../../server/jackpot/jackpot-pools.ts';
import { costOfLevels, MAX_SHARE_OF_MARGIN } from '../../../server/rewards/economics.ts';
import { POINTS_PER_CENT } from '../../../server/rewards/reward-accounts.ts';
import { useDatabase } from '../support/database.ts';
import { BEST_PLAYS, costOfCounted } from './best-play.ts';
import { program } from './default-program.ts';

const { sql } = useDatabase();

describe('best play of every game', () => {
  it('every game is among them, and the platform keeps something of each', () => {
    expect(BEST_PLAYS).toHaveLength(GAMES.length);
    for (const { name, margin, weight } of BEST_PLAYS)
      expect({ name, isKept: margin > 0 && weight > 0 }).toEqual({ name, isKept: true });
  });

  it('best return is the highest stated one, but for blackjack, where a stake is not all that is staked', () => {
    for (const { slug, listing, versions } of GAMES) {
      const stated = STATED_RETURNS[versions[0].maths];
      const margin = BEST_PLAYS.find(({ name }) => name === listing.name)?.margin ?? 0;
      if (slug === 'blackjack-salon') expect(margin).toBeLessThan(1 - (stated?.lowest ?? 1));
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

describe('rewards of levels, rebate and tasks', () => {
  const costs = BEST_PLAYS.flatMap((play) =>
    costOfLevels(program, play).map((cost) => ({ game: play.name, margin: play.margin, ...cost })),
  );

  it('together they cost at most a quarter of the margin of the bets that earned them, in any game at any level', () => {
    expect(costs).toHaveLength(GAMES.length * 31);
    const above = costs
      .filter(({ ofMargin }) => ofMargin > MAX_SHARE_OF_MARGIN)
      .map(({ game, level, ofMargin, margin, ...shares }) => {
        const [dearest] = Object.entries(shares).sort(([, one], [, other]) => other - one);
        return { game, level, ofMargin, reward: dearest?.[0] };
      });
    expect(above).toEqual([]);
  });

  it('the bound is used, not undercut by rewards of nothing', () => {
    expect(Math.max(...costs.map(({ ofMargin }) => ofMargin))).toBeGreaterThan(0.2);
  });

  it('the weekly box and the rewards of its level cost less than the bets that keep the level, in any game', () => {
    const { minLevel, points } = supplyConfig.initial;
    // Bets of one month keep a level for that month and the next one; each has parts of six weeks.
    const boxes = (points / POINTS_PER_CENT) * 6 * 2;
    const above = costs
      .filter(({ level }) => level >= minLevel)
      .map(({ game, level, margin, ofMargin }) => {
        const betLimit = program.levels.find((one) => one.level === level)?.betLimit ?? 0;
        return { game, reward: 'weekly box', level, share: ofMargin + boxes / (betLimit * margin) };
      })
      .filter(({ share }) => share > 1);
    expect(above).toEqual([]);
  });
});

describe('rewards for the bets of friends', () => {
  const { sectors, friendTurnover } = inviteSpinConfig.initial;
  const REWARDS = [
    {
      reward: 'invite spin',
      pays: sectors.reduce((sum, amount) => sum + amount, 0) / sectors.length,
      needs: friendTurnover,
    },
    { reward: 'commission', pays: agentConfig.initial.amount, needs: agentConfig.initial.turnover },
  ];

  it.each(REWARDS)(
    '$reward never pays more than the friend’s bets cost, in any game',
    ({ reward, pays, needs }) => {
      const above = BEST_PLAYS.map((play) => ({
        game: play.name,
        reward,
        pays,
        costs: costOfCounted(needs, play),
      })).filter((row) => row.pays > row.costs);
      expect(above).toEqual([]);
    },
  );
});

describe('sources of claims', () => {
  /** What bets earn: each is in a test above. */
  const BY_BETS: readonly ClaimSource[] = [
    ...(['vipLevelUp', 'vipDaily', 'vipSignIn', 'vipMonthly', 'rebate', 'task', 'vipTask'] as const),
    ...(['supply', 'inviteSpin', 'agent'] as const),
  ];
  /** What no bet earns: it is given, has a budget or a fixed number of prizes, or goes with a deposit. */
  const NOT_BY_BETS: readonly ClaimSource[] = [
    ...(['freeBonus', 'signUpBonus', 'programme', 'mail', 'loginBonus', 'recharge'] as const),
    ...(['slotsHack', 'redPacket', 'fund', 'follow', 'bind'] as const),
  ];

  it('every source is reckoned here, or earned without bets', () => {
    const sources = getRewardRecord.data.shape.list.def.element.shape.source.options;
    expect([...BY_BETS, ...NOT_BY_BETS].sort()).toEqual([...sources].sort());
  });
});
