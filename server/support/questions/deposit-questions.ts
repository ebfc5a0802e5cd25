import type { Question } from './question.ts';

export const DEPOSIT_QUESTIONS: readonly Question[] = [
  {
    key: 'deposit-missing',
    topic: 'deposits',
    links: ['records', 'service'],
    question: {
      en: 'I paid, but my balance didn’t change.',
      fil: 'Nagbayad ako, pero hindi nagbago ang balance ko.',
      'zh-CN': '我已付款，但余额没有增加。',
    },
    answer: {
      en: 'Most payments arrive within a minute. Some banks take longer. Your transactions show the status of each deposit.\n\nIf the amount paid doesn’t match the deposit, our team checks it. Still missing after a day? Send us the deposit number.',
      fil: 'Dumarating ang karamihan ng bayad sa loob ng isang minuto. Mas matagal ang ilang bangko. Makikita sa mga transaction mo ang status ng bawat deposit.\n\nKung hindi tugma ang bayad sa deposit, sinusuri ito ng team namin. Wala pa rin pagkalipas ng isang araw? Ipadala sa amin ang deposit number.',
      'zh-CN':
        '大多数付款一分钟内到账，有些银行需要更久。交易记录会显示每笔充值的状态。\n\n付款金额与充值不符时，会由人工核对。一天后仍未到账？请把充值编号发给我们。',
    },
  },
  {
    key: 'deposit-amount',
    topic: 'deposits',
    links: ['deposit', 'limits'],
    question: {
      en: 'How much can I deposit?',
      fil: 'Magkano ang puwede kong i-deposit?',
      'zh-CN': '我可以充值多少？',
    },
    answer: {
      en: 'Each payment method has a minimum and a maximum, shown on the deposit page. The minimum may change after your first deposit. Your own limits always come first.',
      fil: 'May minimum at maximum ang bawat payment method, na makikita sa deposit page. Puwedeng magbago ang minimum pagkatapos ng unang deposit mo. Laging mauuna ang sarili mong limit.',
      'zh-CN':
        '每种支付方式都有最低和最高金额，显示在充值页面。首次充值后，最低金额可能会变。您自己设定的限额始终优先。',
    },
  },
  {
    key: 'deposit-way',
    topic: 'deposits',
    links: ['deposit'],
    question: {
      en: 'Why is a payment method unavailable?',
      fil: 'Bakit hindi available ang isang payment method?',
      'zh-CN': '为什么有的支付方式不能用？',
    },
    answer: {
      en: 'Its provider is under maintenance or isn’t responding. You haven’t been charged. Try again later or use another method.',
      fil: 'Naka-maintenance o hindi sumasagot ang provider nito. Walang nabawas sa iyo. Subukan ulit mamaya o gumamit ng ibang payment method.',
      'zh-CN': '服务商正在维护或没有响应。您没有被扣款。请稍后再试，或换一种支付方式。',
    },
  },
];
