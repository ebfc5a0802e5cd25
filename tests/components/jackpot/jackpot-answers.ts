import type { JackpotDraw, JackpotRankRow } from '../../../contract/jackpot/draws.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { cents } from '../../../contract/money.ts';
import { JACKPOT_CELLS } from '../../../server/jackpot/default-cells.ts';

const TIERS = [
  { tier: 'mega', seed: 500_000_000, ceiling: 5_000_000_000, weight: 1 },
  { tier: 'major', seed: 50_000_000, ceiling: 500_000_000, weight: 10 },
  { tier: 'minor', seed: 1_000_000, ceiling: 10_000_000, weight: 100 },
  { tier: 'mini', seed: 50_000, ceiling: 500_000, weight: 1_000 },
] as const;

/** Of a pool that holds its seed, or less: it is shown as it is. */
export const readings = (amount = cents(0)) => [{ at: Date.now(), amount }];

/** The board as a new platform has it, for a player with one chance. */
export function boardInfo(changes: Partial<JackpotInfo> = {}): JackpotInfo {
  const amounts = TIERS.map(({ seed }) => cents(seed));
  const [mega, major, minor, mini] = amounts as [JackpotInfo['total'], ...JackpotInfo['total'][]] & {
    length: 4;
  };
  const section = (amount = cents(0)): [typeof amount, typeof amount] => [amount, cents(amount + 100)];
  return {
    total: mega,
    megaJackpot: mega,
    majorJackpot: major ?? mega,
    minorJackpot: minor ?? mega,
    miniJackpot: mini ?? mega,
    megaJackpotSection: section(mega),
    majorJackpotSection: section(major),
    minorJackpotSection: section(minor),
    miniJackpotSection: section(mini),
    megaJackpotReadings: readings(mega),
    majorJackpotReadings: readings(major),
    minorJackpotReadings: readings(minor),
    miniJackpotReadings: readings(mini),
    readAt: Date.now(),
    canReceiveDrawChance: true,
    needDeposit: cents(0),
    needTyping: cents(0),
    jackpotWinnerList: [],
    tiers: TIERS.map(({ tier, seed, ceiling, weight }) => ({
      tier,
      seed: cents(seed),
      ceiling: cents(ceiling),
      sharePpm: 2_500,
      weight,
    })),
    draw: {
      isOpen: true,
      chances: 1,
      hasDrawnToday: false,
      nextDayAt: Date.now() + 3_600_000,
      depositTarget: cents(50_000),
      typingTarget: cents(200_000),
      commit: 'ab'.repeat(32),
    },
    ...changes,
  };
}

export function someDraw(index: number): JackpotDraw {
  return {
    id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    type: 1,
    propId: 2001,
    count: 5_000,
    bonus: cents(5_000),
    cell: 9,
    day: '2026-11-20',
    createTime: 1_790_000_000_000 - index,
    proof: {
      commit: 'ab'.repeat(32),
      serverSeed: 'cd'.repeat(32),
      clientSeed: 'seed-of-a-test',
      maths: 'lucky-jackpot@1',
      cellWeights: JACKPOT_CELLS.map(({ weight }) => weight),
      tierWeights: TIERS.map(({ weight }) => weight),
    },
  };
}

export const rankRow = (id: number, changes: Partial<JackpotRankRow> = {}): JackpotRankRow => ({
  id,
  avatar: '',
  nickname: `Pl••••${id}`,
  amountSection: [cents(10_000), cents(10_000)],
  createTime: 1_790_000_000_000,
  isSelf: false,
  ...changes,
});
