import type { LocalizedText } from './localized.ts';

/** Text messages with codes. The last line lets a browser fill the code in by itself. */
export const CODE_MESSAGES = {
  code: {
    en: '{code} is your {brand} code, valid for 5 minutes. We never ask for it.',
    fil: 'Ang {code} ang code mo sa {brand}, may bisa nang 5 minuto. Hindi namin ito kailanman hihingin.',
    'zh-CN': '{code} 是您的{brand}验证码，5 分钟内有效。我们的工作人员绝不会向您索要。',
  },
  newDevice: {
    en: '{code} is your {brand} code for a new device, valid for 5 minutes. Not you? Change your password: someone knows it.',
    fil: 'Ang {code} ang code mo sa {brand} para sa bagong device, may bisa nang 5 minuto. Hindi ikaw? Palitan ang password mo: may nakakaalam nito.',
    'zh-CN': '{code} 是您在新设备上登录{brand}的验证码，5 分钟内有效。不是您本人？请修改密码：已有人知道它。',
  },
  hasAccount: {
    en: '{brand}: someone tried to register with this number, but it already has an account. If it was you, sign in.',
    fil: '{brand}: may gustong magrehistro gamit ang numerong ito, pero may account na ito. Kung ikaw iyon, mag-sign in.',
    'zh-CN': '{brand}：有人想用此号码注册，但该号码已有账户。如果是您本人，请直接登录。',
  },
  noAccount: {
    en: '{brand}: someone asked to reset the password for this number, but it has no account. You don’t need to do anything.',
    fil: '{brand}: may humiling ng password reset para sa numerong ito, pero wala itong account. Wala kang kailangang gawin.',
    'zh-CN': '{brand}：有人为此号码申请重置密码，但该号码没有账户。您无需操作。',
  },
  isOthers: {
    en: '{brand}: this number belongs to another account, so it can’t be added to yours.',
    fil: '{brand}: nasa ibang account na ang numerong ito, kaya hindi ito maidaragdag sa iyo.',
    'zh-CN': '{brand}：此号码已属于另一个账户，无法添加到您的账户。',
  },
} satisfies Record<string, LocalizedText>;

export type CodeMessage = keyof typeof CODE_MESSAGES;
