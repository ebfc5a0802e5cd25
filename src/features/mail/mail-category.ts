import type { MailCategory } from '../../../contract/mail/mail-calls.ts';

/** The icon of each category, by its name in assets/icons.ts. */
export const MAIL_ICONS: Readonly<Record<MailCategory, string>> = {
  service: 'games',
  account: 'person-circle',
  reward: 'gift',
  offer: 'megaphone',
};
