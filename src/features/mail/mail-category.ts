import type { MailCategory } from '../../../contract/mail/mail-calls.ts';
import type { EmblemName } from '../../ui/emblem-names.ts';

/** Each category has an icon; the names are keys of assets/icons.ts. */
export const MAIL_ICONS: Readonly<Record<MailCategory, string>> = {
  service: 'games',
  account: 'person-circle',
  reward: 'gift',
  offer: 'megaphone',
};

/** Each category has an emblem: it stands beside a mail in the list and above an opened one. */
export const MAIL_EMBLEMS: Readonly<Record<MailCategory, EmblemName>> = {
  service: 'games',
  account: 'account',
  reward: 'offers',
  offer: 'announcement',
};
