import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { readSettings } from '../server/settings.ts';
import {
  checkPorts,
  listParts,
  type PlatformPart,
  PORTS,
  prepareDatabase,
  registerPart,
  runPlatform,
} from './platform.ts';
import { watchFolders } from './watch-folders.ts';

/** Vite's own listener comes first, the product's own after it. */
const DEV_PORTS = 1 + PORTS;
/** The server's sources. */
const SERVER_SOURCES = ['server', 'contract', 'maths', 'tools/sandbox-aggregator'];

/**
 * The product for development: the client reloads by Vite on PORT, the server restarts on a change and answers
 * behind Vite's proxy, and the games are built again on a change.
 */
await runPlatform(async () => {
  const settings = readSettings({ ...process.env, SANDBOX: '1' });
  await checkPorts(settings, DEV_PORTS);
  const inner = { ...settings, port: settings.port + 1 };
  const databaseUrl = await prepareDatabase(inner);
  // The watcher writes to the games' folder: the next start must build its own.
  fs.rmSync('dist/.sources', { force: true });
  // The server serves the folder that exists at its start.
  fs.mkdirSync('dist/games', { recursive: true });
  const parts = listParts(inner, databaseUrl, {
    env: { PUBLIC_ORIGIN: `http://localhost:${settings.port}` },
    hasAggregator: settings.studioOrigins === null,
  });
  await restartOnExit(parts, `${settings.dataDir}/logs`);
  startVite('games build', ['build', '--watch', '-c', 'vite.games.config.ts', '--logLevel', 'warn'], {});
  startVite('client', ['--port', String(settings.port), '--strictPort'], {
    SERVER_ADDRESS: `http://127.0.0.1:${inner.port}`,
  });
});

/** Starts the parts and restarts them whenever their sources change, also after a failed start. */
async function restartOnExit(parts: readonly PlatformPart[], logs: string): Promise<void> {
  const start = () => parts.map((part) => ({ part, service: part.start() }));
  let running = start();
  const stop = async () => {
    for (const { service } of running.toReversed()) await service.stop();
  };
  const waitUntilReady = async () => {
    for (const { part, service } of running.toReversed()) await service.waitUntilReady(part.readyUrl);
  };
  // One restart after the other, however fast the changes come.
  let turn = Promise.resolve();
  const restart = async () => {
    await stop();
    running = start();
    await waitUntilReady();
    console.log('The server runs the change.');
  };
  const unwatch = watchFolders(SERVER_SOURCES, () => {
    turn = turn.then(restart).catch(() => console.error(`The server does not start: ${logs}/server.log`));
  });
  registerPart('server', {
    ended: new Promise(() => {}),
    async stop() {
      unwatch();
      await turn;
      await stop();
    },
  });
  await waitUntilReady();
}

function startVite(name: string, args: readonly string[], env: Readonly<Record<string, string>>): void {
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  registerPart(name, {
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  });
}
