import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money.ts';
import { INVITE_WHEEL_MATHS, oddsOfWheel, spinInviteWheel } from '../../maths/invite-wheel.ts';
import { commitOf } from '../../maths/provably-fair.ts';
import { verifyInviteSpin } from '../../maths/verify-invite-spin.ts';
import { inviteSpinConfig } from '../../server/invite/invite-config.ts';
import { countSectors, sectorChiSquare } from './support/invite-spins.ts';

const SECTORS = inviteSpinConfig.initial.sectors.map(cents);
const seedOf = (name: string) => createHash('sha256').update(name).digest('hex');

describe('invite wheel', () => {
  it('every sector is equally likely: chi-square of 40,000 spins with fixed seeds has p above 0.001', () => {
    // 15 degrees of freedom: 37.7 is the 99.9 % point. The seeds are fixed, so the result is stable.
    expect(sectorChiSquare(countSectors(SECTORS, 40_000))).toBeLessThan(37.7);
  });

  it('spin after a large prize is as one after a small one', () => {
    const after = { large: [0, 0], small: [0, 0] };
    let previous = spinInviteWheel(SECTORS, seedOf('spin 0'), 'player-seed');
    for (let index = 1; index < 20_000; index += 1) {
      const spin = spinInviteWheel(SECTORS, seedOf(`spin ${index}`), 'player-seed');
      const kind = previous.prize >= 500 ? after.large : after.small;
      kind[0] = (kind[0] ?? 0) + 1;
      kind[1] = (kind[1] ?? 0) + (spin.prize >= 500 ? 1 : 0);
      previous = spin;
    }
    for (const [spins = 1, large = 0] of Object.values(after))
      expect(Math.abs(large / spins - 5 / 16)).toBeLessThan(
        5 * Math.sqrt((5 / 16) * (11 / 16) * (1 / spins)),
      );
  });

  it('odds of each amount are the share of sectors that pay it, the largest first', () => {
    const odds = oddsOfWheel(SECTORS);
    expect(odds.map(({ amount, sectors }) => [amount, sectors])).toEqual([
      [2_000, 1],
      [1_000, 1],
      [500, 3],
      [200, 5],
      [100, 6],
    ]);
    expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBe(1);
    // What a spin costs on average: ₱3.8125.
    expect(odds.reduce((sum, { amount, chance }) => sum + amount * chance, 0)).toBe(381.25);
  });

  it('spin is verified by its seeds, and a changed result, seed or rule is found', () => {
    const serverSeed = seedOf('proof');
    const made = spinInviteWheel(SECTORS, serverSeed, 'player-seed');
    const proof = {
      commit: commitOf(serverSeed),
      serverSeed,
      clientSeed: 'player-seed',
      maths: INVITE_WHEEL_MATHS,
      sectors: SECTORS,
    };
    expect(verifyInviteSpin({ ...made, proof })).toEqual({ isSeedKept: true, isOutcomeSame: true });
    expect(verifyInviteSpin({ ...made, prize: cents(1), proof })?.isOutcomeSame).toBe(false);
    const other = { ...proof, commit: commitOf(seedOf('other')) };
    expect(verifyInviteSpin({ ...made, proof: other })?.isSeedKept).toBe(false);
    expect(verifyInviteSpin({ ...made, proof: { ...proof, maths: 'invite-wheel-0' } })).toBeNull();
  });
});
