import { defineServerModule } from '../module.ts';
import { openHostedPage } from './hosted-page.ts';
import { addPosterFiles } from './serve/poster-files.ts';
import { STUDIO_COMMANDS } from './studio-commands.ts';
import { studioBoundsConfig } from './studios-config.ts';
import { sweepStudioFiles } from './sweep-studio-files-job.ts';

export const studios = defineServerModule({
  calls: {},
  handlers: {},
  jobs: { sweepStudioFiles },
  commands: STUDIO_COMMANDS,
  routes: [addPosterFiles],
  hooks: { hostedPage: openHostedPage },
  config: [studioBoundsConfig],
});
