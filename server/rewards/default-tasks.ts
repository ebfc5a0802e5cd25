import { GameType } from '../../contract/ids.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import type { TaskKind, TaskVisit } from '../../contract/rewards/task-calls.ts';
import type { LocalizedText } from '../localization/localized.ts';
import { POINTS_PROP } from './reward-accounts.ts';

/** What a task asks for: real-money stakes in games of a type, won or lost, and what else is named. */
export interface Task {
  readonly id: number;
  readonly title: LocalizedText;
  readonly kind: TaskKind;
  readonly type: number;
  /** Cents. */
  readonly staked: number;
  /** Different games at least. */
  readonly games: number;
  /** Different UTC days at least. */
  readonly days: number;
  readonly visit: TaskVisit | null;
  /** It is offered at these levels. */
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly rewards: Reward[];
}

const LAST_LEVEL = 30;
/** Those who are new here; their rebate is low, so that a task may bring more. */
const NEW_UP_TO = 10;

const pointsReward = (count: number) => [{ propId: POINTS_PROP, count }];
const slots = { type: GameType.slots, games: 1, days: 1, visit: null, minLevel: 0, maxLevel: LAST_LEVEL };

/**
 * Small on purpose: their cost is within the quarter of the margin that all rewards together may cost (see the economics
 * in docs/rewards.md), and none takes more than an hour at the stake that games begin with.
 */
export const TASKS: Task[] = [
  {
    ...slots,
    id: 1,
    kind: 'daily',
    title: {
      en: 'Play two slots today',
      fil: 'Maglaro ng dalawang slot ngayong araw',
      'zh-CN': '今天玩两款老虎机',
    },
    staked: 30_000,
    games: 2,
    rewards: pointsReward(30),
  },
  {
    ...slots,
    id: 2,
    kind: 'weekly',
    title: { en: 'Play slots on three days', fil: 'Mag-slots sa tatlong araw', 'zh-CN': '三天玩老虎机' },
    staked: 140_000,
    days: 3,
    rewards: pointsReward(280),
  },
  {
    ...slots,
    id: 3,
    kind: 'once',
    title: { en: 'Verify a round', fil: 'Mag-verify ng isang round', 'zh-CN': '验证一局' },
    staked: 10_000,
    visit: 'fair',
    maxLevel: NEW_UP_TO,
    rewards: pointsReward(200),
  },
  {
    ...slots,
    id: 4,
    kind: 'once',
    title: { en: 'Know your limits', fil: 'Alamin ang mga limit mo', 'zh-CN': '了解您的限额' },
    staked: 20_000,
    visit: 'limits',
    maxLevel: NEW_UP_TO,
    rewards: pointsReward(400),
  },
  {
    ...slots,
    id: 5,
    kind: 'vip',
    title: {
      en: 'Play three slots this week',
      fil: 'Maglaro ng tatlong slot ngayong linggo',
      'zh-CN': '本周玩三款老虎机',
    },
    staked: 120_000,
    games: 3,
    minLevel: 5,
    rewards: pointsReward(120),
  },
];
