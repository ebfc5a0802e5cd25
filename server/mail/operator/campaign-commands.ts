import { readConfig } from '../../config/public/config-value-queries.ts';
import { marketConfig, unitValuesConfig } from '../../config/public/market-config.ts';
import { marketMoney } from '../../config/public/market-money.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Tx } from '../../db/sql.ts';
import { makeId } from '../../make-id.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../../ops/command.ts';
import { costOf } from '../../rewards/public/reward-cost.ts';
import { couponsConfig } from '../../rewards/public/rewards-config.ts';
import { countConsents } from '../../rights/public/given-consents.ts';
import { sayMomentInZone } from '../write-mail.ts';
import { sayAudience } from './audience.ts';
import {
  findOperatorCampaign,
  insertPreview,
  lockOperatorCampaign,
  type OperatorCampaign,
  readOperatorCampaigns,
  updateApproved,
  updateStopped,
} from './operator-campaign-queries.ts';
import { readAudience, readEnclosure, readPreviewOptions, readValues } from './preview-options.ts';
import { countRecipients } from './read-recipients.ts';
import { sayTexts, wantedTemplate } from './template-commands.ts';
import { findTemplateVersion, type TemplateRow } from './template-queries.ts';
import type { PlaceValues } from './template-rules.ts';

const DAY_MS = 86_400_000;
/** A preview that is not sent by then must be made again: players and consents have changed. */
const PREVIEW_DAYS = 7;

interface Count {
  readonly recipients: number;
  /** Of them, who has agreed to advertising. */
  readonly agreed: number;
}

async function countReached(
  tx: Tx,
  { audience, isPromotion }: Pick<OperatorCampaign, 'audience' | 'isPromotion'>,
  now: number,
) {
  let agreed = 0;
  const recipients = await countRecipients(tx, audience, now, async (ids) => {
    if (isPromotion) agreed += await countConsents(tx, ids, 'email');
  });
  return { recipients, agreed } satisfies Count;
}

type CampaignConditions = Pick<
  OperatorCampaign,
  'audience' | 'rewards' | 'wageringMultiple' | 'claimDays' | 'isPromotion'
>;

/** What it is, whom it reaches, and what it may cost. */
async function sayCampaign(
  tx: Tx,
  { audience, rewards, wageringMultiple, claimDays, isPromotion }: CampaignConditions,
  { recipients, agreed }: Count,
): Promise<string> {
  const money = await marketMoney(tx);
  const lines = [`To ${sayAudience(audience)}: ${recipients} recipients.`];
  if (isPromotion)
    lines.push(`Advertising: ${agreed} of them have agreed to it; each is checked again when it is sent.`);
  if (rewards) {
    const [unitValues, coupons] = [
      await readConfig(tx, unitValuesConfig),
      await readConfig(tx, couponsConfig),
    ];
    const cost = costOf(rewards, { unitValues, maxCouponBonus: coupons.maxBonus });
    const what = rewards.map(({ propId, count: number }) => `${propId} × ${number}`).join(', ');
    const bets = wageringMultiple > 0 ? `, money bet ${wageringMultiple} times` : '';
    lines.push(
      `Attached: ${what}${bets}, to be claimed within ${claimDays} days; may cost ${money(cost * (isPromotion ? agreed : recipients))} in all.`,
    );
  }
  return lines.join('\n');
}

async function sayPreview(
  tx: Tx,
  { template, values, until }: { template: TemplateRow; values: PlaceValues; until: number | null },
): Promise<string> {
  const { timeZone } = await readConfig(tx, marketConfig);
  return sayTexts(template, (locale) => ({
    ...values,
    ...(until !== null && { until: sayMomentInZone(until, { locale, timeZone }) }),
  }));
}

const preview: OperatorCommand = {
  name: 'mail preview',
  usage:
    '<template> --to <account>|segment|all [--vip 3-10] [--registered-from <day>] [--registered-before <day>] [--deposited yes|no] [--language <code>] [--values <json>] [--rewards <json> [--wagering <n>] [--days <n>]] [--promotion]',
  about: 'Shows a mail in three languages and counts whom it reaches; `mail send` then sends exactly this.',
  async run({ tx, args, actor, now, random }) {
    const options = readPreviewOptions(args);
    const template = await wantedTemplate(tx, requireArgument(options.words, 0, 'the template'));
    if (options.words.length > 1) throw new CommandError(`"${options.words[1]}" is too much.`);
    const audience = await readAudience(tx, options);
    const enclosure = readEnclosure(options);
    const values = readValues(template, options, enclosure.rewards !== null);
    const campaign = {
      id: makeId(now, random(10)),
      category: template.category,
      params: { text: template.id, values },
      audience,
      ...enclosure,
      isPromotion: template.category === 'offer' || options.flags.has('promotion'),
      previewedBy: actor,
      previewedAt: now,
    };
    await insertPreview(tx, campaign);
    const counted = await countReached(tx, campaign, now);
    const until = enclosure.claimDays === null ? null : now + enclosure.claimDays * DAY_MS;
    const said = await sayCampaign(tx, campaign, counted);
    return {
      say: `${said}\n\n${await sayPreview(tx, { template, values, until })}\n\nTo send it: mail send ${campaign.id}`,
      subject: `mail ${campaign.id}`,
      details: { template: template.name, version: template.id, recipients: counted.recipients },
    };
  },
};

