import { migrate } from '../../server/db/migrate.ts';
import type { SeedSealer } from '../../server/sealed-seed.ts';
import {
  type InsiderResult,
  mostByChance,
  PLAIN_SEALER,
  playInsider,
} from '../server/insider/play-insider.ts';
import { INSIDER_PRODUCTS } from '../server/insider/products.ts';
import { startApp } from '../server/support/app.ts';
import type { Bench, Figure } from './bench.ts';
import { withDatabase } from './with-database.ts';

const PLAYS = 100;
const CONNECTIONS = 8;

/** How each product went, in their order. */
const playAll = (seedSealer?: SeedSealer): Promise<InsiderResult[]> =>
  withDatabase('fair-insider', CONNECTIONS, async (sql, url) => {
    await migrate(sql);
    const app = await startApp(
      { sql, url, connections: CONNECTIONS },
      seedSealer === undefined ? {} : { seedSealer },
    );
    try {
      const results: InsiderResult[] = [];
      for (const product of INSIDER_PRODUCTS) results.push(await playInsider({ sql, app }, product, PLAYS));
      return results;
    } finally {
      await app.stop();
    }
  });

/** Somebody who reads all of the database and plays, on the platform as it is and on one that seals nothing. */
export const bench: Bench = {
  name: 'insider who reads the database',
  async run() {
    const sealed = await playAll();
    const plain = await playAll(PLAIN_SEALER);
    return INSIDER_PRODUCTS.flatMap<Figure>(({ name, chance, isSharedByOthers }, index) => [
      { name: `${name}: seeds found`, value: sealed[index]?.found ?? PLAYS, unit: '', limit: { atMost: 0 } },
      {
        name: `${name}: won of ${PLAYS}, by chance ${Math.round(PLAYS * chance)}`,
        value: sealed[index]?.won ?? PLAYS,
        unit: '',
        limit: { atMost: mostByChance(PLAYS, chance) },
      },
      {
        name: `${name}: won where seeds are plain`,
        value: plain[index]?.won ?? (isSharedByOthers ? PLAYS : 0),
        unit: '',
        limit: isSharedByOthers ? { atMost: mostByChance(PLAYS, chance) } : { atLeast: PLAYS },
      },
    ]);
  },
};
