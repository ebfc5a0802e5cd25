import type { Question } from './question.ts';

export const ACCOUNT_QUESTIONS: readonly Question[] = [
  {
    key: 'password-forgotten',
    topic: 'account',
    links: ['reset', 'service'],
    question: {
      en: 'I forgot my password. What can I do?',
      fil: 'Nakalimutan ko ang password ko. Ano ang gagawin?',
      'zh-CN': '我忘记了密码，怎么办？',
    },
    answer: {
      en: 'Reset it with your phone number: we send a code, and you choose a new password.\n\nWithout a phone number on your account, write to customer service. We never ask for a password.',
      fil: 'I-reset ito gamit ang numero ng telepono mo: magpapadala kami ng code, at pipili ka ng bagong password.\n\nKung walang numero sa account mo, sumulat sa customer service. Hindi kami kailanman humihingi ng password.',
      'zh-CN':
        '请用手机号重置：我们会发送验证码，您再设置新密码。\n\n如果账户没有绑定手机号，请联系客服。我们绝不会索要您的密码。',
    },
  },
  {
    key: 'sign-in-locked',
    topic: 'account',
    links: ['reset', 'service'],
    question: {
      en: 'Why is my sign-in locked?',
      fil: 'Bakit naka-lock ang pag-sign in ko?',
      'zh-CN': '为什么我的登录被锁定？',
    },
    answer: {
      en: 'After ten wrong passwords we lock the sign-in for 15 minutes, so that nobody can guess your password. A new password opens it at once.',
      fil: 'Pagkatapos ng sampung maling password, nila-lock namin ang pag-sign in nang 15 minuto para walang makahula ng password mo. Mabubuksan ito agad ng bagong password.',
      'zh-CN': '连续十次输错密码后，登录会锁定15分钟，以防他人猜测密码。重置密码后可立即登录。',
    },
  },
  {
    key: 'code-missing',
    topic: 'account',
    links: ['service'],
    question: {
      en: 'My code does not arrive or does not work.',
      fil: 'Hindi dumarating o hindi gumagana ang code ko.',
      'zh-CN': '收不到验证码，或验证码无效。',
    },
    answer: {
      en: 'Check the number and your signal. You can ask for another code after a minute. Only the newest code works, for five minutes.\n\nThe number of codes in a day is limited. If none can be sent any more, try again tomorrow or sign in another way.',
      fil: 'Tingnan ang numero at ang signal mo. Makakahingi ka ng panibagong code pagkalipas ng isang minuto. Ang pinakabagong code lang ang gumagana, sa loob ng limang minuto.\n\nMay limitasyon ang dami ng code sa isang araw. Kung wala nang maipadala, subukan bukas o mag-sign in sa ibang paraan.',
      'zh-CN':
        '请检查号码和手机信号。一分钟后可重新获取。只有最新的验证码有效，有效期五分钟。\n\n每天可发送的次数有限。如果无法再发送，请明天再试，或用其他方式登录。',
    },
  },
  {
    key: 'new-device',
    topic: 'account',
    links: ['devices'],
    question: {
      en: 'Why do I need a code on a new device?',
      fil: 'Bakit kailangan ko ng code sa bagong device?',
      'zh-CN': '为什么在新设备上需要验证码？',
    },
    answer: {
      en: 'It keeps others out of your account even if they know your password. You enter the code once on each device. Your devices are listed in your profile, where you can remove them.',
      fil: 'Pinipigilan nito ang iba na makapasok sa account mo kahit alam nila ang password. Isang beses lang inilalagay ang code sa bawat device. Nasa profile mo ang listahan ng mga device, at matatanggal mo sila roon.',
      'zh-CN':
        '即使他人知道您的密码，也无法进入您的账户。每台设备只需输入一次。您可以在个人资料中查看和移除设备。',
    },
  },
  {
    key: 'account-closed',
    topic: 'account',
    links: ['service', 'complaint'],
    question: {
      en: 'My account is closed. Is my money lost?',
      fil: 'Sarado na ang account ko. Nawala ba ang pera ko?',
      'zh-CN': '我的账户已关闭，钱还在吗？',
    },
    answer: {
      en: 'No. Money in a closed account stays yours. Sign in as before: you can take it out, and nothing else.\n\nIf you think that we closed the account by mistake, file a complaint. It is free.',
      fil: 'Hindi. Sa iyo pa rin ang pera sa saradong account. Mag-sign in gaya ng dati: mailalabas mo ito, at iyon lang.\n\nKung sa tingin mo ay nagkamali kami sa pagsara, magsampa ng reklamo. Libre ito.',
      'zh-CN':
        '没有。已关闭账户中的资金仍属于您。请照常登录，您只能提款。\n\n如果您认为我们误关了账户，请提交投诉。投诉免费。',
    },
  },
  {
    key: 'my-data',
    topic: 'account',
    links: ['data'],
    question: {
      en: 'Which data do you hold about me?',
      fil: 'Anong datos ko ang hawak ninyo?',
      'zh-CN': '你们保存了我的哪些数据？',
    },
    answer: {
      en: 'Ask for a copy of all of it in your account, and correct or delete it there. Some records of money must be kept for years by law; the page says which.',
      fil: 'Humingi ng kopya ng lahat ng ito sa account mo, at itama o burahin ito roon. May mga record ng pera na kailangang itago nang ilang taon ayon sa batas; sinasabi sa pahina kung alin.',
      'zh-CN':
        '您可以在账户中索取全部数据的副本，并在那里更正或删除。部分资金记录依法须保存数年，页面上有说明。',
    },
  },
  {
    key: 'contact',
    topic: 'account',
    links: ['service', 'complaint'],
    question: {
      en: 'How do I reach a person?',
      fil: 'Paano ako makakausap ng tao?',
      'zh-CN': '怎样联系人工客服？',
    },
    answer: {
      en: 'Customer service answers in the chat while it is open, and otherwise by mail. Name your account and what happened. Never send a password.\n\nIf you are not satisfied with us, file a complaint: it gets a number, a date for the answer, and a person who reads it.',
      fil: 'Sumasagot ang customer service sa chat habang bukas ito, at sa mail kung hindi. Banggitin ang account mo at kung ano ang nangyari. Huwag magpadala ng password.\n\nKung hindi ka nasiyahan sa amin, magsampa ng reklamo: may numero ito, petsa ng sagot, at taong babasa.',
      'zh-CN':
        '客服在服务时间内通过对话答复，其他时间通过邮件答复。请说明您的账户和发生的情况，切勿发送密码。\n\n如果您对我们不满意，请提交投诉：它会有编号、答复日期，并由专人阅读。',
    },
  },
];
