/** What the console and its dialogs say; each game adds words of its own. */
const EN = {
  balance: 'Balance',
  win: 'Win',
  returned: 'Returned',
  stake: 'Stake',
  chooseStake: 'Choose your stake',
  close: 'Close',
  cancel: 'Cancel',
  demo: 'Demo: no real money',
  loading: 'Loading',
  errorTitle: 'Play has stopped',
  errorFunds: 'Your balance does not cover this stake.',
  errorSession: 'Your session has ended. Open the game again.',
  errorLimits: 'A limit or a break of yours is in force.',
  errorOpen: 'A round is still open. Load the game again to finish it.',
  errorMaintenance: 'The game is closed for maintenance.',
  errorNetwork: 'The server does not answer. Load the game again: an open round goes on where it was.',
  errorOther: 'Something went wrong. Load the game again: an open round goes on where it was.',
  reload: 'Load again',
};

export type KitWords = Readonly<Record<keyof typeof EN, string>>;

const ZH: KitWords = {
  balance: '余额',
  win: '赢得',
  returned: '返还',
  stake: '投注',
  chooseStake: '选择投注额',
  close: '关闭',
  cancel: '取消',
  demo: '试玩：不涉及真实资金',
  loading: '加载中',
  errorTitle: '游戏已停止',
  errorFunds: '余额不足以支付此投注。',
  errorSession: '会话已结束，请重新打开游戏。',
  errorLimits: '您的限额或休息正在生效。',
  errorOpen: '仍有未完成的一局，请重新加载游戏以完成。',
  errorMaintenance: '游戏正在维护。',
  errorNetwork: '服务器没有响应。请重新加载：未完成的一局会继续。',
  errorOther: '出现问题。请重新加载：未完成的一局会继续。',
  reload: '重新加载',
};

/** The protocol has languages by their two letters; whatever is not here is read in English. */
export function pickWords<Words>(language: string, words: { readonly en: Words; readonly zh: Words }): Words {
  return /^zh\b/i.test(language) ? words.zh : words.en;
}

export const kitWords = (language: string): KitWords => pickWords(language, { en: EN, zh: ZH });

/** What an error's code means to a player. */
export function errorText(code: string, words: KitWords): string {
  switch (code) {
    case 'ERR_IPB':
      return words.errorFunds;
    case 'ERR_IS':
    case 'ERR_ATE':
      return words.errorSession;
    case 'ERR_GLE':
    case 'ERR_LOC':
      return words.errorLimits;
    case 'ERR_BE':
      return words.errorOpen;
    case 'ERR_MAINTENANCE':
      return words.errorMaintenance;
    case 'ERR_NETWORK':
      return words.errorNetwork;
    default:
      return words.errorOther;
  }
}
