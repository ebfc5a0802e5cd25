import * as calls from '../../contract/auth/calls.ts';
import { defineServerModule } from '../module.ts';
import { authHandlers } from './auth-handlers.ts';
import { codeSignInHandlers } from './code-sign-in.ts';
import { codeHandlers } from './codes.ts';
import { deviceCodeHandlers } from './device-sign-in.ts';
import { endExpiredSessions } from './end-expired-sessions-job.ts';
import { openSessionHandlers } from './open-sessions.ts';
import { passwordHandlers } from './password-changes.ts';
import { PLAYER_ACTS } from './player-commands.ts';
import { presenceHandlers } from './presence.ts';
import { dropOldCodes } from './purge-codes-job.ts';
import { socialHandlers } from './social-sign-in.ts';
import { proofHandlers } from './step-up.ts';
import { proofRegistrationHandlers } from './verified-registration.ts';
import { wayOutHandlers } from './withdrawal-only-session.ts';

export const auth = defineServerModule({
  calls,
  handlers: {
    ...authHandlers,
    ...codeHandlers,
    ...deviceCodeHandlers,
    ...codeSignInHandlers,
    ...proofRegistrationHandlers,
    ...passwordHandlers,
    ...socialHandlers,
    ...presenceHandlers,
    ...openSessionHandlers,
    ...proofHandlers,
    ...wayOutHandlers,
  },
  jobs: { dropOldCodes, endExpiredSessions },
  commands: [...PLAYER_ACTS],
});
