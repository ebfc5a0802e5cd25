import * as calls from '../../contract/mail/calls.ts';
import { defineServerModule } from '../module.ts';
import { readCampaignProgress } from './campaign-queries.ts';
import { sendCampaigns, startCampaign } from './campaigns.ts';
import { eraseMailRows } from './erase-mail-queries.ts';
import { mailDots } from './mail-dots.ts';
import { mailHandlers } from './mail-handlers.ts';
import { readMailAppConfig } from './notices/mail-app-config.ts';
import { NOTICE_COMMANDS } from './notices/notice-commands.ts';
import { noticeHandlers } from './notices/notice-handlers.ts';
import { readNextNoticeChange } from './notices/notice-queries.ts';
import { seedNotices } from './notices/seed-notices.ts';
import { CAMPAIGN_COMMANDS } from './operator/campaign-commands.ts';
import { sendOperatorMail } from './operator/send-operator-mail-job.ts';
import { TEMPLATE_COMMANDS } from './operator/template-commands.ts';
import { sendMail } from './public/mail-box.ts';
import { writeMail } from './write-mail.ts';

export const mail = defineServerModule({
  calls,
  handlers: {
    ...mailHandlers,
    ...noticeHandlers,
  },
  jobs: { sendOperatorMail },
  commands: [...TEMPLATE_COMMANDS, ...CAMPAIGN_COMMANDS, ...NOTICE_COMMANDS],
  seed: seedNotices,
  hooks: {
    appConfig: readMailAppConfig,
    nextConfigChange: readNextNoticeChange,
    redDots: mailDots,
    erase: eraseMailRows,
    outbox: { send: sendMail, startCampaign, readCampaignProgress, sendCampaigns, write: writeMail },
  },
});
