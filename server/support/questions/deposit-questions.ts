import type { Question } from './question.ts';

export const DEPOSIT_QUESTIONS: readonly Question[] = [
  {
    key: 'deposit-missing',
    topic: 'deposits',
    links: ['records', 'service'],
    question: {
      en: 'I paid, and the deposit is not in my balance.',
      fil: 'Nagbayad ako, pero wala sa balanse ang deposito.',
      'zh-CN': '我已付款，但余额没有增加。',
    },
    answer: {
      en: 'Most payments arrive within a minute; some banks take longer. Your transactions show what each deposit is waiting for.\n\nA payment that does not match its deposit is looked at by a person. If one is still missing after a day, write to us with its number.',
      fil: 'Karamihan ng bayad ay dumarating sa loob ng isang minuto; may mga bangkong mas matagal. Makikita sa mga record mo kung ano ang hinihintay ng bawat deposito.\n\nTinitingnan ng isang tao ang bayad na hindi tugma sa deposito. Kung wala pa rin pagkalipas ng isang araw, sumulat sa amin kasama ang numero nito.',
      'zh-CN':
        '大多数付款在一分钟内到账，部分银行需要更久。记录中会显示每笔存款的状态。\n\n与存款不符的付款由人工处理。如果一天后仍未到账，请附上编号联系我们。',
    },
  },
  {
    key: 'deposit-amount',
    topic: 'deposits',
    links: ['deposit', 'limits'],
    question: {
      en: 'How much can I deposit?',
      fil: 'Magkano ang puwede kong ideposito?',
      'zh-CN': '我可以存多少？',
    },
    answer: {
      en: 'Each way to pay has a least and a most amount, which the deposit page shows. After the first deposit another least amount may hold. Your own limits come before all of them.',
      fil: 'May pinakamababa at pinakamataas na halaga ang bawat paraan ng pagbabayad, na makikita sa pahina ng deposito. Maaaring iba ang pinakamababa pagkatapos ng unang deposito. Nauuna sa lahat ang sarili mong limitasyon.',
      'zh-CN':
        '每种支付方式都有最低和最高金额，存款页面会显示。首次存款后最低金额可能不同。您自己设定的限额优先于这些规定。',
    },
  },
  {
    key: 'deposit-way',
    topic: 'deposits',
    links: ['deposit'],
    question: {
      en: 'Why is a way to pay closed?',
      fil: 'Bakit sarado ang isang paraan ng pagbabayad?',
      'zh-CN': '为什么某种支付方式关闭了？',
    },
    answer: {
      en: 'Its provider is being serviced or does not answer. Nothing was charged. Try again later, or pay another way.',
      fil: 'Inaayos o hindi sumasagot ang provider nito. Walang nabawas sa iyo. Subukan mamaya, o magbayad sa ibang paraan.',
      'zh-CN': '服务商正在维护或没有响应。未扣款。请稍后再试，或换一种支付方式。',
    },
  },
];
