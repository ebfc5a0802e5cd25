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
    name: 'agent',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/agent',
    unloginShowStatus: 0,
    title: { en: 'Invite friends', fil: 'Mag-imbita ng kaibigan', 'zh-CN': '邀请好友' },
  },
  {
    name: 'agent5',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/agent?tabActive=commission',
    unloginShowStatus: 0,
    title: { en: 'Invite commission', fil: 'Komisyon sa imbitasyon', 'zh-CN': '邀请佣金' },
  },
  {
    name: 'agentCount',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/agent?tabActive=members',
    unloginShowStatus: 0,
    title: { en: 'Your invited friends', fil: 'Mga inimbita mo', 'zh-CN': '已邀请的好友' },
  },
  {
    name: 'inviteFriend1',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/share',
    unloginShowStatus: 0,
    title: { en: 'Share your link', fil: 'Ibahagi ang link mo', 'zh-CN': '分享邀请链接' },
  },
];
