import { JACKPOT_TIERS, type JackpotTier } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import { type DrawOdds, drawFrom } from '../../maths/jackpot-draw.ts';
import { payTier } from '../../maths/jackpot-payment.ts';
import type { RandomSource } from '../../maths/random-source.ts';

const PPM = 1_000_000;

interface SimulatedTier {
  readonly tier: JackpotTier;
  readonly seed: number;
  readonly ceiling: number;
  readonly sharePpm: number;
  readonly weight: number;
}

interface SimulatedCell {
  readonly propId: number;
  readonly count: number;
  readonly type: number;
  readonly weight: number;
}

export interface SimulatedPlatform {
  readonly cells: readonly SimulatedCell[];
  readonly tiers: readonly SimulatedTier[];
  /** Real-money bets between two draws, in cents. */
  readonly typing: number;
}

interface TierOutcome {
  wins: number;
  paid: number;
  fed: number;
  pool: number;
  highest: number;
}

export interface Simulation {
  readonly draws: number;
  /** How often the light stopped on each cell. */
  readonly cells: readonly number[];
  readonly tiers: Readonly<Record<JackpotTier, TierOutcome>>;
  /** Coin that cells paid plus seeds of won pools, in cents: the total cost of the platform. */
  readonly awarded: number;
  readonly seeded: number;
  /** Sum of every account at the end; anything but zero is an error. */
  readonly sum: number;
}

/**
 * Simulates draws, each after the minimum of bets that earns it, with the functions by which the server decides and
 * pays. Every account is separate and changes in pairs only, so that the final sum is a real check.
 */
export function simulateDraws(platform: SimulatedPlatform, draws: number, source: RandomSource): Simulation {
  const odds: DrawOdds = {
    cellWeights: platform.cells.map(({ weight }) => weight),
    tierWeights: platform.tiers.map(({ weight }) => weight),
  };
  const accounts = { players: 0, awards: 0, jackpot: 0, bets: 0 };
  const tiers = Object.fromEntries(
    platform.tiers.map(({ tier, seed }) => [tier, { wins: 0, paid: 0, fed: 0, pool: seed, highest: seed }]),
  ) as Record<JackpotTier, TierOutcome>;
  accounts.jackpot = -platform.tiers.reduce((sum, { seed }) => sum + seed, 0);
  const cells = platform.cells.map(() => 0);
  const feeds = platform.tiers.map(({ tier, sharePpm }) => ({
    to: tiers[tier],
    cents: Math.floor((platform.typing * sharePpm) / PPM),
  }));
  for (let draw = 0; draw < draws; draw += 1) {
    for (const { to, cents: fed } of feeds) {
      to.pool += fed;
      to.fed += fed;
      accounts.bets -= fed;
      if (to.pool > to.highest) to.highest = to.pool;
    }
    const place = drawFrom(odds, source);
    cells[place.cell] = (cells[place.cell] ?? 0) + 1;
    const award = platform.cells[place.cell];
    if (award?.type === 2) payJackpot(platform, place.tier);
    else if (award?.propId === 2001) {
      accounts.awards -= award.count;
      accounts.players += award.count;
    }
  }

  function payJackpot({ tiers: terms }: SimulatedPlatform, tier: JackpotTier): void {
    const facts = terms.find((row) => row.tier === tier);
    if (!facts) throw new Error(`no tier ${tier}`);
    const held = tiers[tier];
    const paid = payTier(cents(held.pool), { seed: cents(facts.seed), ceiling: cents(facts.ceiling) });
    held.wins += 1;
    held.paid += paid.prize;
    held.pool = paid.pool;
    accounts.players += paid.prize;
    accounts.jackpot -= paid.seed;
  }

  const firstSeeds = platform.tiers.reduce((sum, { seed }) => sum + seed, 0);
  const pools = JACKPOT_TIERS.reduce((sum, tier) => sum + tiers[tier].pool, 0);
  return {
    draws,
    cells,
    tiers,
    awarded: -accounts.awards,
    seeded: -accounts.jackpot - firstSeeds,
    sum: pools + accounts.players + accounts.awards + accounts.jackpot + accounts.bets,
  };
}
