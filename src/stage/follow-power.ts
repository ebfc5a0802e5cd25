import { isDataSaverOn, REDUCED_DATA } from '../platform/savings.ts';

/** The battery status of the device; null where the browser does not report it. */
export interface Battery {
  /** From 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

const LOW_LEVEL = 0.2;

/** Whether decorative animation should stop: no bulb chase, no banner that changes by itself. */
export function isThrifty(hasDataSaver: boolean, battery: Battery | null): boolean {
  return hasDataSaver || (battery !== null && !battery.charging && battery.level <= LOW_LEVEL);
}

interface PowerNavigator {
  readonly connection?: EventTarget;
  getBattery?(): Promise<Battery & EventTarget>;
}

/** Reports low power at once, and again at each change. @returns the function that stops it */
export function followPower(onChange: (isThrifty: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const own = navigator as PowerNavigator;
  let battery: Battery | null = null;
  const check = () => onChange(isThrifty(isDataSaverOn(), battery));
  own.connection?.addEventListener('change', check, { signal });
  matchMedia(REDUCED_DATA).addEventListener('change', check, { signal });
  own.getBattery?.().then(
    (found) => {
      if (signal.aborted) return;
      battery = found;
      for (const name of ['levelchange', 'chargingchange']) found.addEventListener(name, check, { signal });
      check();
    },
    // A page may be forbidden to know.
    () => undefined,
  );
  check();
  return () => stop.abort();
}
