import * as calls from '../../contract/studios/calls.ts';
import { defineServerModule } from '../module.ts';
import { openHostedPage } from './hosted-page.ts';
import { proofHandlers } from './proofs/proof-handlers.ts';
import { closeProofModes } from './proofs/proof-modes.ts';
import { aggregatorsConfig } from './remote/aggregators-config.ts';
import { addLeavePage } from './remote/leave-page.ts';
import { addRemoteCalls } from './remote/remote-routes.ts';
import { addPosterFiles } from './serve/poster-files.ts';
import { STUDIO_COMMANDS } from './studio-commands.ts';
import { studioBoundsConfig } from './studios-config.ts';
import { sweepStudioFiles } from './sweep-studio-files-job.ts';

export const studios = defineServerModule({
  calls,
  handlers: proofHandlers,
  jobs: { sweepStudioFiles },
  commands: STUDIO_COMMANDS,
  frameRoutes: [addLeavePage],
  routes: [addPosterFiles, closeProofModes, addRemoteCalls],
  hooks: { hostedPage: openHostedPage },
  config: [studioBoundsConfig, aggregatorsConfig],
});
