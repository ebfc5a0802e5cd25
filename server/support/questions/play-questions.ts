import type { Question } from './question.ts';

export const PLAY_QUESTIONS: readonly Question[] = [
  {
    key: 'bonus-terms',
    topic: 'bonuses',
    links: ['bonus'],
    question: {
      en: 'How does my bonus work?',
      fil: 'Paano gumagana ang bonus ko?',
      'zh-CN': '我的奖金怎么用？',
    },
    answer: {
      en: 'A bonus becomes your money once you meet its wagering. Your bonus page shows how much is left and the deadline. You can give up a bonus anytime and keep your own money.\n\nYou can only choose an offer that fits your deposit.',
      fil: 'Magiging pera mo ang bonus kapag natapos mo ang wagering nito. Makikita sa bonus page kung magkano pa ang kulang at hanggang kailan. Puwede mong bitawan ang bonus anumang oras, at mananatili ang sarili mong pera.\n\nAng offer na tugma sa deposit mo lang ang mapipili.',
      'zh-CN':
        '完成流水后，奖金就归您所有。奖金页面会显示剩余流水和截止时间。您可以随时放弃奖金，自己的钱不受影响。\n\n只能选择符合本次充值的优惠。',
    },
  },
  {
    key: 'vip-level',
    topic: 'bonuses',
    links: ['vip'],
    question: {
      en: 'How do VIP levels work?',
      fil: 'Paano gumagana ang VIP level?',
      'zh-CN': 'VIP 等级怎么算？',
    },
    answer: {
      en: 'Your level is based on your real-money bets, and you keep it with a month’s bets. It’s no reason to bet more than you planned.',
      fil: 'Nakabatay ang level mo sa mga taya mo ng totoong pera, at napapanatili ito ng mga taya sa isang buwan. Hindi ito dahilan para tumaya nang higit sa plano mo.',
      'zh-CN': '等级由您的真钱投注决定，并靠每月的投注保级。请不要为了等级投注超过您的计划。',
    },
  },
  {
    key: 'game-fair',
    topic: 'games',
    links: ['fair'],
    question: {
      en: 'How do I know a game is fair?',
      fil: 'Paano ko malalamang patas ang laro?',
      'zh-CN': '我怎么知道游戏是公平的？',
    },
    answer: {
      en: 'Each result is decided and locked with a fingerprint before you bet. After the round we reveal it, and you can verify any round in the game.',
      fil: 'Nakatakda na ang bawat resulta at naka-lock sa fingerprint bago ka tumaya. Pagkatapos ng round, ipinapakita namin ito, at puwede mong i-verify ang anumang round sa laro.',
      'zh-CN': '每一局的结果在您下注前就已决定，并用指纹锁定。结束后公开，您可以在游戏中验证任意一局。',
    },
  },
  {
    key: 'game-interrupted',
    topic: 'games',
    links: ['balances', 'records'],
    question: {
      en: 'My game stopped in the middle of a round.',
      fil: 'Huminto ang laro ko sa gitna ng round.',
      'zh-CN': '游戏在一局中途停了。',
    },
    answer: {
      en: 'Nothing is lost: the result was decided when you bet. Open the game again to see it or keep playing. A round left unfinished for a day is settled by the rule in the game info.\n\nYour history lists every round. Money left in a game can be moved back to your balance.',
      fil: 'Walang nawala: nakatakda na ang resulta nang tumaya ka. Buksan ulit ang laro para makita ito o magpatuloy. Ang round na hindi natapos sa loob ng isang araw ay sine-settle ayon sa tuntunin sa game info.\n\nNasa history mo ang bawat round. Maibabalik sa balance mo ang perang naiwan sa laro.',
      'zh-CN':
        '什么都没有丢：下注时结果已经决定。重新打开游戏即可查看结果或继续。一天内没有完成的局，按游戏说明中的规则结算。\n\n每一局都在您的记录中。留在游戏里的钱可以转回余额。',
    },
  },
  {
    key: 'age',
    topic: 'safer',
    links: [],
    question: {
      en: 'Who can play here?',
      fil: 'Sino ang puwedeng maglaro dito?',
      'zh-CN': '谁可以在这里游戏？',
    },
    answer: {
      en: 'Anyone aged {age} or over who isn’t in any of the groups named in the notice you accepted on your first visit.',
      fil: 'Sinumang {age} taong gulang pataas na wala sa mga grupong nakasulat sa notice na tinanggap mo sa unang pagbisita.',
      'zh-CN': '年满 {age} 周岁，且不属于您首次访问时接受的告示中列出的任何一类人员。',
    },
  },
  {
    key: 'limits-reached',
    topic: 'safer',
    links: ['limits'],
    question: {
      en: 'I reached a limit. What does that mean?',
      fil: 'Naabot ko ang limit. Ano ang ibig sabihin nito?',
      'zh-CN': '我已达限额，这是什么意思？',
    },
    answer: {
      en: 'You set this limit, and it applies until its period ends. The limits page shows what’s left and when it resets. Nobody can lift it sooner, not even us.',
      fil: 'Ikaw ang nag-set ng limit na ito, at may bisa ito hanggang matapos ang period nito. Makikita sa limits page kung magkano pa ang natitira at kailan ito magre-reset. Walang makapag-aalis nito nang mas maaga, kahit kami.',
      'zh-CN':
        '限额是您自己设定的，在周期结束前一直有效。限额页面会显示剩余额度和重置时间。在此之前没有人能解除，我们也不能。',
    },
  },
  {
    key: 'limits-change',
    topic: 'safer',
    links: ['limits'],
    question: {
      en: 'How do I change a limit?',
      fil: 'Paano palitan ang limit?',
      'zh-CN': '怎样更改限额？',
    },
    answer: {
      en: 'Lower limits apply right away. A higher limit waits one day, then you confirm it, so it’s never a decision made in the moment.',
      fil: 'May bisa agad ang mas mababang limit. Maghihintay ng isang araw ang mas mataas na limit, tapos kukumpirmahin mo ito, para hindi ito padalos-dalos.',
      'zh-CN': '调低限额立即生效。调高限额要等一天，再由您确认，避免一时冲动。',
    },
  },
  {
    key: 'break-and-exclusion',
    topic: 'safer',
    links: ['limits', 'service'],
    question: {
      en: 'How do breaks and self-exclusion work?',
      fil: 'Paano gumagana ang pahinga at self-exclusion?',
      'zh-CN': '休息和自我排除怎么用？',
    },
    answer: {
      en: 'A break closes deposits and games for days or weeks. Self-exclusion closes your account for at least six months and can’t be undone. Either way, your money stays yours and you can withdraw it.\n\nThe help line on this page is there for you and your family.',
      fil: 'Isinasara ng pahinga ang deposit at mga laro nang ilang araw o linggo. Isinasara ng self-exclusion ang account mo nang hindi bababa sa anim na buwan at hindi na ito mababawi. Alinman dito, sa iyo pa rin ang pera mo at puwede mo itong i-withdraw.\n\nNandito ang help line sa page na ito para sa iyo at sa pamilya mo.',
      'zh-CN':
        '休息会在几天或几周内关闭充值和游戏。自我排除会关闭账号至少六个月，且不可撤销。无论哪种，钱仍是您的，可以提现。\n\n本页的求助热线随时愿意倾听您和家人。',
    },
  },
];
