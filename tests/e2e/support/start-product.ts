import { operateOn } from './players.ts';
import { startProduct } from './product.ts';

/** What the lobby wears in some weeks of the year would be in every picture of it. */
const SEASONS = ['christmas', 'newYear', 'festival'];

/** One product for the whole run; its address goes to the workers by the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  // Against a product that already runs, as in development.
  if (process.env.E2E_ORIGIN) return async () => {};
  const product = await startProduct();
  process.env.E2E_ORIGIN = product.origin;
  process.env.E2E_DATA_DIR = product.dataDir;
  for (const name of SEASONS) await operateOn(product.dataDir, '--as', 'olive', 'activity', 'off', name);
  return () => product.stop();
}
