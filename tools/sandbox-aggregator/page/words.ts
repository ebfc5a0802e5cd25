const EN = {
  title: 'Copper Lantern',
  studio: 'Harbor Works',
  lobby: 'Lobby',
  deposit: 'Deposit',
  lead: 'How many of the three lanterns will light?',
  none: 'None',
  one: 'One',
  two: 'Two',
  three: 'Three',
  light: 'Light',
  stake: 'Stake',
  lower: 'Lower stake',
  higher: 'Higher stake',
  balance: 'Balance',
  win: 'Win',
  returns: 'Returns 96 % of all stakes on average, whatever you choose.',
  demo: 'Demo: no real money.',
  lanternLit: 'Lantern {n}: lit',
  lanternDark: 'Lantern {n}: dark',
  lighting: 'Lighting the lanterns …',
  lost: '{n} lit. No win this time.',
  won: '{n} lit. You win {amount}.',
  pendingWin: 'Your win is on its way to your balance.',
  errorMoney: 'Your balance does not cover this stake. Choose a lower one, or deposit in the lobby.',
  errorPlayer:
    'You cannot play right now: a limit or a break applies, or something in the lobby needs your answer.',
  errorSession: 'This session is over. Open the game again from the lobby.',
  errorGame: 'The game is closed at the moment. Try again later.',
  errorUnknown: 'The casino could not take this stake. Nothing was charged. Try again in a moment.',
  errorUnanswered: 'The casino does not answer. If your stake was taken, it is being returned.',
  errorReturned: 'The stake was not played. Whatever was taken of it is back in your balance.',
  errorWin: 'The casino has not accepted your win. Contact its support with the time of this round.',
  errorNetwork: 'The studio cannot be reached. Load the page again: your round is kept.',
  reload: 'Load again',
};

export type Words = Readonly<Record<keyof typeof EN, string>>;

const ZH: Words = {
  title: '铜灯笼',
  studio: 'Harbor Works',
  lobby: '大厅',
  deposit: '充值',
  lead: '三盏灯中会亮几盏？',
  none: '零盏',
  one: '一盏',
  two: '两盏',
  three: '三盏',
  light: '点灯',
  stake: '投注',
  lower: '减少投注',
  higher: '增加投注',
  balance: '余额',
  win: '赢得',
  returns: '无论怎么选，长期平均返还全部投注的 96%。',
  demo: '试玩：不涉及真实资金。',
  lanternLit: '第 {n} 盏灯：亮',
  lanternDark: '第 {n} 盏灯：灭',
  lighting: '正在点灯……',
  lost: '亮了{n}，这次没有赢。',
  won: '亮了{n}，您赢得 {amount}。',
  pendingWin: '奖金正在转入您的余额。',
  errorMoney: '余额不足以支付此投注。请选择较低的投注，或在大厅充值。',
  errorPlayer: '您现在不能投注：有限额或休息正在生效，或大厅中有事项需要您确认。',
  errorSession: '会话已结束。请从大厅重新打开游戏。',
  errorGame: '游戏暂时关闭，请稍后再试。',
  errorUnknown: '平台未能接受此投注，没有扣款。请稍后再试。',
  errorUnanswered: '平台没有响应。如已扣款，投注将退还。',
  errorReturned: '此投注未进行。已扣的金额已退回您的余额。',
  errorWin: '平台未接受您的奖金。请告知客服这一局的时间。',
  errorNetwork: '无法连接游戏商。请重新加载：您的这一局会保留。',
  reload: '重新加载',
};

/** The protocol has languages by their two letters; whatever is not here is read in English. */
export const wordsOf = (language: string): Words => (/^zh\b/i.test(language) ? ZH : EN);

/** Of a number of lanterns. */
export const nameOf = (count: number, { none, one, two, three }: Words): string =>
  [none, one, two, three][count] ?? String(count);

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** What a refusal means to a player. @param error a status of the wallet, or a word of our own server */
export function errorText(error: string, words: Words): string {
  switch (error) {
    case 'RS_ERROR_NOT_ENOUGH_MONEY':
      return words.errorMoney;
    case 'RS_ERROR_USER_DISABLED':
      return words.errorPlayer;
    case 'RS_ERROR_TOKEN_EXPIRED':
    case 'RS_ERROR_INVALID_TOKEN':
    case 'sessionUnknown':
      return words.errorSession;
    case 'RS_ERROR_INVALID_GAME':
      return words.errorGame;
    case 'betUnanswered':
    case 'walletUnanswered':
      return words.errorUnanswered;
    case 'betReturned':
      return words.errorReturned;
    case 'winRefused':
      return words.errorWin;
    case 'network':
      return words.errorNetwork;
    default:
      return words.errorUnknown;
  }
}

/** Writes cents as the language does; play money has no sign. */
export function moneyWriter(language: string, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language, {
    ...(currency !== 'XXX' && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amount) => format.format(amount / 100);
}
