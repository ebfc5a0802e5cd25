import type { Question } from './question.ts';

export const IDENTITY_QUESTIONS: readonly Question[] = [
  {
    key: 'deposit-identity',
    topic: 'identity',
    links: ['identity'],
    question: {
      en: 'Why can I not deposit yet?',
      fil: 'Bakit hindi pa ako makapagdeposito?',
      'zh-CN': '为什么我还不能充值？',
    },
    answer: {
      en: 'Deposits open once your identity has been verified. The check asks for your name, address, an identity document and a selfie. While it is pending nothing new can be sent; your profile shows where it stands.',
      fil: 'Magbubukas ang deposito kapag beripikado na ang pagkakakilanlan mo. Kailangan sa pagsusuri ang pangalan, tirahan, isang dokumento at selfie. Habang sinusuri ito, wala munang bagong maipapadala; makikita sa profile mo kung nasaan na ito.',
      'zh-CN':
        '身份验证通过后才能充值。验证需要您的姓名、地址、身份证件和自拍照。审核期间无法重新提交，您可以在个人资料中查看进度。',
    },
  },
  {
    key: 'identity-images',
    topic: 'identity',
    links: ['identity'],
    question: {
      en: 'Which pictures are accepted?',
      fil: 'Anong mga larawan ang tinatanggap?',
      'zh-CN': '接受什么样的照片？',
    },
    answer: {
      en: 'JPEG, PNG or WebP pictures that do not move. Lay the document flat in daylight, without reflections, with all four corners in sight. Every letter must be readable.',
      fil: 'Mga larawang JPEG, PNG o WebP na hindi gumagalaw. Ilatag ang dokumento sa liwanag ng araw, walang kinang, at kita ang apat na sulok. Dapat mabasa ang bawat letra.',
      'zh-CN':
        '接受非动态的 JPEG、PNG 或 WebP 图片。请在自然光下平放证件，避免反光，四角完整，文字清晰可读。',
    },
  },
  {
    key: 'identity-rejected',
    topic: 'identity',
    links: ['identity', 'service'],
    question: {
      en: 'My identity check was not accepted. What now?',
      fil: 'Hindi tinanggap ang pagsusuri sa pagkakakilanlan ko. Ano na?',
      'zh-CN': '我的身份验证未通过，怎么办？',
    },
    answer: {
      en: 'The page of the check says why. Correct what it names and send it again: a valid national ID, passport, driver’s licence or residence permit, with the number as printed. There are several tries each day.',
      fil: 'Nakasulat sa pahina ng pagsusuri kung bakit. Itama ang binanggit at ipadala muli: balidong national ID, pasaporte, lisensiya sa pagmamaneho o residence permit, at ang numero gaya ng nakalimbag. Ilang beses itong masusubukan bawat araw.',
      'zh-CN':
        '验证页面会说明原因。请按说明更正后重新提交：有效的身份证、护照、驾驶证或居留证，证件号码须与证件一致。每天可提交多次。',
    },
  },
];
