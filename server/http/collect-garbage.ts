import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect: unknown = vm.runInNewContext('gc');

/**
 * Frees what nobody holds any more, at the cost of a pause of some tens of milliseconds. The engine would get to it, but
 * only after more of the same: a few bodies of ten megabytes, each as bytes, text and value, are past the server's bound
 * by then.
 */
export function collectGarbage(): void {
  if (typeof collect === 'function') collect();
}
