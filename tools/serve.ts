import os from 'node:os';
import path from 'node:path';
import { readSettings, type Settings } from '../server/settings.ts';
import { buildClient } from './build-client.ts';
import { checkPorts, prepareDatabase, registerPart, runPlatform, startServices } from './platform.ts';
import { startService } from './service-process.ts';

/** Of the studio games’ build: a third of a share where the processors are busy: the lobby is open meanwhile. */
const NICENESS = 5;

/** Only `npm start` asks for games of studios, and the tests that need them: the lobby of all other tests has none. */
const asks = (option: '--studio-games' | '--aggregator') => process.argv.includes(option);

/** The whole product on one machine, with the sandbox behind it; prints its address when it answers. */
await runPlatform(async () => {
  const settings = readSettings({ ...process.env, SANDBOX: '1' });
  await checkPorts(settings);
  // Before the build: a data folder in use or a full disk is reported at once.
  const databaseUrl = await prepareDatabase(settings);
  await buildClient(() => console.log('Building …'));
  // Its port is that of studios' games where these have names.
  const hasAggregator = asks('--aggregator') && settings.studioOrigins === null;
  await startServices(settings, databaseUrl, { hasAggregator });
  console.log(`Ready: http://localhost:${settings.port}`);
  if (asks('--studio-games')) releasePackages(settings, databaseUrl);
});

/** In a process of its own that gives way to the others: nobody waits for it, and nothing ends with it. */
function releasePackages({ dataDir }: Settings, databaseUrl: string): void {
  const log = path.resolve(dataDir, 'logs', 'studio-games.log');
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: path.resolve(dataDir), SANDBOX: '1' };
  const job = startService('studio games', 'tools/release-packages.ts', env, log);
  if (job.pid !== undefined) os.setPriority(job.pid, NICENESS);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    return job.stop();
  };
  registerPart(job.name, { stop, ended: new Promise(() => {}) });
  job.ended.then((status) => {
    if (status !== 0 && !isStopped)
      console.error(`Our studio games are not in the lobby yet, the next start tries again; see ${log}.`);
  });
}
