import type { LocalizedText } from '../localization/localized.ts';

/** Texts of the sandbox's pages, each in every language. */
export const SANDBOX_MESSAGES = {
  title: { en: 'Test payment', fil: 'Pagsubok na bayad', 'zh-CN': '测试付款' },
  banner: {
    en: 'Sandbox: no real money moves here.',
    fil: 'Sandbox: walang totoong perang gumagalaw dito.',
    'zh-CN': '沙盒环境：这里不会动用真实资金。',
  },
  amount: { en: 'Amount', fil: 'Halaga', 'zh-CN': '金额' },
  channel: { en: 'Pay with', fil: 'Paraan ng bayad', 'zh-CN': '付款方式' },
  reference: { en: 'Reference', fil: 'Sanggunian', 'zh-CN': '参考号' },
  openUntil: { en: 'Open until', fil: 'Bukas hanggang', 'zh-CN': '有效期至' },
  approve: { en: 'Pay now', fil: 'Magbayad na', 'zh-CN': '立即付款' },
  decline: { en: 'Decline', fil: 'Tanggihan', 'zh-CN': '拒绝' },
  late: {
    en: 'Pay just after it expires',
    fil: 'Magbayad pagkatapos mag-expire',
    'zh-CN': '过期后再付款',
  },
  twice: { en: 'Pay twice', fil: 'Magbayad nang dalawang beses', 'zh-CN': '重复付款' },
  short: { en: 'Pay too little', fil: 'Magbayad nang kulang', 'zh-CN': '少付款' },
  forged: {
    en: 'Forge a payment notification',
    fil: 'Magpeke ng abiso ng bayad',
    'zh-CN': '伪造付款通知',
  },
  disorder: {
    en: 'Pay, then report it as failed',
    fil: 'Magbayad, saka iulat na pumalya',
    'zh-CN': '付款后又通知失败',
  },
  unheard: {
    en: 'Pay without a notification',
    fil: 'Magbayad nang walang abiso',
    'zh-CN': '付款，但不发通知',
  },
  leave: { en: 'Leave it pending', fil: 'Iwang pending', 'zh-CN': '暂不付款' },
  tricks: {
    en: 'What else can happen to a payment',
    fil: 'Iba pang puwedeng mangyari sa bayad',
    'zh-CN': '付款的其他可能情况',
  },
  back: { en: 'Back to the wallet', fil: 'Bumalik sa wallet', 'zh-CN': '返回钱包' },
  paid: {
    en: 'Paid. Your balance updates by itself.',
    fil: 'Bayad na. Kusang mag-a-update ang balance mo.',
    'zh-CN': '已付款，余额会自动更新。',
  },
  declined: {
    en: 'Declined. Nothing was paid; you can make a new deposit.',
    fil: 'Tinanggihan. Walang nabayaran; puwede kang gumawa ng bagong deposit.',
    'zh-CN': '已拒绝，没有扣款；您可以重新充值。',
  },
  paysLate: {
    en: 'The payment will arrive just after the deposit has expired, and is credited then.',
    fil: 'Darating ang bayad pagkatapos mag-expire ang deposit, at saka ito ikikredito.',
    'zh-CN': '款项将在充值订单过期后到账，届时入账。',
  },
  paidTwice: {
    en: 'Paid twice. One payment is credited; the other waits to be sent back.',
    fil: 'Dalawang beses nabayaran. Isa ang ikikredito; ibabalik ang isa pa.',
    'zh-CN': '已付款两次：一笔入账，另一笔等待退回。',
  },
  paidShort: {
    en: 'Paid, but less than the deposit. It’s under review.',
    fil: 'Bayad na, pero kulang sa deposit. Nire-review ito.',
    'zh-CN': '已付款，但少于充值金额，审核中。',
  },
  toldForged: {
    en: 'The forged notification was sent. It’s refused, and nothing was paid.',
    fil: 'Naipadala ang pekeng abiso. Tinatanggihan ito, at walang nabayaran.',
    'zh-CN': '伪造通知已发送，会被拒绝；没有任何付款。',
  },
  toldInDisorder: {
    en: 'Paid. The failure reported afterward changes nothing.',
    fil: 'Bayad na. Walang binabago ang ulat ng pagpalya na dumating pagkatapos.',
    'zh-CN': '已付款。之后收到的失败通知不会改变结果。',
  },
  neverTold: {
    en: 'Paid, with no notification. The app checks on its own after a few minutes.',
    fil: 'Bayad na, walang abiso. Kusang titingin ang app pagkalipas ng ilang minuto.',
    'zh-CN': '已付款，但没有发出通知；应用会在几分钟后自动查询。',
  },
  unknown: {
    en: 'We can’t find that payment.',
    fil: 'Hindi namin makita ang bayad na iyan.',
    'zh-CN': '找不到这笔付款。',
  },
  outbox: { en: 'Sandbox outbox', fil: 'Outbox ng sandbox', 'zh-CN': '沙盒发件箱' },
  outboxLead: {
    en: 'Everything that the stand-ins for the outside world have sent. The newest is on top.',
    fil: 'Lahat ng ipinadala ng mga panghalili sa labas. Nasa itaas ang pinakabago.',
    'zh-CN': '外部服务替身发出的所有内容，最新的在最上方。',
  },
  nothingSent: { en: 'Nothing sent yet.', fil: 'Wala pang naipadala.', 'zh-CN': '尚未发送任何内容。' },
  payments: { en: 'Payments', fil: 'Mga bayad', 'zh-CN': '付款' },
  refunds: { en: 'Sent back', fil: 'Mga ibinalik', 'zh-CN': '退回' },
  refunded: { en: 'Sent back to you:', fil: 'Ibinalik sa iyo:', 'zh-CN': '已退回给您：' },
  payouts: { en: 'Payouts', fil: 'Mga pagbabayad palabas', 'zh-CN': '出款' },
  payoutTricks: {
    en: 'Every payout is paid after two seconds, but for account numbers that end in 0001 (declined), 0002 (told twice) and 0003 (left pending).',
    fil: 'Binabayaran ang bawat payout pagkalipas ng dalawang segundo, maliban sa mga numerong nagtatapos sa 0001 (tinatanggihan), 0002 (dalawang beses ibinabalita) at 0003 (nananatiling pending).',
    'zh-CN': '每笔出款两秒后到账；账号以 0001 结尾会被拒绝，0002 会重复通知，0003 会一直等待。',
  },
  bank: { en: 'Bank', fil: 'Bangko', 'zh-CN': '银行' },
  account: { en: 'Account', fil: 'Account', 'zh-CN': '账户' },
  messages: { en: 'Text messages', fil: 'Mga text message', 'zh-CN': '短信' },
  phone: { en: 'Phone', fil: 'Telepono', 'zh-CN': '手机' },
  oidcTitle: {
    en: 'Sign in with {provider} (sandbox)',
    fil: 'Mag-sign in gamit ang {provider} (sandbox)',
    'zh-CN': '使用 {provider} 登录（沙盒）',
  },
  oidcLead: {
    en: 'This page stands in for the provider. Choose who you are there.',
    fil: 'Panghalili ang page na ito sa provider. Piliin kung sino ka roon.',
    'zh-CN': '此页面代替登录服务商。请选择您在那里的身份。',
  },
  oidcNew: { en: 'Somebody new', fil: 'Isang bagong tao', 'zh-CN': '一位新用户' },
  oidcCancel: { en: 'Cancel', fil: 'Kanselahin', 'zh-CN': '取消' },
  oidcUnknown: {
    en: 'This question is not one that the app asks. Go back and begin again.',
    fil: 'Hindi ito tanong na galing sa app. Bumalik at magsimula ulit.',
    'zh-CN': '这不是应用发出的请求。请返回重新开始。',
  },
  callbacks: { en: 'Callbacks', fil: 'Mga callback', 'zh-CN': '回调' },
  time: { en: 'Time', fil: 'Oras', 'zh-CN': '时间' },
  answer: { en: 'Answer', fil: 'Sagot', 'zh-CN': '应答' },
  tries: { en: 'Tries', fil: 'Subok', 'zh-CN': '尝试次数' },
  message: { en: 'Message', fil: 'Mensahe', 'zh-CN': '内容' },
  state: { en: 'State', fil: 'Estado', 'zh-CN': '状态' },
  waiting: { en: 'waiting', fil: 'naghihintay', 'zh-CN': '等待中' },
  silent: { en: 'no answer', fil: 'walang sagot', 'zh-CN': '无应答' },
} satisfies Record<string, LocalizedText>;

export type SandboxWord = keyof typeof SANDBOX_MESSAGES;
