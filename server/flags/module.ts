import { defineServerModule } from '../module.ts';
import { FLAG_COMMANDS } from './flag-commands.ts';

export const flags = defineServerModule({
  calls: {},
  handlers: {},
  jobs: {},
  commands: [...FLAG_COMMANDS],
});
