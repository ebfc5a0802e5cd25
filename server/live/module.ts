import * as calls from '../../contract/live/calls.ts';
import { defineServerModule } from '../module.ts';
import { liveConfig } from './live-config.ts';
import { addLiveFiles } from './live-files.ts';
import { liveHandlers } from './live-handlers.ts';

export const live = defineServerModule({
  calls,
  handlers: liveHandlers,
  jobs: {},
  routes: [addLiveFiles],
  config: [liveConfig],
});
