import { readSettings } from '../server/settings.ts';
import { buildClient } from './build-client.ts';
import { checkPorts, prepareDatabase, runPlatform, startServices } from './platform.ts';

/** The whole product on one machine, with the sandbox behind it; prints its address when it answers. */
await runPlatform(async () => {
  const settings = readSettings({ ...process.env, SANDBOX: '1' });
  await checkPorts(settings);
  // Before the build: a data folder in use or a full disk is reported at once.
  const databaseUrl = await prepareDatabase(settings);
  await buildClient(() => console.log('Building …'));
  await startServices(settings, databaseUrl);
  console.log(`Ready: http://localhost:${settings.port}`);
});
