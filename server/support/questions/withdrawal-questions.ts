import type { Question } from './question.ts';

export const WITHDRAWAL_QUESTIONS: readonly Question[] = [
  {
    key: 'withdraw-time',
    topic: 'withdrawals',
    links: ['withdraw', 'records'],
    question: {
      en: 'How long does a withdrawal take?',
      fil: 'Gaano katagal ang withdrawal?',
      'zh-CN': '提现需要多长时间？',
    },
    answer: {
      en: 'Small amounts are approved right away. Our team reviews large ones. After that, it’s up to your bank or e-wallet. Your withdrawal page shows each step and how long it usually takes.',
      fil: 'Naaaprubahan agad ang maliliit na halaga. Nire-review ng team namin ang malalaki. Pagkatapos, nasa bangko o e-wallet mo na ito. Makikita sa withdrawal page ang bawat hakbang at ang karaniwang tagal nito.',
      'zh-CN':
        '小额提现立即批准，大额由人工审核，之后由银行或电子钱包处理。提现页面会显示每一步和通常所需的时间。',
    },
  },
  {
    key: 'withdraw-wagering',
    topic: 'withdrawals',
    links: ['withdraw', 'bonus'],
    question: {
      en: 'Why can’t I withdraw all my money?',
      fil: 'Bakit hindi ko ma-withdraw ang lahat ng pera ko?',
      'zh-CN': '为什么我不能提现全部的钱？',
    },
    answer: {
      en: 'Anti-money-laundering rules require you to bet each deposit once before you withdraw it. Bonuses have their own wagering. A free bonus can be withdrawn after you’ve made a deposit.\n\nThe withdrawal page shows exactly how much is left.',
      fil: 'Ayon sa mga tuntunin laban sa money laundering, kailangang itaya nang isang beses ang bawat deposit bago ito i-withdraw. May sariling wagering ang mga bonus. Mawi-withdraw ang free bonus kapag nakapag-deposit ka na.\n\nMakikita sa withdrawal page kung magkano pa ang kulang.',
      'zh-CN':
        '反洗钱规定要求每笔充值完成 1 倍流水后才能提现。奖金有自己的流水要求。免费奖金需要先有一笔成功的充值。\n\n提现页面会显示还差多少，精确到分。',
    },
  },
  {
    key: 'withdraw-amount',
    topic: 'withdrawals',
    links: ['withdraw'],
    question: {
      en: 'How much can I withdraw at once?',
      fil: 'Magkano ang puwede kong i-withdraw nang isang beses?',
      'zh-CN': '一次可以提现多少？',
    },
    answer: {
      en: 'Each withdrawal method has a minimum and a maximum, shown on the withdrawal page. For more, make several withdrawals.',
      fil: 'May minimum at maximum ang bawat paraan ng withdrawal, na makikita sa withdrawal page. Kung higit pa, mag-withdraw nang ilang beses.',
      'zh-CN': '每种提现方式都有最低和最高金额，显示在提现页面。金额更大时请分几次提现。',
    },
  },
  {
    key: 'withdraw-password',
    topic: 'withdrawals',
    links: ['withdraw'],
    question: {
      en: 'What is the withdrawal PIN?',
      fil: 'Ano ang PIN sa withdrawal?',
      'zh-CN': '什么是提现密码？',
    },
    answer: {
      en: 'A number only you know. It protects your money even if someone gets into your account. After 5 wrong tries it’s locked for 15 minutes.\n\nForgot it? Set a new one under Withdraw with your account password.',
      fil: 'Number na ikaw lang ang nakakaalam. Pinoprotektahan nito ang pera mo kahit may makapasok sa account mo. Pagkatapos ng 5 maling subok, naka-lock ito nang 15 minuto.\n\nNakalimutan mo? Mag-set ng bago sa Mag-withdraw gamit ang password ng account mo.',
      'zh-CN':
        '只有您知道的一组数字。即使有人进入您的账号，也动不了您的钱。输错 5 次会锁定 15 分钟。\n\n忘记了？请在“提现”中用登录密码重新设置。',
    },
  },
  {
    key: 'payout-account',
    topic: 'withdrawals',
    links: ['withdraw', 'service'],
    question: {
      en: 'Which accounts can I withdraw to?',
      fil: 'Saang account puwedeng mag-withdraw?',
      'zh-CN': '可以提现到哪些账户？',
    },
    answer: {
      en: 'Bank accounts and e-wallets in your own name, as on your ID. You can add up to 5. We don’t pay to anyone else’s account.\n\nHas your name changed? Contact support to update it.',
      fil: 'Mga bank account at e-wallet na nasa sarili mong pangalan, gaya ng nasa ID mo. Puwede kang magdagdag ng hanggang 5. Hindi kami nagbabayad sa account ng iba.\n\nNagbago ang pangalan mo? Mag-contact sa support para i-update ito.',
      'zh-CN':
        '您本人名下的银行账户和电子钱包，姓名与证件一致，最多 5 个。我们不会付款到他人的账户。\n\n改过名字？请联系客服更新。',
    },
  },
];
