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
  /** Terms on its own page: paragraphs, parted by a blank line. */
  readonly about?: Localized;
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
    title: { en: 'Lucky Jackpot', fil: 'Suwerteng Jackpot', 'zh-CN': '幸运大奖' },
    about: {
      en: 'Each day on which you deposit and bet the stated amounts gives you one draw. The light stops at a prize or at the jackpot, and the wheel then names the pot.\n\nThe odds, the pots and the rules are shown before the draw. Every draw can be verified.',
      fil: 'Bawat araw na magdeposito at tumaya ka ng nakasaad na halaga ay may isang draw ka. Hihinto ang ilaw sa isang premyo o sa jackpot, at ang gulong ang magsasabi kung aling pot.\n\nIpinapakita ang tsansa, ang mga pot at ang mga panuntunan bago ang draw. Mabeberipika ang bawat draw.',
      'zh-CN':
        '每天存款和投注达到所示金额，即可获得一次抽奖机会。灯光停在奖品或大奖上，再由转盘决定奖池。\n\n抽奖前会显示概率、奖池和规则。每次抽奖都可验证。',
    },
  },
  {
    name: 'firstDeposit',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/first-deposit',
    unloginShowStatus: 1,
    title: { en: 'First deposit', fil: 'Unang deposito', 'zh-CN': '首次存款' },
    about: {
      en: 'A bonus with your first deposit. Amount, wagering and expiry are shown before you accept it, and you can decline it.',
      fil: 'Bonus sa iyong unang deposito. Ipinapakita ang halaga, wagering at expiry bago mo tanggapin, at maaari mo itong tanggihan.',
      'zh-CN': '首次存款可获奖金。领取前会显示金额、流水要求和有效期，您也可以不领取。',
    },
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
    about: {
      en: 'A short tour of the lobby. You can stop it at any time and open it again from your page.',
      fil: 'Maikling paglilibot sa lobby. Maaari mo itong ihinto anumang oras at buksan muli sa iyong pahina.',
      'zh-CN': '大厅的简短导览。您可以随时停止，也可以在“我的”页面再次打开。',
    },
  },
  {
    name: 'vip',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/vip',
    unloginShowStatus: 0,
    title: { en: 'VIP levels', fil: 'Mga antas ng VIP', 'zh-CN': 'VIP 等级' },
    about: {
      en: 'Your level follows from what you bet over time. Each level has its own rewards, and each is claimed once.',
      fil: 'Nakabatay ang antas mo sa kabuuang taya mo. May sariling gantimpala ang bawat antas, at minsan lang makukuha ang bawat isa.',
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
    title: { en: 'VIP tasks', fil: 'Mga gawaing VIP', 'zh-CN': 'VIP 任务' },
  },
  {
    name: 'tasks',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/bonus/tasks',
    unloginShowStatus: 0,
    title: { en: 'Tasks', fil: 'Mga gawain', 'zh-CN': '任务' },
  },
  {
    name: 'tasks1',
    type: 0,
    clickType: ClickType.activity,
    clickAction: '42',
    unloginShowStatus: 0,
    title: { en: 'First tasks', fil: 'Mga unang gawain', 'zh-CN': '新手任务' },
  },
  {
    name: 'points',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/points',
    unloginShowStatus: 0,
    title: { en: 'Points and diamonds', fil: 'Points at diamante', 'zh-CN': '积分与钻石' },
  },
  {
    name: 'firstCharge',
    type: 0,
    clickType: ClickType.activity,
    clickAction: '44',
    unloginShowStatus: 1,
    title: { en: 'First deposit bonus', fil: 'Bonus sa unang deposito', 'zh-CN': '首存奖金' },
  },
  {
    name: 'download',
    type: 1,
    clickType: ClickType.route,
    clickAction: '/download',
    unloginShowStatus: 1,
    title: { en: 'Install the app', fil: 'I-install ang app', 'zh-CN': '安装应用' },
    about: {
      en: 'This site can be installed from your browser. It then opens from your home screen, in a window of its own.',
      fil: 'Maaaring i-install ang site na ito mula sa browser mo. Bubukas ito mula sa home screen, sa sarili nitong window.',
      'zh-CN': '可以从浏览器安装本站，之后从主屏幕以独立窗口打开。',
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
    title: { en: 'Sign-in calendar', fil: 'Kalendaryo ng sign-in', 'zh-CN': '签到日历' },
    about: {
      en: 'Open one door a day for a small reward. A day without one starts the seven doors again. Nothing else is lost.',
      fil: 'Magbukas ng isang pinto bawat araw para sa maliit na gantimpala. Kapag may nalaktawang araw, magsisimula muli ang pitong pinto. Wala nang ibang mawawala.',
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
    title: { en: 'Deposit steps', fil: 'Mga hakbang sa deposito', 'zh-CN': '阶梯存款' },
    about: {
      en: 'A reward for a single deposit of a stated amount. Deposit only what you meant to.',
      fil: 'Gantimpala para sa isang deposito ng nakasaad na halaga. Magdeposito lamang ayon sa plano mo.',
      'zh-CN': '单笔存款达到指定金额即可获得奖励。请只按您的计划存款。',
    },
  },
  {
    name: 'accumulatedRecharge',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/recharge?tab=accumulated',
    unloginShowStatus: 0,
    title: { en: 'Deposits in total', fil: 'Kabuuang deposito', 'zh-CN': '累计存款' },
    about: {
      en: 'A reward for what you deposit over the whole period. Steps above your own limit are not shown.',
      fil: 'Gantimpala para sa kabuuang deposito mo sa buong panahon. Hindi ipinapakita ang mga hakbang na lampas sa sarili mong limitasyon.',
      'zh-CN': '按活动期间的累计存款发放奖励。超过您自设限额的档位不会显示。',
    },
  },
  {
    name: 'continuousRecharge',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/recharge?tab=continuous',
    unloginShowStatus: 0,
    title: { en: 'Deposits on several days', fil: 'Deposito sa magkakasunod na araw', 'zh-CN': '连续存款' },
    about: {
      en: 'A reward for deposits on days in a row. A missed day starts the count again.',
      fil: 'Gantimpala para sa deposito sa magkakasunod na araw. Magsisimula muli ang bilang kapag may nalaktawang araw.',
      'zh-CN': '连续多日存款可获得奖励。中断一天则重新计算。',
    },
  },
  {
    name: 'inviteUserSpin',
    type: 1,
    clickType: ClickType.route,
    clickAction: '/activity/spin',
    unloginShowStatus: 0,
    title: { en: 'Invite spin', fil: 'Ikot ng imbitasyon', 'zh-CN': '邀请转盘' },
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
  {
    name: 'lottery',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/lottery',
    unloginShowStatus: 0,
    title: { en: 'Daily lottery', fil: 'Araw-araw na loterya', 'zh-CN': '每日彩票' },
    about: {
      en: 'One number is drawn each day at a fixed time. Price, prizes and odds are shown before you buy a ticket, and every draw can be verified.',
      fil: 'Isang numero ang binubunot araw-araw sa takdang oras. Ipinapakita ang presyo, mga premyo at tsansa bago ka bumili ng tiket, at mabeberipika ang bawat draw.',
      'zh-CN': '每天在固定时间开出一个号码。购票前会显示价格、奖金和概率，每次开奖都可验证。',
    },
  },
  {
    name: 'weekendLottery',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/lottery?product=weekend',
    unloginShowStatus: 0,
    title: { en: 'Weekend lottery', fil: 'Loterya tuwing Sabado’t Linggo', 'zh-CN': '周末彩票' },
    about: {
      en: 'One number is drawn on Saturday and one on Sunday. Price, prizes and odds are shown before you buy a ticket, and every draw can be verified.',
      fil: 'Isang numero ang binubunot tuwing Sabado at isa tuwing Linggo. Ipinapakita ang presyo, mga premyo at tsansa bago ka bumili ng tiket, at mabeberipika ang bawat draw.',
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
      en: 'From the first of December until the day after Christmas the lobby wears parol stars and warm bulbs. Games and rewards are as always.',
      fil: 'Mula unang araw ng Disyembre hanggang pagkatapos ng Pasko, may mga parol at ilaw ang lobby. Pareho pa rin ang mga laro at gantimpala.',
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
      en: 'Until Epiphany the lobby wears gold streamers. Games and rewards are as always.',
      fil: 'Hanggang Pista ng Tatlong Hari, may gintong palamuti ang lobby. Pareho pa rin ang mga laro at gantimpala.',
      'zh-CN': '直到主显节，大厅饰以金色彩带。游戏与奖励照常。',
    },
  },
  {
    name: 'festival',
    type: 0,
    clickType: ClickType.nothing,
    clickAction: '',
    unloginShowStatus: 1,
    title: { en: 'Month of fiestas', fil: 'Buwan ng mga pista', 'zh-CN': '节庆之月' },
    about: {
      en: 'In May, the month of town fiestas, the lobby wears banderitas and lanterns. Games and rewards are as always.',
      fil: 'Sa Mayo, buwan ng mga pista, may mga banderitas at parol ang lobby. Pareho pa rin ang mga laro at gantimpala.',
      'zh-CN': '五月是节庆之月，大厅挂起彩旗与灯笼。游戏与奖励照常。',
    },
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
  {
    name: 'followRewards',
    type: 0,
    clickType: ClickType.route,
    clickAction: '/activity/follow',
    unloginShowStatus: 1,
    title: { en: 'Our channels', fil: 'Mga channel namin', 'zh-CN': '关注我们' },
    about: {
      en: 'Points for opening our channels from here, once for each channel. Whether you follow them is up to you: we cannot see it, and the reward does not depend on it.',
      fil: 'Puntos sa pagbukas ng mga channel namin mula rito, isang beses sa bawat channel. Ikaw ang bahala kung susundan mo ang mga ito: hindi namin ito nakikita, at hindi rito nakabatay ang gantimpala.',
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
    title: { en: 'Ways to sign in', fil: 'Mga paraan ng pag-sign in', 'zh-CN': '绑定登录方式' },
    about: {
      en: 'Points once for an account that can be reached in more than one way. With a second way to sign in you do not lose your account when you lose a phone or forget a password.',
      fil: 'Puntos, isang beses, para sa account na may higit sa isang paraan ng pag-sign in. Kapag may ikalawang paraan, hindi mawawala ang account mo kahit mawala ang telepono o makalimutan ang password.',
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
    title: { en: 'Sign-up bonus', fil: 'Bonus sa pag-sign up', 'zh-CN': '注册奖金' },
    about: {
      en: 'A bonus for new accounts, once the identity check is done. Amount, bets, days and the rule for withdrawals are shown before you accept it, and you can decline it.\n\nOne for each person, device and identity document.',
      fil: 'Bonus para sa mga bagong account pagkatapos ng pagsusuri ng pagkakakilanlan. Ipinapakita ang halaga, mga taya, mga araw at tuntunin sa pag-withdraw bago mo tanggapin, at maaari mo itong tanggihan.\n\nIsa sa bawat tao, device at dokumento ng pagkakakilanlan.',
      'zh-CN':
        '新账户通过身份验证后可领取的奖金。领取前会显示金额、投注要求、期限和提款规则，您也可以不领取。\n\n每人、每台设备、每份证件限领一次。',
    },
  },
];
