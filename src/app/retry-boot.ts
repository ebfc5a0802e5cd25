interface World {
  readonly isOnline: boolean;
  /** Starts of this visit that failed in a row before this one. */
  readonly failures: number;
  onOnline(work: () => void): void;
  after(ms: number, work: () => void): void;
  reload(): void;
  /** Shows that the site cannot be started. */
  giveUp(): void;
}

const PAUSES_MS = [3_000, 10_000, 30_000];

/**
 * Loads the page again once there is a network, or after a growing pause where there is one: a module that failed
 * once is not requested a second time, and without the services the age notice would never come. What is blocked
 * for good is said so, and the page stops loading itself again.
 */
export function retryBoot(world: World): void {
  const pause = PAUSES_MS[world.failures];
  if (!world.isOnline) world.onOnline(world.reload);
  else if (pause === undefined) world.giveUp();
  else world.after(pause, world.reload);
}
