import { type Gifts, getGifts } from '../../../contract/gifts/gift-calls.ts';
import { cents } from '../../../contract/money.ts';
import { server } from '../support/server.ts';

export const MEMBER = { player: { id: 7, coin: cents(60_000) } };
export const NOW = Date.UTC(2027, 2, 10, 4);
export const DAY = 86_400_000;
export const PACKET_ID = '0192f0c0-0000-7000-8000-000000000001';
export const FUND_ID = '0192f0c0-0000-7000-8000-000000000002';

export const PACKET = {
  packetId: PACKET_ID,
  name: 'Lunar New Year',
  endsAt: NOW + DAY,
  pieces: 200,
  left: 199,
  found: null,
};

export const FUND = { fundId: FUND_ID, points: 5_000, extra: 100, savedAt: NOW - DAY, dueAt: NOW + 6 * DAY };

export const FUND_STATE = {
  isRunning: true,
  days: 7,
  extraPpm: 20_000,
  minPoints: 500,
  maxPoints: 100_000,
  points: 12_500,
  fund: null,
};

export const SUPPLY = {
  minLevel: 2,
  level: 3,
  rewards: [{ propId: 2002, count: 500 }],
  state: 'open' as const,
  nextAt: NOW + 5 * DAY,
};

export const answerGifts = (changes: Partial<Gifts> = {}) =>
  server().answer(getGifts, {
    packets: [PACKET],
    fund: FUND_STATE,
    supply: SUPPLY,
    canClaim: true,
    now: NOW,
    ...changes,
  });
