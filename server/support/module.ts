import * as calls from '../../contract/support/calls.ts';
import { defineServerModule } from '../module.ts';
import { chatHandlers } from './chat.ts';
import { CHAT_COMMANDS } from './chat-commands.ts';
import { eraseSupportRows } from './erase-support-queries.ts';
import { feedbackHandlers } from './feedback.ts';
import { FEEDBACK_COMMANDS } from './feedback-commands.ts';
import { imageHandlers } from './images.ts';
import { addLiveChatPage } from './live-chat-page.ts';
import { purgeSupport } from './purge-support-job.ts';
import { readSupportAppConfig } from './support-app-config.ts';
import { companyConfig, faqConfig, supportConfig } from './support-config.ts';
import { supportInfoHandlers } from './support-info.ts';

export const support = defineServerModule({
  calls,
  handlers: {
    ...chatHandlers,
    ...feedbackHandlers,
    ...imageHandlers,
    ...supportInfoHandlers,
  },
  jobs: { purgeSupport },
  commands: [...CHAT_COMMANDS, ...FEEDBACK_COMMANDS],
  frameRoutes: [addLiveChatPage],
  config: [supportConfig, companyConfig, faqConfig],
  hooks: { appConfig: readSupportAppConfig, erase: eraseSupportRows },
});
