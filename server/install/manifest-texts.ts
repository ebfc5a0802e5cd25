import type { LocalizedText } from '../localization/localized.ts';

/** What the installed app and the browser's own question about it say, in each language. */
export const MANIFEST_TEXTS = {
  description: {
    en: 'Games, jackpot and lobby of a licensed casino. Gambling can be addictive. Know when to stop.',
    fil: 'Mga laro, jackpot at lobby ng lisensyadong casino. Nakakaadik ang pagsusugal. Alamin kung kailan titigil.',
    'zh-CN': '持牌赌场的游戏、奖池与大厅。赌博可能成瘾，请适可而止。',
  },
  jackpot: { en: 'Jackpot', fil: 'Jackpot', 'zh-CN': '奖池' },
  wallet: { en: 'Wallet', fil: 'Wallet', 'zh-CN': '钱包' },
  bonus: { en: 'Bonus', fil: 'Bonus', 'zh-CN': '奖金' },
  mail: { en: 'Mail', fil: 'Mail', 'zh-CN': '邮件' },
  limits: { en: 'Limits and breaks', fil: 'Mga limit at pahinga', 'zh-CN': '限额与休息' },
  lobbyScreen: {
    en: 'The lobby with its games and four jackpots',
    fil: 'Ang lobby na may mga laro at apat na jackpot',
    'zh-CN': '大厅：游戏与四级奖池',
  },
  searchScreen: {
    en: 'All slots, with search and filters',
    fil: 'Lahat ng slot, may paghahanap at mga filter',
    'zh-CN': '全部老虎机，可搜索和筛选',
  },
  limitsScreen: {
    en: 'Your own limits and breaks',
    fil: 'Sarili mong mga limit at pahinga',
    'zh-CN': '您自己的限额与休息',
  },
} satisfies Record<string, LocalizedText>;
