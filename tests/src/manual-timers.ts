export interface ManualTimer {
  readonly ms: number;
  readonly work: () => void;
}

/** An `after` whose timers wait in the owner's list until a test lets them go off; it returns how to cancel one. */
export const manualAfter =
  (owner: { timers: ManualTimer[] }) =>
  (ms: number, work: () => void): (() => void) => {
    const timer = { ms, work };
    owner.timers.push(timer);
    return () => {
      owner.timers = owner.timers.filter((other) => other !== timer);
    };
  };

/** Lets the timers of this length go off, and forgets the others. @returns how many there were */
export function fireTimers(owner: { timers: ManualTimer[] }, length: number): number {
  const due = owner.timers.filter(({ ms }) => ms === length);
  owner.timers = [];
  for (const { work } of due) work();
  return due.length;
}
