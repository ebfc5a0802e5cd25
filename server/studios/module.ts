import { defineServerModule } from '../module.ts';
import { STUDIO_COMMANDS } from './studio-commands.ts';
import { studioBoundsConfig } from './studios-config.ts';

export const studios = defineServerModule({
  calls: {},
  handlers: {},
  jobs: {},
  commands: STUDIO_COMMANDS,
  config: [studioBoundsConfig],
});
