import * as calls from '../../contract/auth/calls.ts';
import { defineServerModule } from '../module.ts';
import { auditRead } from './audit-read-command.ts';
import { readAuthAppConfig } from './auth-app-config.ts';
import { codesConfig, socialProvidersConfig } from './auth-config.ts';
import { authHandlers } from './auth-handlers.ts';
import { codeSignInHandlers } from './code-sign-in.ts';
import { codeHandlers } from './codes.ts';
import { deviceCodeHandlers } from './device-sign-in.ts';
import { endExpiredSessions } from './end-expired-sessions-job.ts';
import { eraseAuthRows } from './erase-auth-queries.ts';
import { openSessionHandlers } from './open-sessions.ts';
import { passwordHandlers } from './password-changes.ts';
import { PLAYER_COMMANDS } from './player-commands.ts';
import { presenceHandlers } from './presence.ts';
import { lengthsConfig, signInConfig } from './public/auth-config.ts';
import { purgeOldCodes } from './purge-codes-job.ts';
import { purgeOldWindows } from './purge-windows-job.ts';
import { socialHandlers } from './social-sign-in.ts';
import { stepUpHandlers } from './step-up.ts';
import { verifiedRegistrationHandlers } from './verified-registration.ts';
import { withdrawalOnlyHandlers } from './withdrawal-only-session.ts';

export const auth = defineServerModule({
  calls,
  handlers: {
    ...authHandlers,
    ...codeHandlers,
    ...deviceCodeHandlers,
    ...codeSignInHandlers,
    ...verifiedRegistrationHandlers,
    ...passwordHandlers,
    ...socialHandlers,
    ...presenceHandlers,
    ...openSessionHandlers,
    ...stepUpHandlers,
    ...withdrawalOnlyHandlers,
  },
  jobs: { purgeOldWindows, purgeOldCodes, endExpiredSessions },
  commands: [...PLAYER_COMMANDS, auditRead],
  config: [lengthsConfig, signInConfig, codesConfig, socialProvidersConfig],
  hooks: { appConfig: readAuthAppConfig, erase: eraseAuthRows },
});
