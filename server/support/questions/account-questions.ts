import type { Question } from './question.ts';

export const ACCOUNT_QUESTIONS: readonly Question[] = [
  {
    key: 'password-forgotten',
    topic: 'account',
    links: ['reset', 'service'],
    question: {
      en: 'I forgot my password. What can I do?',
      fil: 'Nakalimutan ko ang password ko. Ano ang gagawin ko?',
      'zh-CN': '我忘记了密码，怎么办？',
    },
    answer: {
      en: 'Reset it with your phone number. We text you a code, then you choose a new password.\n\nNo phone number on your account? Contact support. We never ask for your password.',
      fil: 'I-reset ito gamit ang mobile number mo. Magte-text kami ng code, tapos pipili ka ng bagong password.\n\nWalang mobile number ang account mo? Mag-contact sa support. Hindi namin kailanman hihingin ang password mo.',
      'zh-CN':
        '用手机号重置：我们会发送验证码，验证后即可设置新密码。\n\n账号没有绑定手机号？请联系客服。我们绝不会向您索要密码。',
    },
  },
  {
    key: 'sign-in-locked',
    topic: 'account',
    links: ['reset', 'service'],
    question: {
      en: 'Why is my sign-in locked?',
      fil: 'Bakit naka-lock ang sign-in ko?',
      'zh-CN': '为什么我的登录被锁定了？',
    },
    answer: {
      en: 'After 10 wrong passwords, sign-in is locked for 15 minutes so nobody can guess yours. Reset your password to unlock it right away.',
      fil: 'Pagkatapos ng 10 maling password, nila-lock ang sign-in nang 15 minuto para walang makahula ng password mo. I-reset ang password mo para ma-unlock ito agad.',
      'zh-CN': '连续输错 10 次密码后，登录会锁定 15 分钟，防止他人猜中密码。重置密码可立即解锁。',
    },
  },
  {
    key: 'code-missing',
    topic: 'account',
    links: ['service'],
    question: {
      en: 'My code didn’t arrive or doesn’t work.',
      fil: 'Hindi dumating o ayaw gumana ng code ko.',
      'zh-CN': '收不到验证码，或验证码无效。',
    },
    answer: {
      en: 'Check your number and signal. You can request a new code after 1 minute. Only the latest code works, and it lasts 5 minutes.\n\nThere’s a daily limit on codes. If you’ve reached it, try again tomorrow or sign in another way.',
      fil: 'I-check ang number at signal mo. Puwede kang humingi ng bagong code pagkalipas ng 1 minuto. Ang pinakabagong code lang ang gumagana, sa loob ng 5 minuto.\n\nMay limit ang code bawat araw. Kung naabot mo na ito, subukan ulit bukas o mag-sign in sa ibang paraan.',
      'zh-CN':
        '请检查手机号和信号。1 分钟后可以重新获取。只有最新的验证码有效，有效期 5 分钟。\n\n每天的验证码次数有限。用完后请明天再试，或换一种方式登录。',
    },
  },
  {
    key: 'new-device',
    topic: 'account',
    links: ['devices'],
    question: {
      en: 'Why do I need a code on a new device?',
      fil: 'Bakit kailangan ng code sa bagong device?',
      'zh-CN': '为什么在新设备上登录需要验证码？',
    },
    answer: {
      en: 'It keeps others out of your account even if they have your password. You enter a code once per device. See and remove your trusted devices in your profile.',
      fil: 'Para hindi makapasok ang iba sa account mo kahit alam nila ang password mo. Isang beses lang ang code sa bawat device. Makikita at matatanggal mo ang mga trusted device sa profile mo.',
      'zh-CN':
        '这样即使别人知道您的密码，也进不了您的账号。每台设备只需验证一次。您可以在个人资料中查看和移除信任的设备。',
    },
  },
  {
    key: 'account-closed',
    topic: 'account',
    links: ['service', 'complaint'],
    question: {
      en: 'My account is closed. Is my money lost?',
      fil: 'Sarado ang account ko. Wala na ba ang pera ko?',
      'zh-CN': '我的账号已关闭，钱还在吗？',
    },
    answer: {
      en: 'No. The money in a closed account is still yours. Sign in as usual to withdraw it. Everything else stays closed.\n\nIf you think we closed it by mistake, file a complaint. It’s free.',
      fil: 'Hindi. Sa iyo pa rin ang pera sa saradong account. Mag-sign in gaya ng dati para i-withdraw ito. Sarado ang lahat ng iba pa.\n\nKung sa tingin mo ay nagkamali kami, mag-file ng reklamo. Libre ito.',
      'zh-CN':
        '还在。已关闭账号里的钱仍然是您的。照常登录即可提现，其他功能不可用。\n\n如果您认为我们关错了，请提交投诉，投诉免费。',
    },
  },
  {
    key: 'my-data',
    topic: 'account',
    links: ['data'],
    question: {
      en: 'What data do you keep about me?',
      fil: 'Anong data ko ang nasa inyo?',
      'zh-CN': '你们保存了我的哪些数据？',
    },
    answer: {
      en: 'Download a copy of all of it from your account, and correct or delete it there. The law requires us to keep some money records for years. The page lists which ones.',
      fil: 'I-download ang kopya ng lahat ng ito sa account mo, at doon din itama o burahin. Hinihingi ng batas na itago namin nang ilang taon ang ilang record ng pera. Nakalista sa page kung alin.',
      'zh-CN':
        '您可以在账号中下载全部数据的副本，也可以在那里更正或删除。法律要求我们将部分资金记录保存数年，页面上会列出是哪些。',
    },
  },
  {
    key: 'contact',
    topic: 'account',
    links: ['service', 'complaint'],
    question: {
      en: 'How do I talk to a person?',
      fil: 'Paano ako makakausap ng tao?',
      'zh-CN': '怎样联系人工客服？',
    },
    answer: {
      en: 'Chat with support during opening hours, or email us anytime. Tell us your account name and what happened. Never send your password.\n\nNot happy with our answer? File a complaint. You get a number and a reply date, and a person reads it.',
      fil: 'Makipag-chat sa support kapag bukas ito, o mag-email anumang oras. Sabihin ang account name mo at ang nangyari. Huwag kailanman ipadala ang password mo.\n\nHindi ka nasiyahan sa sagot? Mag-file ng reklamo. May number ito at petsa ng sagot, at tao ang babasa.',
      'zh-CN':
        '服务时间内可以在线聊天，其他时间请发邮件。请说明您的账号名和遇到的问题，切勿发送密码。\n\n对答复不满意？请提交投诉。投诉有编号和答复日期，并由专人阅读。',
    },
  },
];
