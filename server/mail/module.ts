import * as calls from '../../contract/mail/calls.ts';
import { defineServerModule } from '../module.ts';
import { mailHandlers } from './mail-handlers.ts';

export const mail = defineServerModule({
  calls,
  handlers: {
    ...mailHandlers,
  },
  jobs: {},
});
