import * as calls from '../../contract/config/calls.ts';
import { defineServerModule } from '../module.ts';
import { CONFIG_COMMANDS } from './config-commands.ts';
import { configHandlers } from './config-handlers.ts';
import {
  imagesConfig,
  maintenanceConfig,
  platformsConfig,
  propsConfig,
  rateLimitsConfig,
} from './platform-config.ts';
import {
  clientConfig,
  customerServiceConfig,
  marketConfig,
  themeConfig,
  unitValuesConfig,
} from './public/market-config.ts';
import { seedConfig } from './seed-config.ts';

export const config = defineServerModule({
  calls,
  handlers: {
    ...configHandlers,
  },
  jobs: {},
  commands: [...CONFIG_COMMANDS],
  seed: seedConfig,
  config: [
    clientConfig,
    marketConfig,
    maintenanceConfig,
    rateLimitsConfig,
    customerServiceConfig,
    themeConfig,
    platformsConfig,
    propsConfig,
    unitValuesConfig,
    imagesConfig,
  ],
});
