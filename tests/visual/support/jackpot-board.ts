import type { Page } from '@playwright/test';
import { TierPropId } from '../../../contract/ids.ts';
import { cents, NO_CENTS } from '../../../contract/money.ts';
import { shownAmount } from '../../../maths/jackpot-tiers.ts';

/** Readings whose path ends at this amount: it rests a quarter into its section, and the pools are far above their seeds. */
const readings = (amount: number) => {
  let top = amount;
  while (
    shownAmount({ tier: 'mega', seed: NO_CENTS, readings: [{ at: 0, amount: cents(top) }] }, AGO) < amount
  )
    top += Math.max(1, Math.floor((amount - top * 0.99625) / 2));
  return [{ at: 1_800_000_000_000 - AGO, amount: top }];
};
/** Long enough for a path to be walked. */
const AGO = 600_000;

const section = (amount: number): [number, number] => [amount, amount];

const pots = { mega: 4_821_730_640, major: 394_011_875, minor: 28_640_210, mini: 1_865_530 };

const tier = (name: keyof typeof pots, seed: number, ceiling: number, weight: number) => ({
  tier: name,
  seed,
  ceiling,
  weight,
  sharePpm: 500,
});

/** A board whose amounts cannot move and whose winners are always as long ago. */
export const BOARD = {
  total: pots.mega,
  megaJackpot: pots.mega,
  majorJackpot: pots.major,
  minorJackpot: pots.minor,
  miniJackpot: pots.mini,
  megaJackpotSection: section(pots.mega),
  majorJackpotSection: section(pots.major),
  minorJackpotSection: section(pots.minor),
  miniJackpotSection: section(pots.mini),
  megaJackpotReadings: readings(pots.mega),
  majorJackpotReadings: readings(pots.major),
  minorJackpotReadings: readings(pots.minor),
  miniJackpotReadings: readings(pots.mini),
  readAt: 1_800_000_000_000,
  canReceiveDrawChance: false,
  needDeposit: 0,
  needTyping: 0,
  jackpotWinnerList: [
    {
      nickname: 'L***na',
      propId: 50_003,
      type: 2,
      amountSection: section(29_177_460),
      count: 29_177_460,
      updateTime: 1_799_999_880_000,
      isSample: true,
    },
  ],
  tiers: [
    tier('mega', 500_000_000, 5_000_000_000, 1_000),
    tier('major', 50_000_000, 500_000_000, 10_000),
    tier('minor', 5_000_000, 50_000_000, 100_000),
    tier('mini', 500_000, 5_000_000, 1_000_000),
  ],
  draw: {
    isOpen: true,
    chances: 0,
    hasDrawnToday: false,
    nextDayAt: 1_800_057_600_000,
    depositTarget: 50_000,
    typingTarget: 200_000,
    commit: null as string | null,
  },
};

/** The same board for a player who may draw. */
export const BOARD_WITH_CHANCE = {
  ...BOARD,
  canReceiveDrawChance: true,
  draw: { ...BOARD.draw, chances: 1, commit: 'ab'.repeat(32) },
};

export const showBoard = (page: Page, board: typeof BOARD) =>
  page.route('**/app/v1/getJackpotDrawInfo', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: board } }),
  );

type Pot = keyof typeof pots;

/** Cells of the platform's own board, one of each kind. */
const CELLS = {
  coin: { cell: 9, type: 1, propId: 2001, count: 5_000, bonus: 5_000 },
  points: { cell: 4, type: 1, propId: 2002, count: 50, bonus: 0 },
  diamond: { cell: 8, type: 1, propId: 60_001, count: 3, bonus: 0 },
};

const JACKPOT_CELL = 5;

export type Won = keyof typeof CELLS | Pot;

function prizeOf(won: Won) {
  if (won in CELLS) return CELLS[won as keyof typeof CELLS];
  const tierName = won as Pot;
  const pot = pots[tierName];
  return { cell: JACKPOT_CELL, type: 2, propId: TierPropId[tierName], count: pot, bonus: pot };
}

/** What the server would have answered: chance is the one thing in it that is not its own. */
export function drawOf(won: Won, { commit, clientSeed }: { commit: string; clientSeed: string }) {
  const prize = prizeOf(won);
  return {
    ...prize,
    id: '0193b2c4-0000-7000-8000-0000000d0001',
    day: '2026-11-20',
    createTime: 0,
    proof: {
      commit,
      serverSeed: '00'.repeat(32),
      clientSeed,
      maths: 'lucky-jackpot@1',
      cellWeights: [],
      tierWeights: [],
    },
    coin: prize.bonus,
    nextCommit: 'cd'.repeat(32),
  };
}
