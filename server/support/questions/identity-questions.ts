import type { Question } from './question.ts';

export const IDENTITY_QUESTIONS: readonly Question[] = [
  {
    key: 'deposit-identity',
    topic: 'identity',
    links: ['identity'],
    question: {
      en: 'Why can’t I deposit yet?',
      fil: 'Bakit hindi pa ako makapag-deposit?',
      'zh-CN': '为什么我还不能充值？',
    },
    answer: {
      en: 'You can deposit once your identity is verified. We ask for your name, address, an ID and a selfie. During the review you can’t send anything new. Your profile shows the status.',
      fil: 'Puwede kang mag-deposit kapag verified na ang identity mo. Kailangan namin ang pangalan, address, ID at selfie mo. Habang nire-review ito, wala ka munang maipapadalang bago. Makikita ang status sa profile mo.',
      'zh-CN':
        '完成身份验证后才能充值。我们需要您的姓名、地址、证件和自拍。审核期间不能重新提交，您可以在个人资料中查看进度。',
    },
  },
  {
    key: 'identity-images',
    topic: 'identity',
    links: ['identity'],
    question: {
      en: 'Which photos can I send?',
      fil: 'Anong mga photo ang puwedeng ipadala?',
      'zh-CN': '可以提交什么样的照片？',
    },
    answer: {
      en: 'JPEG, PNG or WebP, not animated. Lay your ID flat in daylight, without glare, with all four corners visible and every letter readable.',
      fil: 'JPEG, PNG o WebP na hindi gumagalaw. Ilatag ang ID mo sa maliwanag na lugar, walang silaw, kita ang apat na sulok at nababasa ang bawat letra.',
      'zh-CN': 'JPEG、PNG 或 WebP 格式的静态图片。请在自然光下平放证件，避免反光，四角完整，文字清晰。',
    },
  },
  {
    key: 'identity-rejected',
    topic: 'identity',
    links: ['identity', 'service'],
    question: {
      en: 'My ID check failed. What now?',
      fil: 'Hindi pumasa ang ID ko. Ano na ang gagawin?',
      'zh-CN': '身份验证没有通过，怎么办？',
    },
    answer: {
      en: 'The verification page tells you why. Fix what it names and send it again: a valid national ID, passport, driver’s license or residence permit, with the number exactly as printed. You get several tries a day.',
      fil: 'Nakasulat sa verification page kung bakit. Ayusin ang nabanggit at ipadala ulit: valid na national ID, passport, driver’s license o residence permit, at ang number na eksakto sa nakalimbag. May ilang subok ka bawat araw.',
      'zh-CN':
        '验证页面会说明原因。请按提示修改后重新提交：有效的身份证、护照、驾驶证或居留证，号码与证件完全一致。每天可以提交多次。',
    },
  },
];
