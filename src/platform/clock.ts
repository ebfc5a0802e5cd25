/** Runs `work` after `ms`. @returns what cancels it. */
export function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** The UTC day of a moment, YYYY-MM-DD: flags that hold once a day turn at UTC midnight. */
export function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
