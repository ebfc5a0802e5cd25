import type { Localized } from '../localization/localized.ts';

interface Question {
  id: number;
  question: Localized;
  answer: Localized;
}

/** `{age}` stands for the market's minimum age. */
export const FAQ: Question[] = [
  {
    id: 1,
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
    id: 2,
    question: {
      en: 'Why can I not deposit yet?',
      fil: 'Bakit hindi pa ako makapagdeposito?',
      'zh-CN': '为什么我还不能充值？',
    },
    answer: {
      en: 'Deposits open once your identity has been verified. Your profile shows how far that is.',
      fil: 'Magbubukas ang deposito kapag beripikado na ang iyong pagkakakilanlan. Makikita sa profile mo ang estado nito.',
      'zh-CN': '身份验证通过后才能充值。您可以在个人资料中查看验证进度。',
    },
  },
  {
    id: 3,
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
];
