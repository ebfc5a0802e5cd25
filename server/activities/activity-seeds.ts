import { type ActivityId, ClickType } from '../../contract/ids.ts';
import type { LocalizedText } from '../localization/localized.ts';

type Name = keyof typeof ActivityId;

interface ActivityRow {
  readonly name: Name;
  /** 1 opens by itself at start-up. */
  readonly type: number;
  readonly clickType: ClickType;
  readonly clickAction: string;
  /** Not 0: guests may open it. */
  readonly unloginShowStatus: number;
  readonly title: LocalizedText;
  /** Terms on its own page: paragraphs, parted by a blank line. */
  readonly about?: LocalizedText;
}

/**
 * Activities with a built target, in the order they are shown. A row is added when its target is built: an
 * offer must open something.
 */
export const ACTIVITIES: readonly ActivityRow[] = [
  {
    name: 'luckyJackpot',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/jackpot',
    unloginShowStatus: 1,
    title: { en: 'Lucky Jackpot', fil: 'Lucky Jackpot', 'zh-CN': '幸运奖池' },
    about: {
      en: 'Deposit and bet the stated amounts in one day to earn a draw. The light stops on a prize or on the jackpot; the wheel then picks which jackpot.\n\nYou see the odds, jackpots and rules before the draw, and you can verify every draw.',
      fil: 'Mag-deposit at tumaya ng nakasaad na halaga sa isang araw para sa isang draw. Hihinto ang ilaw sa premyo o sa jackpot; ang wheel ang pipili kung aling jackpot.\n\nMakikita mo ang odds, mga jackpot at rules bago ang draw, at puwede mong i-verify ang bawat draw.',
      'zh-CN':
        '一天内充值和投注达到所示金额，即可获得一次抽奖。灯光停在奖品或奖池格上，再由转盘决定是哪个奖池。\n\n抽奖前会显示概率、奖池和规则，每次抽奖都可验证。',
    },
  },
  {
    name: 'firstDeposit',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/first-deposit',
    unloginShowStatus: 1,
    title: { en: 'First deposit', fil: 'Unang deposit', 'zh-CN': '首次充值' },
    about: {
      en: 'A bonus with your first deposit. You see the amount, wagering and expiry before you accept, and you can decline.',
      fil: 'Bonus sa unang deposit mo. Makikita mo ang halaga, wagering at expiry bago tanggapin, at puwede mo itong tanggihan.',
      'zh-CN': '首次充值可获奖金。领取前会显示金额、流水要求和有效期，您也可以不领取。',
    },
  },
  {
    name: 'firstDepositTips',
    type: 1,
    clickType: ClickType.overlay,
    clickAction: 'first-deposit-tips',
    unloginShowStatus: 0,
    title: { en: 'Before your first deposit', fil: 'Bago ang unang deposit mo', 'zh-CN': '首次充值前' },
  },
  {
    name: 'homeGuide',
    type: 0,
    clickType: ClickType.overlay,
    clickAction: 'guide',
    unloginShowStatus: 1,
    title: { en: 'Lobby tour', fil: 'Tour ng lobby', 'zh-CN': '新手导览' },
    about: {
      en: 'A short tour of the lobby. Stop it at any time, and open it again from your Me page.',
      fil: 'Maikling tour ng lobby. Puwede mo itong itigil anumang oras at buksan ulit sa page mo.',
      'zh-CN': '大厅的简短导览。您可以随时停止，也可以在“我的”页面再次打开。',
    },
  },
  {
    name: 'vip',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/vip',
    unloginShowStatus: 0,
    title: { en: 'VIP levels', fil: 'Mga VIP level', 'zh-CN': 'VIP 等级' },
    about: {
      en: 'Your level depends on what you bet over time. Each level has its own rewards, and you claim each one once.',
      fil: 'Nakabatay ang level mo sa kabuuang taya mo. May sariling rewards ang bawat level, at isang beses lang makukuha ang bawat isa.',
      'zh-CN': '您的等级取决于累计投注。每个等级有各自的奖励，每项只可领取一次。',
    },
  },
  {
    name: 'vipRebate',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/vip/rebate',
    unloginShowStatus: 0,
    title: { en: 'Rebate', fil: 'Rebate', 'zh-CN': '返水' },
  },
  {
    name: 'vipTask',
    type: 0,
    clickType: ClickType.activity,
    clickAction: '42',
    unloginShowStatus: 0,
    title: { en: 'VIP tasks', fil: 'Mga VIP task', 'zh-CN': 'VIP 任务' },
  },
  {
    name: 'tasks',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/bonus/tasks',
    unloginShowStatus: 0,
    title: { en: 'Tasks', fil: 'Mga task', 'zh-CN': '任务' },
  },
  {
    name: 'tasks1',
    type: 0,
    clickType: ClickType.activity,
    clickAction: '42',
    unloginShowStatus: 0,
    title: { en: 'Starter tasks', fil: 'Mga starter task', 'zh-CN': '新手任务' },
  },
  {
    name: 'points',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/points',
    unloginShowStatus: 0,
    title: { en: 'Points and diamonds', fil: 'Points at diamonds', 'zh-CN': '积分与钻石' },
  },
  {
    name: 'firstCharge',
    type: 0,
    clickType: ClickType.activity,
    clickAction: '44',
    unloginShowStatus: 1,
    title: { en: 'First deposit bonus', fil: 'Bonus sa unang deposit', 'zh-CN': '首充奖金' },
  },
  {
    name: 'download',
    type: 1,
    clickType: ClickType.route,
    clickAction: '/download',
    unloginShowStatus: 1,
    title: { en: 'Install the app', fil: 'I-install ang app', 'zh-CN': '安装应用' },
    about: {
      en: 'Install this site from your browser. It then opens from your home screen, in its own window.',
      fil: 'Puwedeng i-install ang site na ito mula sa browser mo. Bubukas ito mula sa home screen, sa sarili nitong window.',
      'zh-CN': '从浏览器安装本站，之后可从主屏幕以独立窗口打开。',
    },
  },
  {
    name: 'outLink',
    type: 0,
    clickType: ClickType.outside,
    clickAction: 'https://www.pagcor.ph/',
    unloginShowStatus: 1,
    title: { en: 'The regulator’s site', fil: 'Site ng regulator', 'zh-CN': '监管机构网站' },
  },
  {
    name: 'notice',
    type: 1,
    clickType: ClickType.overlay,
    clickAction: 'notices',
    unloginShowStatus: 1,
    title: { en: 'Notices', fil: 'Mga abiso', 'zh-CN': '公告' },
  },
  {
    name: 'freeLoginBonus',
    type: 1,
    clickType: ClickType.route,
    clickAction: '/activity/sign-in',
    unloginShowStatus: 0,
    title: { en: 'Sign-in calendar', fil: 'Sign-in calendar', 'zh-CN': '签到日历' },
    about: {
      en: 'Open one door a day for a small reward. If you miss a day, the seven doors start again. You lose nothing else.',
      fil: 'Magbukas ng isang pinto bawat araw para sa maliit na reward. Kapag may napalampas na araw, babalik sa una ang pitong pinto. Wala nang ibang mawawala.',
      'zh-CN': '每天打开一扇门即可获得小奖励。漏签一天则七扇门重新开始，其他不受影响。',
    },
  },
  {
    name: 'freeSign',
    type: 0,
    clickType: ClickType.activity,
    clickAction: '23',
    unloginShowStatus: 0,
    title: { en: 'Daily sign-in', fil: 'Araw-araw na sign-in', 'zh-CN': '每日签到' },
  },
  {
    name: 'ladderRecharge',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/recharge?tab=ladder',
    unloginShowStatus: 0,
    title: { en: 'Single deposit rewards', fil: 'Rewards sa isang deposit', 'zh-CN': '单笔充值奖励' },
    about: {
      en: 'A reward for one deposit of the stated amount. Deposit only what you planned.',
      fil: 'Reward para sa isang deposit ng nakasaad na halaga. Mag-deposit lang ayon sa plano mo.',
      'zh-CN': '单笔充值达到指定金额即可获得奖励。请只按您的计划充值。',
    },
  },
  {
    name: 'accumulatedRecharge',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/recharge?tab=accumulated',
    unloginShowStatus: 0,
    title: { en: 'Total deposit rewards', fil: 'Rewards sa kabuuang deposit', 'zh-CN': '累计充值奖励' },
    about: {
      en: 'A reward for your total deposits over the period. Steps above your own limit aren’t shown.',
      fil: 'Reward para sa kabuuang deposit mo sa buong period. Hindi ipinapakita ang mga step na lampas sa sarili mong limit.',
      'zh-CN': '按活动期间的累计充值发放奖励。超过您自设限额的档位不会显示。',
    },
  },
  {
    name: 'continuousRecharge',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/recharge?tab=continuous',
    unloginShowStatus: 0,
    title: {
      en: 'Consecutive deposit rewards',
      fil: 'Rewards sa sunod-sunod na deposit',
      'zh-CN': '连续充值奖励',
    },
    about: {
      en: 'A reward for deposits on days in a row. If you miss a day, the count starts again.',
      fil: 'Reward para sa deposit sa magkakasunod na araw. Babalik sa simula ang bilang kapag may napalampas na araw.',
      'zh-CN': '连续多日充值可获得奖励。中断一天则重新计算。',
    },
  },
  {
    name: 'inviteUserSpin',
    type: 1,
    clickType: ClickType.route,
    clickAction: '/activity/spin',
    unloginShowStatus: 0,
    title: { en: 'Invite spin', fil: 'Invite spin', 'zh-CN': '邀请转盘' },
  },
  {
    name: 'rank',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/rank',
    unloginShowStatus: 0,
    title: { en: 'Rankings', fil: 'Ranking', 'zh-CN': '排行榜' },
  },
  {
    name: 'slotsHack',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/slotshack',
    unloginShowStatus: 0,
    title: { en: 'Slot tournament', fil: 'Slot tournament', 'zh-CN': '老虎机锦标赛' },
  },
  {
    name: 'live',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/live',
    unloginShowStatus: 0,
    title: { en: 'Live', fil: 'Live', 'zh-CN': '直播' },
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
    title: { en: 'Points fund', fil: 'Points fund', 'zh-CN': '积分基金' },
  },
  {
    name: 'supply',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/gifts?tab=supply',
    unloginShowStatus: 0,
    title: { en: 'Weekly supply box', fil: 'Weekly supply box', 'zh-CN': '每周补给箱' },
  },
  {
    name: 'lottery',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/lottery',
    unloginShowStatus: 0,
    title: { en: 'Daily lottery', fil: 'Daily lottery', 'zh-CN': '每日彩票' },
    about: {
      en: 'One number is drawn each day at a fixed time. You see the price, prizes and odds before you buy, and you can verify every draw.',
      fil: 'Isang numero ang binubunot araw-araw sa takdang oras. Makikita mo ang presyo, mga premyo at odds bago bumili, at puwede mong i-verify ang bawat draw.',
      'zh-CN': '每天在固定时间开出一个号码。购票前会显示价格、奖金和概率，每次开奖都可验证。',
    },
  },
  {
    name: 'weekendLottery',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/lottery?product=weekend',
    unloginShowStatus: 0,
    title: { en: 'Weekend lottery', fil: 'Weekend lottery', 'zh-CN': '周末彩票' },
    about: {
      en: 'One number is drawn on Saturday and one on Sunday. You see the price, prizes and odds before you buy, and you can verify every draw.',
      fil: 'Isang numero ang binubunot tuwing Sabado at isa tuwing Linggo. Makikita mo ang presyo, mga premyo at odds bago bumili, at puwede mong i-verify ang bawat draw.',
      'zh-CN': '周六和周日各开出一个号码。购票前会显示价格、奖金和概率，每次开奖都可验证。',
    },
  },
  {
    name: 'christmas',
    type: 0,
    clickType: ClickType.nothing,
    clickAction: '',
    unloginShowStatus: 1,
    title: { en: 'Christmas', fil: 'Pasko', 'zh-CN': '圣诞节' },
    about: {
      en: 'From December 1 until the day after Christmas, the lobby wears parol stars and warm bulbs. Games and rewards stay the same.',
      fil: 'Mula Disyembre 1 hanggang sa araw pagkatapos ng Pasko, may mga parol at ilaw ang lobby. Pareho pa rin ang mga laro at rewards.',
      'zh-CN': '从12月1日到圣诞节次日，大厅挂起星灯与暖色灯泡。游戏与奖励照常。',
    },
  },
  {
    name: 'newYear',
    type: 0,
    clickType: ClickType.nothing,
    clickAction: '',
    unloginShowStatus: 1,
    title: { en: 'New Year', fil: 'Bagong Taon', 'zh-CN': '新年' },
    about: {
      en: 'The lobby wears gold streamers until Epiphany. Games and rewards stay the same.',
      fil: 'May gintong palamuti ang lobby hanggang Pista ng Tatlong Hari. Pareho pa rin ang mga laro at rewards.',
      'zh-CN': '直到主显节，大厅饰以金色彩带。游戏与奖励照常。',
    },
  },
  {
    name: 'festival',
    type: 0,
    clickType: ClickType.nothing,
    clickAction: '',
    unloginShowStatus: 1,
    title: { en: 'Fiesta month', fil: 'Buwan ng mga pista', 'zh-CN': '节庆之月' },
    about: {
      en: 'In May, the month of town fiestas, the lobby wears banderitas and lanterns. Games and rewards stay the same.',
      fil: 'Sa Mayo, buwan ng mga pista, may mga banderitas at parol ang lobby. Pareho pa rin ang mga laro at rewards.',
      'zh-CN': '五月是节庆之月，大厅挂起彩旗与灯笼。游戏与奖励照常。',
    },
  },
  {
    name: 'agent',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/agent',
    unloginShowStatus: 0,
    title: { en: 'Invite friends', fil: 'Mag-invite ng kaibigan', 'zh-CN': '邀请好友' },
  },
  {
    name: 'agent5',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/agent?tabActive=commission',
    unloginShowStatus: 0,
    title: { en: 'Invite commission', fil: 'Invite commission', 'zh-CN': '邀请佣金' },
  },
  {
    name: 'agentCount',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/agent?tabActive=members',
    unloginShowStatus: 0,
    title: { en: 'Your invited friends', fil: 'Mga in-invite mo', 'zh-CN': '已邀请的好友' },
  },
  {
    name: 'inviteFriend1',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/share',
    unloginShowStatus: 0,
    title: { en: 'Share your link', fil: 'I-share ang link mo', 'zh-CN': '分享邀请链接' },
  },
  {
    name: 'followRewards',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/follow',
    unloginShowStatus: 1,
    title: { en: 'Our channels', fil: 'Mga channel namin', 'zh-CN': '关注我们' },
    about: {
      en: 'Points for opening our channels from here, once per channel. Following is up to you: we can’t see it, and the reward doesn’t depend on it.',
      fil: 'Points sa pagbukas ng channels namin mula rito, isang beses bawat channel. Ikaw ang bahala kung magfa-follow ka: hindi namin ito nakikita, at hindi rito nakabatay ang reward.',
      'zh-CN':
        '从这里打开我们的频道即可获得积分，每个频道一次。是否关注由您决定：我们无法得知，奖励也与此无关。',
    },
  },
  {
    name: 'bind',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/bind',
    unloginShowStatus: 0,
    title: { en: 'Sign-in methods', fil: 'Mga paraan ng pag-sign in', 'zh-CN': '绑定登录方式' },
    about: {
      en: 'One-time points for an account with more than one sign-in method. With a second method you keep your account even if you lose your phone or forget your password.',
      fil: 'Points, isang beses, para sa account na may higit sa isang paraan ng pag-sign in. Kapag may ikalawang paraan, sa iyo pa rin ang account mo kahit mawala ang phone o makalimutan ang password.',
      'zh-CN':
        '账户绑定多种登录方式可获得一次积分。有了第二种登录方式，即使手机丢失或忘记密码也不会失去账户。',
    },
  },
  {
    name: 'signUpBonus',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/sign-up-bonus',
    unloginShowStatus: 0,
    title: { en: 'Sign-up bonus', fil: 'Sign-up bonus', 'zh-CN': '注册奖金' },
    about: {
      en: 'A bonus for new accounts after identity verification. You see the amount, bets, days and withdrawal rule before you accept, and you can decline.\n\nOne per person, device and identity document.',
      fil: 'Bonus para sa mga bagong account pagkatapos ma-verify ang identity. Makikita mo ang halaga, mga taya, mga araw at rule sa pag-withdraw bago tanggapin, at puwede mo itong tanggihan.\n\nIsa bawat tao, device at identity document.',
      'zh-CN':
        '新账户通过身份验证后可领取的奖金。领取前会显示金额、投注要求、期限和提现规则，您也可以不领取。\n\n每人、每台设备、每份证件限领一次。',
    },
  },
];
