import type { Localized } from './localized.ts';

/** Text messages with codes. The last line lets a browser fill the code in by itself. */
export const CODE_MESSAGES = {
  code: {
    en: '{code} is your {brand} code, good for 5 minutes. Nobody of ours ever asks for it.',
    fil: 'Ang {code} ang code mo sa {brand}, may bisa nang 5 minuto. Hindi namin ito kailanman hihingin.',
    'zh-CN': '{code} 是您的{brand}验证码，5 分钟内有效。我们的工作人员绝不会向您索要。',
  },
  newDevice: {
    en: '{code} is your {brand} code to sign in on a new device, good for 5 minutes. If it was not you, change your password: somebody knows it.',
    fil: 'Ang {code} ang code mo sa {brand} para mag-sign in sa bagong device, may bisa nang 5 minuto. Kung hindi ikaw ito, palitan ang password mo: may nakakaalam nito.',
    'zh-CN':
      '{code} 是您在新设备上登录{brand}的验证码，5 分钟内有效。如果不是您本人，请修改密码：有人已知道它。',
  },
  hasAccount: {
    en: '{brand}: somebody wanted to open an account with this number, which has one. If it was you, sign in instead.',
    fil: '{brand}: may gustong magbukas ng account sa numerong ito, pero mayroon na. Kung ikaw iyon, mag-sign in na lang.',
    'zh-CN': '{brand}：有人想用此号码开户，但该号码已有账户。如果是您本人，请直接登录。',
  },
  noAccount: {
    en: '{brand}: somebody asked for a new password for this number, which has no account. You need not do anything.',
    fil: '{brand}: may humingi ng bagong password para sa numerong ito, na walang account. Wala kang kailangang gawin.',
    'zh-CN': '{brand}：有人为此号码申请新密码，但该号码没有账户。您无需任何操作。',
  },
  isOthers: {
    en: '{brand}: this number belongs to another account already and cannot be added to a second one.',
    fil: '{brand}: nasa ibang account na ang numerong ito at hindi na maidaragdag sa isa pa.',
    'zh-CN': '{brand}：此号码已属于另一个账户，无法再添加。',
  },
} satisfies Record<string, Localized>;

export type CodeMessage = keyof typeof CODE_MESSAGES;