/** The job sends 500 every five seconds, and others have their turn between. */
function sayMinutes(recipients: number): string {
  const minutes = Math.ceil(((recipients / 500) * 6) / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** @throws CommandError unless it is a preview that can still be sent */
function assertSendable(campaign: OperatorCampaign | undefined, id: string, now: number): OperatorCampaign {
  if (!campaign) throw new CommandError(`There is no mail "${id}". Begin with: mail preview.`);
  if (campaign.startedAt !== null) throw new CommandError('It was sent before. See: mail list.');
  if (campaign.stoppedAt !== null) throw new CommandError('It was stopped.');
  if (campaign.previewedAt + PREVIEW_DAYS * DAY_MS < now)
    throw new CommandError(`The preview is older than ${PREVIEW_DAYS} days: make it again.`);
  return campaign;
}

const send: OperatorCommand = {
  name: 'mail send',
  usage: '<id of the preview>',
  about: 'Sends what was previewed: to one player by one operator; to more, or with an attachment, by two.',
  async needsTwoOperators({ args: [id = ''], tx }) {
    const campaign = isUuid(id) ? await findOperatorCampaign(tx, id) : undefined;
    return campaign !== undefined && (campaign.rewards !== null || campaign.audience.playerId === null);
  },
  async run({ tx, args, actor, askedBy, now }) {
    const id = requireArgument(args, 0, 'the id of the preview');
    const campaign = assertSendable(isUuid(id) ? await lockOperatorCampaign(tx, id) : undefined, id, now);
    const counted = await countReached(tx, campaign, now);
    if (counted.recipients === 0) throw new CommandError('It reaches nobody.');
    const approval = { recipients: counted.recipients, askedBy: askedBy ?? actor, approvedBy: actor };
    await updateApproved(tx, { id, ...approval, startedAt: now });
    const template = await findTemplateVersion(tx, campaign.params.text);
    return {
      say: `${template?.name}: ${await sayCampaign(tx, campaign, counted)}\nThey get it within ${sayMinutes(counted.recipients)}.`,
      subject: `mail ${id}`,
      details: { ...approval, isPromotion: campaign.isPromotion, hasAttachment: campaign.rewards !== null },
    };
  },
};

const stop: OperatorCommand = {
  name: 'mail stop',
  usage: '<id>',
  about: 'Stops a mail that is being sent, or drops a preview; what has arrived stays.',
  async run({ tx, args, now }) {
    const id = requireArgument(args, 0, 'the id of the mail');
    const campaign = isUuid(id) ? await lockOperatorCampaign(tx, id) : undefined;
    if (!campaign) throw new CommandError(`There is no mail "${id}". See: mail list.`);
    if (campaign.finishedAt !== null)
      throw new CommandError('It has been sent to everybody, or was stopped.');
    await updateStopped(tx, id, now);
    return { say: 'Stopped.', subject: `mail ${id}`, details: {} };
  },
};

const list: OperatorCommand = {
  name: 'mail list',
  usage: '',
  about: 'Lists mails of operators: how many were sent, withheld for want of consent, read and claimed.',
  async run({ tx }) {
    const lines = (await readOperatorCampaigns(tx)).map((row) => {
      const state =
        row.stoppedAt !== null
          ? `stopped ${sayTime(row.stoppedAt)}`
          : row.startedAt === null
            ? `previewed ${sayTime(row.previewedAt)} by ${row.previewedBy}`
            : row.finishedAt === null
              ? 'being sent'
              : `sent ${sayTime(row.finishedAt)}`;
      const approval =
        row.approvedBy === null ? [] : [`asked by ${row.askedBy}, approved by ${row.approvedBy}`];
      const figures =
        row.startedAt === null
          ? []
          : [
              `sent ${row.sent} of ${row.recipients}, withheld ${row.withheld}, read ${row.read}, claimed ${row.claimed}`,
            ];
      return [row.id, row.name, `to ${sayAudience(row.audience)}`, state, ...approval, ...figures].join('\t');
    });
    return { say: lines.join('\n') || 'No mail was previewed yet.', subject: null };
  },
};

export const CAMPAIGN_COMMANDS: readonly OperatorCommand[] = [preview, send, stop, list];
