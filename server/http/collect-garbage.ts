import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect: unknown = vm.runInNewContext('gc');

/**
 * Runs the garbage collector, at the cost of a pause of some tens of milliseconds. The engine would do so later, but a
 * few more bodies of ten megabytes, each as bytes, text and value, would exceed the server's memory limit by then.
 */
export function collectGarbage(): void {
  if (typeof collect === 'function') collect();
}
