/** Failures after which it is unknown whether the server did the work. */
const UNSURE_FAILURES: readonly string[] = ['timeout', 'offline', 'unreadable', 'internal', 'busy'];

export function isUnsure(failureKey: string): boolean {
  return UNSURE_FAILURES.includes(failureKey);
}

/**
 * Request ids of a form's attempts: the same values keep their id, so that sending again after a lost answer
 * requests the result of the first attempt; changed values get a new id.
 * It lives in memory only, because the values hold a password.
 */
export function createAttempts(newId: () => string) {
  let last: { readonly values: string; readonly id: string } | null = null;

  function idFor(values: unknown): string {
    const text = JSON.stringify(values);
    if (last?.values !== text) last = { values: text, id: newId() };
    return last.id;
  }

  /** Runs an attempt and deletes its id once the server has answered, with success or an error. */
  async function holdWhileUnsure<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      const result = await attempt();
      last = null;
      return result;
    } catch (error) {
      if (!isUnsure((error as { key?: string }).key ?? 'internal')) last = null;
      throw error;
    }
  }

  return { idFor, holdWhileUnsure };
}
