import * as calls from '../../contract/install/calls.ts';
import { defineServerModule } from '../module.ts';
import { addAndroidFiles } from './android-files.ts';
import { androidConfig } from './install-config.ts';
import { installHandlers } from './install-handlers.ts';
import { addWebManifest } from './web-manifest.ts';

export const install = defineServerModule({
  calls,
  handlers: installHandlers,
  jobs: {},
  routes: [addAndroidFiles, addWebManifest],
  config: [androidConfig],
});
