/** From here on a screen shows the finer image. */
const FINE_FROM = 1.25;

export const REDUCED_DATA = '(prefers-reduced-data: reduce)';

interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the browser's data saver is on or the system is set to save data. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as SavingNavigator;
  return connection?.saveData === true || matchMedia(REDUCED_DATA).matches;
}

/** Density of the requested images: with data saving those for density 1, whatever the screen has. */
export function imageDensity(devicePixelRatio: number, isSparing: boolean): 1 | 2 {
  return devicePixelRatio > FINE_FROM && !isSparing ? 2 : 1;
}
