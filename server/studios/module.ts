import * as calls from '../../contract/studios/calls.ts';
import { defineServerModule } from '../module.ts';
import { openHostedPage } from './hosted-page.ts';
import { proofHandlers } from './proofs/proof-handlers.ts';
import { closeProofModes } from './proofs/proof-modes.ts';
import { aggregatorsConfig } from './remote/aggregators-config.ts';
import { askClosedStudios } from './remote/ask-closed-studios-job.ts';
import { addLeavePage } from './remote/leave-page.ts';
import { openRemotePage } from './remote/remote-page.ts';
import { addRemoteCalls } from './remote/remote-routes.ts';
import { compareRemoteBooks } from './remote-books/compare-remote-books-job.ts';
import { REMOTE_BOOK_COMMANDS } from './remote-books/difference-commands.ts';
import { listRemoteGames } from './remote-list/list-remote-games-job.ts';
import { REMOTE_COMMANDS } from './remote-list/remote-commands.ts';
import { addPosterFiles } from './serve/poster-files.ts';
import { STUDIO_COMMANDS } from './studio-commands.ts';
import { studioBoundsConfig } from './studios-config.ts';
import { sweepStudioFiles } from './sweep-studio-files-job.ts';

export const studios = defineServerModule({
  calls,
  handlers: proofHandlers,
  frameRoutes: [addLeavePage],
  jobs: { sweepStudioFiles, listRemoteGames, askClosedStudios, compareRemoteBooks },
  commands: [...STUDIO_COMMANDS, ...REMOTE_COMMANDS, ...REMOTE_BOOK_COMMANDS],
  routes: [addPosterFiles, closeProofModes, addRemoteCalls],
  hooks: { hostedPage: openHostedPage, remotePage: openRemotePage },
  config: [studioBoundsConfig, aggregatorsConfig],
});
