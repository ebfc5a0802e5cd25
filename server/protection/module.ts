import * as calls from '../../contract/protection/calls.ts';
import { defineServerModule } from '../module.ts';
import { eraseProtectionRows } from './erase-protection-queries.ts';
import { EXCLUSION_COMMANDS } from './exclusion-commands.ts';
import { isExcludedIdentity } from './exclusion-marks.ts';
import { FAMILY_COMMANDS } from './family-commands.ts';
import { familyHandlers } from './family-requests.ts';
import { leavingHandlers } from './leaving.ts';
import { mayBeOffered } from './offers.ts';
import { playReportHandlers } from './play-report.ts';
import { findPlayedFrom, rejectPlay, rejectUsedUpLimit } from './player-protection.ts';
import { familyConfig } from './protection-config.ts';
import { protectionHandlers } from './protection-handlers.ts';
import { assertMayPlay } from './public/may-play.ts';
import { purgeFamilyRequests } from './purge-family-requests-job.ts';
import { readRefusalDetails } from './refusal-details.ts';
import { REGISTER_COMMANDS } from './register-commands.ts';
import { readSessionPlay } from './session-play.ts';
import { mayRefuseStake } from './stake-bar-queries.ts';

export const protection = defineServerModule({
  calls,
  handlers: {
    ...protectionHandlers,
    ...leavingHandlers,
    ...familyHandlers,
    ...playReportHandlers,
  },
  jobs: { purgeFamilyRequests },
  commands: [...EXCLUSION_COMMANDS, ...FAMILY_COMMANDS, ...REGISTER_COMMANDS],
  hooks: {
    mayBeOffered,
    assertMayPlay,
    rejectPlay,
    rejectUsedUpLimit,
    findPlayedFrom,
    isExcludedIdentity,
    refusalDetails: readRefusalDetails,
    sessionPlay: readSessionPlay,
    erase: eraseProtectionRows,
    stakeBars: mayRefuseStake,
  },
  config: [familyConfig],
});
