/** No answer, or none that says whether the server did the work: retry with the same request id. */
const UNCERTAIN_FAILURES: readonly string[] = ['timeout', 'offline', 'unreadable', 'internal', 'busy'];
/** Answered before the server looks the request id up. */
const BEFORE_WORK: readonly string[] = [
  'sessionEnded',
  'tooOften',
  'maintenance',
  'forbidden',
  'withdrawalOnly',
  'unknown',
];

export function isUncertain(failureKey: string): boolean {
  return UNCERTAIN_FAILURES.includes(failureKey);
}

/**
 * Whether the work of a request may have been done although it failed. An error that comes before the request id is
 * looked up says that this attempt did nothing, and nothing of an earlier attempt whose answer was lost.
 */
export function mayBeDone(failureKey: string, isRepeat: boolean): boolean {
  const isBeforeWork = BEFORE_WORK.includes(failureKey) || failureKey.startsWith('withdrawPassword');
  return isUncertain(failureKey) || (isRepeat && isBeforeWork);
}
