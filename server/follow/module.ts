import * as calls from '../../contract/follow/calls.ts';
import { defineServerModule } from '../module.ts';
import { followConfig } from './follow-config.ts';
import { followHandlers } from './follow-handlers.ts';

export const follow = defineServerModule({
  calls,
  handlers: followHandlers,
  jobs: {},
  config: [followConfig],
});
