import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { makeDataDirInMemory } from '../../temp-data-dir.ts';

const START_MS = 180_000;
/** Below the range the system hands out by itself, so that nobody is given one of those in between. */
const FIRST_PORT = 18_000;
const LAST_PORT = 28_000;

export interface Product {
  readonly origin: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts the product as a person would, but for our studio games: a data folder of its own, free ports. */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<Product> {
  const dataDir = makeDataDirInMemory();
  const port = await findFreePorts();
  const child = spawn(process.execPath, ['tools/serve.ts', ...args], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const origin = await waitForAddress(child);
  return {
    origin,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitForAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /Ready: (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  }
  child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${said}`)));
  const timer = setTimeout(() => reject(new Error(`the product did not get ready:\n${said}`)), START_MS);
  return promise.finally(() => clearTimeout(timer));
}

/** The first of five neighbouring free ports. */
export async function findFreePorts(): Promise<number> {
  for (;;) {
    const first = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    const areFree = await Promise.all([0, 1, 2, 3, 4].map((next) => isFree(first + next)));
    if (areFree.every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = net.createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  probe.once('error', () => resolve(false));
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  return promise;
}
