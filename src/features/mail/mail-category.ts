import type { MailCategory } from '../../../contract/mail/mail-calls.ts';
import type { EmblemName } from '../../ui/emblem-names.ts';

/** The icon of each category, by its name in assets/icons.ts. */
export const MAIL_ICONS: Readonly<Record<MailCategory, string>> = {
  service: 'games',
  account: 'person-circle',
  reward: 'gift',
  offer: 'megaphone',
};

/** What is drawn of each. */
export const MAIL_EMBLEMS: Readonly<Record<MailCategory, EmblemName>> = {
  service: 'games',
  account: 'account',
  reward: 'offers',
  offer: 'announcement',
};
