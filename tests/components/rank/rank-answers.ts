import type { CallData } from '../../../contract/call.ts';
import { cents } from '../../../contract/money.ts';
import { getRankBoard, type RankRow } from '../../../contract/rank/rank-calls.ts';
import { getSlotsHack, getSlotsHackWinners } from '../../../contract/rank/slots-hack-calls.ts';
import { startActivities } from '../support/activities.ts';
import { server } from '../support/server.ts';

export const MEMBER = { player: { id: 7 } };

/** Both activities of the boards run. */
export const startBoards = () => startActivities('rank', 'slotsHack');

const WON_AT = Date.UTC(2027, 2, 10, 4);

export const someRow = (id: number, multiple: number, changes: Partial<RankRow> = {}): RankRow => ({
  id,
  avatar: '',
  nickname: `A***${id}`,
  amountSection: [multiple, multiple],
  createTime: WON_AT,
  isSelf: false,
  ...changes,
});

const RULE = { minStake: cents(100), roundsPerDay: 50 };
const PERIOD = {
  startsAt: Date.UTC(2027, 2, 8),
  endsAt: Date.UTC(2027, 2, 15),
  countedUntil: WON_AT,
};

type Board = CallData<typeof getRankBoard>;
type Hack = CallData<typeof getSlotsHack>;

export const someBoard = (changes: Partial<Board> = {}): Board => ({
  allRank: { list: [], pages: 0 },
  personRank: null,
  rule: RULE,
  ...PERIOD,
  ...changes,
});

export const someHack = (changes: Partial<Hack> = {}): Hack => ({
  ...someBoard(),
  prizes: [
    { place: 1, rewards: [{ propId: 2002, count: 50_000 }] },
    { place: 2, rewards: [{ propId: 2002, count: 5_000 }] },
    { place: 3, rewards: [{ propId: 2002, count: 5_000 }] },
  ],
  claimDays: 30,
  award: null,
  canClaim: true,
  ...changes,
});

export const answerBoard = (changes: Partial<Board> = {}) =>
  server().answer(getRankBoard, someBoard(changes));

export function answerHack(changes: Partial<Hack> = {}): void {
  server().answer(getSlotsHack, someHack(changes));
  server().answer(getSlotsHackWinners, { weeks: [] });
}
