import type { MailCategory, MailLink } from '../../contract/mail/mail-calls.ts';
import type { MailTemplate } from '../outbox.ts';

interface TemplateRule {
  readonly category: MailCategory;
  readonly links: readonly MailLink[];
}

/**
 * Every template of the platform's own is a service message: it says what concerns the player's own play or account, and
 * offers nothing. So it needs no consent to advertising, and goes to players on a break and excluded ones too. It waits in
 * the mail box until they look; only who switched it on is notified of it. What advertises is written by operators (server/mail/operator),
 * whose sender asks `mayAdvertise` of the domain rights for each player.
 */
export const MAIL_TEMPLATES: Readonly<Record<MailTemplate, TemplateRule>> = {
  gameIncident: { category: 'service', links: ['bets', 'fair', 'complaint'] },
  complaintAnswered: { category: 'account', links: ['complaints'] },
  lotteryPaid: { category: 'service', links: ['tickets', 'fair'] },
  lotteryRefunded: { category: 'service', links: ['tickets'] },
  feedbackAnswered: { category: 'account', links: ['feedback'] },
  chatAnswered: { category: 'account', links: ['service'] },
};
