import type { Cents } from '../contract/money.ts';
import { fairSource } from './provably-fair.ts';
import type { RandomSource } from './random-source.ts';

/** The rules of a spin; a change of them is another name, so that an old spin is checked by its own. */
export const INVITE_WHEEL_MATHS = 'invite-wheel-1';

export const MIN_SECTORS = 8;
export const MAX_SECTORS = 24;

export interface InviteOutcome {
  /** Index, clockwise from the top of a wheel at rest. */
  readonly sector: number;
  readonly prize: Cents;
}

/**
 * Any sector as likely as any other, whatever was won before: a spin knows nothing of its player.
 * @param sectors what each of them pays
 */
function drawSector(sectors: readonly Cents[], random: RandomSource): InviteOutcome {
  const sector = random.integer(sectors.length);
  return { sector, prize: sectors[sector] as Cents };
}

/** A spin from its seeds. @throws RangeError for a server seed that is not 32 bytes in hex, and a wheel without sectors */
export const spinInviteWheel = (
  sectors: readonly Cents[],
  serverSeed: string,
  clientSeed: string,
): InviteOutcome => drawSector(sectors, fairSource(serverSeed, clientSeed));

interface SectorOdds {
  readonly amount: Cents;
  /** How many of the sectors pay it. */
  readonly sectors: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** The chance of each amount, the largest first. */
export function oddsOfWheel(sectors: readonly Cents[]): SectorOdds[] {
  const counts = new Map<Cents, number>();
  for (const amount of sectors) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return [...counts]
    .map(([amount, count]) => ({ amount, sectors: count, chance: count / sectors.length }))
    .sort((a, b) => b.amount - a.amount);
}
