import { spawn } from 'node:child_process';

export interface StepResult {
  readonly name: string;
  readonly isPassed: boolean;
  readonly output: string;
}

/** Runs one part of a check, prints its duration, and its output when it failed. */
export async function runStep(name: string, work: () => Promise<string>): Promise<StepResult> {
  const startedAt = performance.now();
  let result: StepResult;
  try {
    result = { name, isPassed: true, output: await work() };
  } catch (error) {
    result = { name, isPassed: false, output: error instanceof Error ? error.message : String(error) };
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!result.isPassed) console.log(result.output.trim());
  console.log(`${result.isPassed ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(6)} s`);
  return result;
}

/** Runs a package's program on this Node. @throws Error with everything it printed, when it fails. */
export function runProgram(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said.join(''));
      else reject(new Error(said.join('')));
    });
  });
}

export const biome = () =>
  runProgram('node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '--error-on-warnings', '.']);
export const typeCheck = () => runProgram('node_modules/typescript/bin/tsc', ['-p', '.']);
