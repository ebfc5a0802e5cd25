import type { Question } from './question.ts';

export const PLAY_QUESTIONS: readonly Question[] = [
  {
    key: 'bonus-terms',
    topic: 'bonuses',
    links: ['bonus'],
    question: {
      en: 'What happens with my bonus?',
      fil: 'Ano ang nangyayari sa bonus ko?',
      'zh-CN': '我的奖金会怎样？',
    },
    answer: {
      en: 'A bonus becomes your money once its bets are made. Your bonuses show how much is left and until when. You can give a bonus up at any time; your own money stays.\n\nAn offer can be chosen only while it fits the deposit.',
      fil: 'Nagiging pera mo ang bonus kapag nagawa na ang mga taya nito. Makikita sa mga bonus mo kung magkano pa ang natitira at hanggang kailan. Puwede mo itong isuko anumang oras; mananatili ang sarili mong pera.\n\nMapipili lang ang alok habang tugma ito sa deposito.',
      'zh-CN':
        '完成投注要求后，奖金即归您所有。奖金页面会显示剩余投注额和截止时间。您可以随时放弃奖金，自己的资金不受影响。\n\n优惠只有在符合存款条件时才能选择。',
    },
  },
  {
    key: 'vip-level',
    topic: 'bonuses',
    links: ['vip'],
    question: {
      en: 'How do VIP levels work?',
      fil: 'Paano gumagana ang mga antas ng VIP?',
      'zh-CN': 'VIP 等级怎么运作？',
    },
    answer: {
      en: 'Levels follow your bets with real money and are kept by the bets of a month. They are no reason to bet more than you planned.',
      fil: 'Sumusunod ang mga antas sa mga taya mo gamit ang totoong pera at pinapanatili ng mga taya sa isang buwan. Hindi ito dahilan para tumaya nang higit sa plano mo.',
      'zh-CN': '等级取决于您用真钱的投注，并由一个月内的投注维持。这不是让您超出计划投注的理由。',
    },
  },
  {
    key: 'game-fair',
    topic: 'games',
    links: ['fair'],
    question: {
      en: 'How do I know that a game is fair?',
      fil: 'Paano ko malalamang patas ang laro?',
      'zh-CN': '我怎么知道游戏是公平的？',
    },
    answer: {
      en: 'Each round is fixed by a hash before you stake and opened after it. The game lets you check any round yourself.',
      fil: 'Nakatakda na ang bawat round sa isang hash bago ka tumaya at ibinubunyag pagkatapos. Masusuri mo ang alinmang round sa loob ng laro.',
      'zh-CN': '每一局在您下注前都以哈希值锁定结果，结束后公开。您可以在游戏内自行验证任意一局。',
    },
  },
  {
    key: 'game-interrupted',
    topic: 'games',
    links: ['balances', 'records'],
    question: {
      en: 'My game stopped in the middle of a round.',
      fil: 'Huminto ang laro ko sa gitna ng round.',
      'zh-CN': '游戏在一局中途停止了。',
    },
    answer: {
      en: 'The server decides a round when you stake, so nothing is lost. Open the game again to see the result or to go on. A round that nobody finishes is settled after a day by the rule in the game’s information.\n\nYour records list every round. Money left in games can be brought back to your balance.',
      fil: 'Pinagpapasyahan ng server ang round kapag tumaya ka, kaya walang nawawala. Buksan muli ang laro para makita ang resulta o magpatuloy. Ang round na walang tumapos ay isinasara pagkalipas ng isang araw ayon sa tuntuning nasa impormasyon ng laro.\n\nNasa mga record mo ang bawat round. Maibabalik sa balanse ang perang naiwan sa mga laro.',
      'zh-CN':
        '服务器在您下注时已确定结果，不会丢失。请重新打开游戏查看结果或继续。无人完成的局会在一天后按游戏说明中的规则结算。\n\n记录中列有每一局。留在游戏中的资金可以取回余额。',
    },
  },
  {
    key: 'age',
    topic: 'safer',
    links: [],
    question: {
      en: 'Who may play here?',
      fil: 'Sino ang puwedeng maglaro rito?',
      'zh-CN': '谁可以在这里游戏？',
    },
    answer: {
      en: 'People aged {age} or over who belong to none of the groups named in the notice you accept on your first visit.',
      fil: 'Mga taong {age} taong gulang pataas na wala sa alinmang grupong binanggit sa abisong tinanggap mo sa unang pagbisita.',
      'zh-CN': '年满 {age} 周岁，且不属于首次访问时所接受的告示中列出的任何一类人员。',
    },
  },
  {
    key: 'limits-reached',
    topic: 'safer',
    links: ['limits'],
    question: {
      en: 'I have reached a limit. What does that mean?',
      fil: 'Naabot ko na ang isang limitasyon. Ano ang ibig sabihin nito?',
      'zh-CN': '我达到了限额，这是什么意思？',
    },
    answer: {
      en: 'You set it yourself, and it holds until its period has passed. The limits page shows what is left and when it opens again. Nobody can lift it before that, and neither can we.',
      fil: 'Ikaw mismo ang nagtakda nito, at may bisa ito hanggang lumipas ang panahon nito. Makikita sa pahina ng mga limitasyon kung ano ang natitira at kung kailan ito muling magbubukas. Walang makapag-aalis nito bago iyon, kahit kami.',
      'zh-CN':
        '限额由您自己设定，在期限结束前一直有效。限额页会显示剩余额度和重新开放的时间。在此之前，包括我们在内，任何人都无法解除。',
    },
  },
  {
    key: 'limits-change',
    topic: 'safer',
    links: ['limits'],
    question: {
      en: 'How do I change a limit?',
      fil: 'Paano ko papalitan ang isang limitasyon?',
      'zh-CN': '怎样更改限额？',
    },
    answer: {
      en: 'A tighter limit holds at once. A looser one waits for a day and then for your confirmation, so that it is never the decision of a moment.',
      fil: 'May bisa agad ang mas mahigpit na limitasyon. Ang mas maluwag ay naghihintay ng isang araw at saka ng kumpirmasyon mo, para hindi ito desisyon ng isang saglit.',
      'zh-CN': '收紧限额立即生效。放宽限额需等待一天，并由您再次确认，以免一时冲动。',
    },
  },
  {
    key: 'break-and-exclusion',
    topic: 'safer',
    links: ['limits', 'service'],
    question: {
      en: 'How do breaks and self-exclusion work?',
      fil: 'Paano gumagana ang pahinga at self-exclusion?',
      'zh-CN': '休息和自我排除怎么运作？',
    },
    answer: {
      en: 'A break closes deposits and games for some days or weeks. Self-exclusion closes the account for at least half a year and cannot be taken back. Your money stays yours in both: you can take it out.\n\nThe help line on this page listens to you and your family.',
      fil: 'Isinasara ng pahinga ang deposito at mga laro nang ilang araw o linggo. Isinasara ng self-exclusion ang account nang hindi bababa sa kalahating taon at hindi na mababawi. Sa dalawang ito, sa iyo pa rin ang pera mo: mailalabas mo ito.\n\nNakikinig sa iyo at sa pamilya mo ang help line sa pahinang ito.',
      'zh-CN':
        '休息会在数天或数周内关闭存款和游戏。自我排除至少半年，且不可撤销。两种情况下资金都仍属于您，可以提取。\n\n本页的求助热线愿意倾听您和家人。',
    },
  },
];
