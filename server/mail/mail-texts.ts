import type { LocalizedText } from '../localization/localized.ts';

/** Texts of mails: `{name}` is filled in. */
export const MAIL_TEXTS = {
  returnsTitle: {
    en: '{game} did not pay back what it states',
    fil: 'Hindi tugma ang ibinalik ng {game} sa nakasaad',
    'zh-CN': '{game}的实际返还与公布的不符',
  },
  returnsText: {
    en: 'From {from} to {to} ({zone}), {game} paid back more or less than it states. You played it with real money in that time, so we’re letting you know.',
    fil: 'Mula {from} hanggang {to} ({zone}), mas mataas o mas mababa sa nakasaad ang ibinalik ng {game}. Nilaro mo ito gamit ang totoong pera noon, kaya ipinapaalam namin sa iyo.',
    'zh-CN':
      '从{from}到{to}（{zone}），{game}的实际返还高于或低于公布值。您在此期间用真钱玩过这款游戏，因此我们通知您。',
  },
  faultTitle: {
    en: '{game} had a fault',
    fil: 'Nagkaroon ng sira ang {game}',
    'zh-CN': '{game}曾出现故障',
  },
  faultText: {
    en: 'From {from} to {to} ({zone}), {game} didn’t work as it should. You played it with real money in that time, so we’re letting you know.',
    fil: 'Mula {from} hanggang {to} ({zone}), hindi gumana nang tama ang {game}. Nilaro mo ito gamit ang totoong pera noon, kaya ipinapaalam namin sa iyo.',
    'zh-CN': '从{from}到{to}（{zone}），{game}未能正常运行。您在此期间用真钱玩过这款游戏，因此我们通知您。',
  },
  roundsStand: {
    en: 'Your rounds stand as they were settled: nothing was added to your balance or taken from it.',
    fil: 'Mananatili ang resulta ng mga round mo: walang idinagdag o ibinawas sa balance mo.',
    'zh-CN': '您的各局按原结算保留：余额没有任何增减。',
  },
  roundsCorrected: {
    en: 'We’ve corrected the rounds that were settled wrongly. You’ll find each correction in your transactions.',
    fil: 'Itinama na namin ang mga round na mali ang resulta. Nasa mga transaction mo ang bawat pagtatama.',
    'zh-CN': '结算有误的局已更正。每一笔更正都在您的交易记录中。',
  },
  checkRounds: {
    en: 'You can check your past rounds: each bet is listed with its stake and win, and you can verify how a round was decided.',
    fil: 'Puwede mong tingnan ang mga nakaraan mong round: nakalista ang bawat taya kasama ang halaga at panalo, at mave-verify mo kung paano napagpasyahan ang round.',
    'zh-CN': '您可以核对以往各局：投注记录列出每局的投注额与派彩，您还可以验证每局结果如何得出。',
  },
  howToComplain: {
    en: 'If you disagree, file a complaint. It’s free, and if our answer doesn’t satisfy you, an independent body can decide.',
    fil: 'Kung hindi ka sumasang-ayon, mag-file ng reklamo. Libre ito, at kung hindi ka masiyahan sa sagot namin, puwedeng magpasya ang isang independent body.',
    'zh-CN': '如有异议，请提交投诉。投诉免费；如果您对我们的答复不满意，可由独立机构裁决。',
  },
  answeredTitle: {
    en: 'Your complaint {number} was answered',
    fil: 'Nasagot na ang reklamo mong {number}',
    'zh-CN': '您的投诉 {number} 已有答复',
  },
  answeredText: {
    en: 'We’ve answered your complaint {number}. Open it to read our answer, and to see what you can do if it doesn’t satisfy you.',
    fil: 'Sinagot na namin ang reklamo mong {number}. Buksan ito para mabasa ang sagot namin, at makita kung ano ang magagawa mo kung hindi ka masiyahan.',
    'zh-CN': '我们已答复您的投诉 {number}。请打开投诉查看答复，以及不满意时您可以怎么做。',
  },
  dailyLottery: { en: 'Daily lottery', fil: 'Daily lottery', 'zh-CN': '每日彩票' },
  weekendLottery: { en: 'Weekend lottery', fil: 'Weekend lottery', 'zh-CN': '周末彩票' },
  lotteryPaidTitle: {
    en: '{lottery}, draw {draw}: {prize} paid',
    fil: '{lottery}, draw {draw}: {prize} ang naibayad',
    'zh-CN': '{lottery}第{draw}期：已派发{prize}',
  },
  lotteryPaidText: {
    en: 'The winning number is {result}. Your tickets won {prize}, which is in your balance. You staked {stake}.',
    fil: 'Ang nabunot na number ay {result}. Nanalo ng {prize} ang mga ticket mo, at nasa balance mo na ito. {stake} ang itinaya mo.',
    'zh-CN': '开奖号码为{result}。您的彩票获得{prize}，已计入您的余额。您的投注额为{stake}。',
  },
  lotteryCheck: {
    en: 'Your tickets list their numbers and prizes. You can verify the draw on the fairness page.',
    fil: 'Nakalista ang bawat ticket kasama ang mga number at premyo nito. Puwede mong i-verify ang draw sa fairness page.',
    'zh-CN': '每张彩票都列有号码和奖金。您可以在公平性页面验证这次开奖。',
  },
  lotteryRefundedTitle: {
    en: '{lottery}, draw {draw}: canceled and refunded',
    fil: '{lottery}, draw {draw}: kinansela at ibinalik ang bayad',
    'zh-CN': '{lottery}第{draw}期：已取消并退款',
  },
  lotteryRefundedText: {
    en: 'Draw {draw} was canceled before its number was drawn. The money or free tickets you used are back in your balance.',
    fil: 'Kinansela ang draw {draw} bago mabunot ang number. Naibalik na sa balance mo ang pera o free ticket na ginamit mo.',
    'zh-CN': '第{draw}期在开奖前被取消。您购买彩票所付的金额或免费票已退回您的账户。',
  },
  feedbackTitle: {
    en: 'Your feedback {number} was answered',
    fil: 'Nasagot na ang feedback mong {number}',
    'zh-CN': '您的反馈 {number} 已有答复',
  },
  feedbackText: {
    en: 'We’ve answered your feedback {number}. Open it to read our answer and reply.',
    fil: 'Sinagot na namin ang feedback mong {number}. Buksan ito para mabasa ang sagot at makasagot ka rin.',
    'zh-CN': '我们已答复您的反馈 {number}。打开即可查看和回复。',
  },
  chatTitle: {
    en: 'Customer service has answered you',
    fil: 'Sinagot ka na ng customer service',
    'zh-CN': '客服已回复您',
  },
  chatText: {
    en: 'You have a reply in chat {number}. Open customer service to read it and keep chatting.',
    fil: 'May sagot sa chat {number}. Buksan ang customer service para basahin ito at magpatuloy.',
    'zh-CN': '您的聊天 {number} 有新回复。打开客服即可查看和继续。',
  },
} satisfies Record<string, LocalizedText>;
