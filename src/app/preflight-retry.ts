interface PreflightRetryDependencies {
  /** Resolves with whether the server answered. */
  check(): Promise<boolean>;
  /** An answer has come: what is known now is shown. */
  onAnswer(): void;
  readState(): { isOnline: boolean; hasPreflightFailed: boolean };
  /** Called whenever a preflight that another caller began has failed. */
  onFailed(work: () => void): void;
  /** The network has come back, or the player requests it. */
  onWanted(work: () => void): void;
  after(ms: number, work: () => void): () => void;
}

export const RETRY_PAUSES_MS = [5_000, 15_000, 60_000] as const;

/**
 * Retries whenever the network comes back, and with growing pauses while the server does not answer: a page
 * that started without it must not stay signed out.
 */
export function retryPreflight(parts: PreflightRetryDependencies): void {
  let tries = 0;
  /** Questions on their way: the network may come back while one is. */
  let asking = 0;
  let cancel = () => {};
  const plan = () => {
    cancel();
    const { isOnline, hasPreflightFailed } = parts.readState();
    // Without a network the `online` event is the next occasion.
    if (!isOnline || !hasPreflightFailed) return;
    const pause = RETRY_PAUSES_MS[Math.min(tries++, RETRY_PAUSES_MS.length - 1)] ?? 0;
    cancel = parts.after(pause, () => void check());
  };
  const check = async () => {
    cancel();
    asking += 1;
    const hasAnswer = await parts.check();
    asking -= 1;
    if (!hasAnswer) {
      if (asking === 0) plan();
      return;
    }
    tries = 0;
    parts.onAnswer();
  };
  parts.onWanted(() => {
    tries = 0;
    void check();
  });
  parts.onFailed(() => {
    if (asking === 0) plan();
  });
  plan();
}
