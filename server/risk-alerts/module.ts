import { defineServerModule } from '../module.ts';
import { ALERT_COMMANDS } from './alert-commands.ts';

export const riskAlerts = defineServerModule({
  calls: {},
  handlers: {},
  jobs: {},
  commands: [...ALERT_COMMANDS],
});
