import { REQUEST_TIMEOUT_MS } from '../../../contract/limits.ts';

/** Milliseconds to wait for an answer on a connection type, as the Network Information API names it. */
export function requestTimeoutMs(effectiveType: string | undefined): number {
  if (effectiveType === '3g' || effectiveType === '2g' || effectiveType === 'slow-2g') {
    return REQUEST_TIMEOUT_MS[effectiveType];
  }
  return REQUEST_TIMEOUT_MS.default;
}

/** Undefined where the browser does not report it. */
export function connectionType(): string | undefined {
  if (typeof navigator === 'undefined') return undefined;
  return (navigator as Navigator & { connection?: { effectiveType?: string } }).connection?.effectiveType;
}
