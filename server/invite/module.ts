import * as calls from '../../contract/invite/calls.ts';
import { defineServerModule } from '../module.ts';
import { inviteExchangeHandlers, payInvitePeriods } from './invite-exchange.ts';
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
});
