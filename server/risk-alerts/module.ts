import { defineServerModule } from '../module.ts';
import { ALERT_COMMANDS } from './alert-commands.ts';
import { flagsConfig } from './risk-alerts-config.ts';

export const riskAlerts = defineServerModule({
  calls: {},
  handlers: {},
  jobs: {},
  commands: [...ALERT_COMMANDS],
  config: [flagsConfig],
});
