import { type ActivityId, ClickType } from '../../contract/ids.ts';
import type { Localized } from '../localization/localized.ts';

type Name = keyof typeof ActivityId;

interface ActivityRow {
  readonly name: Name;
  /** 1 opens by itself at start-up. */
  readonly type: number;
  readonly clickType: ClickType;
  readonly clickAction: string;
  /** Not 0: guests may open it. */
  readonly unloginShowStatus: number;
  readonly title: Localized;
}

/**
 * Activities with a built target, in the order they are shown. A row is added when its target is built: an
 * offer must open something.
 */
export const ACTIVITIES: readonly ActivityRow[] = [
  {
    name: 'luckyJackpot',
    type: 0,
    clickType: ClickType.nothing,
    clickAction: '',
    unloginShowStatus: 1,
    title: { en: 'Lucky Jackpot', fil: 'Suwerteng Jackpot', 'zh-CN': '幸运大奖' },
  },
  {
    name: 'firstDeposit',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/first-deposit',
    unloginShowStatus: 1,
    title: { en: 'First deposit', fil: 'Unang deposito', 'zh-CN': '首次存款' },
  },
  {
    name: 'firstDepositTips',
    type: 1,
    clickType: ClickType.overlay,
    clickAction: 'first-deposit-tips',
    unloginShowStatus: 0,
    title: { en: 'Before your first deposit', fil: 'Bago ang una mong deposito', 'zh-CN': '首次存款前' },
  },
  {
    name: 'homeGuide',
    type: 0,
    clickType: ClickType.overlay,
    clickAction: 'guide',
    unloginShowStatus: 1,
    title: { en: 'A look around', fil: 'Maglibot', 'zh-CN': '新手导览' },
  },
  {
    name: 'rank',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/rank',
    unloginShowStatus: 0,
    title: { en: 'Rank', fil: 'Ranggo', 'zh-CN': '排行榜' },
  },
  {
    name: 'slotsHack',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/slotshack',
    unloginShowStatus: 0,
    title: { en: 'Slot tournament', fil: 'Torneo ng slot', 'zh-CN': '老虎机锦标赛' },
  },
  {
    name: 'live',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/live',
    unloginShowStatus: 0,
    title: { en: 'Live', fil: 'Live na palabas', 'zh-CN': '直播' },
  },
  {
    name: 'redPacket',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/gifts?tab=packet',
    unloginShowStatus: 0,
    title: { en: 'Red packet', fil: 'Ampao', 'zh-CN': '红包' },
  },
  {
    name: 'fund',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/gifts?tab=fund',
    unloginShowStatus: 0,
    title: { en: 'Points fund', fil: 'Pondo ng puntos', 'zh-CN': '积分基金' },
  },
  {
    name: 'supply',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/gifts?tab=supply',
    unloginShowStatus: 0,
    title: { en: 'Weekly supply box', fil: 'Lingguhang supply box', 'zh-CN': '每周补给箱' },
  },
];
