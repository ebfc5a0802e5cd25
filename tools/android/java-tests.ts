import fs from 'node:fs';
import { sourcesOf } from './build-apk.ts';
import type { Jdk } from './jdk.ts';
import { runTool } from './run-tool.ts';
import type { Toolchain } from './toolchain.ts';

export const RULES = 'android/app/src/main/java/com/marquee/lobby/rules';
const TESTS = 'android/app/src/test/java';
const OUTPUT_FOLDER = '.cache/android/java-tests';

/** Compiles the classes that know nothing of Android, and runs their tests. @throws Error with the failed ones */
export function runJavaTests({ javac, java }: Jdk, { testClassPath }: Toolchain): number {
  fs.rmSync(OUTPUT_FOLDER, { recursive: true, force: true });
  fs.mkdirSync(OUTPUT_FOLDER, { recursive: true });
  const tests = sourcesOf(TESTS);
  const sources = [...sourcesOf(RULES), ...tests];
  runTool(javac, [
    '--release',
    '8',
    '-Xlint:-options',
    '-encoding',
    'UTF-8',
    '-cp',
    testClassPath,
    '-d',
    OUTPUT_FOLDER,
    ...sources,
  ]);
  const names = tests.map((file) => file.slice(TESTS.length + 1, -'.java'.length).replaceAll('/', '.'));
  const told = runTool(java, [
    '-cp',
    `${OUTPUT_FOLDER}:${testClassPath}`,
    'org.junit.runner.JUnitCore',
    ...names,
  ]);
  const passed = Number(/OK \((\d+) tests?\)/.exec(told)?.[1] ?? 0);
  if (passed === 0) throw new Error(`no test of the Java classes ran:\n${told}`);
  return passed;
}
