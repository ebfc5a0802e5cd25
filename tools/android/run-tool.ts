import { spawnSync } from 'node:child_process';

/** Runs a program of the build to its end. @throws Error with everything it printed, when it fails */
export function runTool(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return `${stdout}${stderr}`;
  throw new Error(`${program} failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
}
