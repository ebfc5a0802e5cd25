import type { Question } from './question.ts';

export const WITHDRAWAL_QUESTIONS: readonly Question[] = [
  {
    key: 'withdraw-time',
    topic: 'withdrawals',
    links: ['withdraw', 'records'],
    question: {
      en: 'How long does a withdrawal take?',
      fil: 'Gaano katagal ang withdrawal?',
      'zh-CN': '提款需要多长时间？',
    },
    answer: {
      en: 'Small amounts are approved at once; a person looks at large ones. Then the bank or e-wallet takes over. The page of your withdrawal shows each stage and how long it usually takes.',
      fil: 'Naaaprubahan agad ang maliliit na halaga; tinitingnan ng isang tao ang malalaki. Pagkatapos, nasa bangko o e-wallet na ito. Makikita sa pahina ng withdrawal mo ang bawat yugto at ang karaniwang tagal nito.',
      'zh-CN':
        '小额提款会立即批准，大额由人工审核，随后由银行或电子钱包处理。提款页面会显示每个阶段及通常所需时间。',
    },
  },
  {
    key: 'withdraw-wagering',
    topic: 'withdrawals',
    links: ['withdraw', 'bonus'],
    question: {
      en: 'Why can I not take all of my money out?',
      fil: 'Bakit hindi ko mailabas ang lahat ng pera ko?',
      'zh-CN': '为什么我不能提取全部资金？',
    },
    answer: {
      en: 'Rules against money laundering ask that each deposit is bet once before it leaves. A bonus has bets of its own. A free bonus is paid out after one paid deposit.\n\nThe withdrawal page shows how much is left, to the cent.',
      fil: 'Hinihingi ng mga tuntunin laban sa money laundering na maitaya nang isang beses ang bawat deposito bago ito lumabas. May sarili ring taya ang bonus. Ibinabayad ang libreng bonus pagkatapos ng isang bayad na deposito.\n\nMakikita sa pahina ng withdrawal kung magkano pa ang natitira, hanggang sentimo.',
      'zh-CN':
        '反洗钱规定要求每笔存款在提走前至少投注一次。奖金有各自的投注要求。免费奖金须在一笔成功存款后才能提现。\n\n提款页面会精确显示剩余金额。',
    },
  },
  {
    key: 'withdraw-amount',
    topic: 'withdrawals',
    links: ['withdraw'],
    question: {
      en: 'How much can I withdraw at once?',
      fil: 'Magkano ang puwede kong i-withdraw nang isang beses?',
      'zh-CN': '一次可以提多少？',
    },
    answer: {
      en: 'Each way to be paid has a least and a most amount, which the withdrawal page shows. For more, make several withdrawals.',
      fil: 'May pinakamababa at pinakamataas na halaga ang bawat paraan, na makikita sa pahina ng withdrawal. Kung higit pa, gumawa ng ilang withdrawal.',
      'zh-CN': '每种收款方式都有最低和最高金额，提款页面会显示。如需更多，请分多次提款。',
    },
  },
  {
    key: 'withdraw-password',
    topic: 'withdrawals',
    links: ['withdraw'],
    question: {
      en: 'What is the withdraw password?',
      fil: 'Ano ang password sa pag-withdraw?',
      'zh-CN': '什么是提款密码？',
    },
    answer: {
      en: 'Digits that only you know. They protect your money even if somebody gets into your account. After five wrong tries it is locked for 15 minutes.\n\nIf you forgot it, set a new one under Withdraw with the password of your account.',
      fil: 'Mga numerong ikaw lang ang nakakaalam. Pinoprotektahan nito ang pera mo kahit may makapasok sa account mo. Pagkatapos ng limang maling subok, naka-lock ito nang 15 minuto.\n\nKung nakalimutan mo, magtakda ng bago sa Mag-withdraw gamit ang password ng account mo.',
      'zh-CN':
        '只有您知道的一组数字。即使有人进入您的账户，它也能保护资金。输错五次会锁定15分钟。\n\n如果忘记，请在“提款”中用登录密码重新设置。',
    },
  },
  {
    key: 'payout-account',
    topic: 'withdrawals',
    links: ['withdraw', 'service'],
    question: {
      en: 'Which accounts can I be paid to?',
      fil: 'Saang mga account puwedeng ibayad?',
      'zh-CN': '可以付款到哪些账户？',
    },
    answer: {
      en: 'Bank accounts and e-wallets in your own name, as on your identity document, and up to five of them. The account of another person is not paid.\n\nIf the name on your documents has changed, customer service corrects it.',
      fil: 'Mga bank account at e-wallet sa sarili mong pangalan, gaya ng nasa dokumento mo, at hanggang lima. Hindi binabayaran ang account ng iba.\n\nKung nagbago ang pangalan sa mga dokumento mo, itinatama ito ng customer service.',
      'zh-CN':
        '您本人名下的银行账户和电子钱包，姓名须与证件一致，最多五个。不向他人账户付款。\n\n如果证件上的姓名有变更，请联系客服更正。',
    },
  },
];
