import * as calls from '../../contract/invite/calls.ts';
import { defineServerModule } from '../module.ts';
import { inviteSpinConfig } from './invite-config.ts';
import { hasInviteSpin } from './invite-dot.ts';
import { inviteExchangeHandlers, payInvitePeriods } from './invite-exchange.ts';
import { inviteSeedTable } from './invite-seed-queries.ts';
import { inviteSpinHandlers } from './invite-spin.ts';
import { inviteStateHandlers } from './invite-state.ts';

export const invite = defineServerModule({
  calls,
  handlers: {
    ...inviteStateHandlers,
    ...inviteSpinHandlers,
    ...inviteExchangeHandlers,
  },
  jobs: { payInvitePeriods },
  hooks: {
    seedTables: () => [inviteSeedTable],
    redDots: async (context, id) => ({ spinAwardFlag: await hasInviteSpin(context, id) }),
  },
  config: [inviteSpinConfig],
});
