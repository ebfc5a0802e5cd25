import { describe, expect, it } from 'vitest';
import { mostByChance, PLAIN_SEALER, playInsider, playsToTell } from './insider/play-insider.ts';
import { INSIDER_PRODUCTS } from './insider/products.ts';
import { RACES, useDatabase } from './support/database.ts';
import { useApp } from './support/use-app.ts';

/** Every play reads the whole database. */
const LONG = { timeout: 180_000 };

describe('insider who reads the whole database', () => {
  const database = useDatabase(RACES);
  const app = useApp(database);

  it.each(INSIDER_PRODUCTS)(
    'insider finds no seed and wins no more than by chance: $name',
    LONG,
    async (product) => {
      const plays = playsToTell(product.chance);
      const { found, won } = await playInsider({ sql: database.sql, app }, product, plays);
      expect(found).toBe(0);
      expect(won).toBeLessThanOrEqual(mostByChance(plays, product.chance));
    },
  );
});

describe('insider on a platform that stores its seeds plainly', () => {
  const database = useDatabase(RACES);
  const app = useApp(database, { seedSealer: PLAIN_SEALER });

  it.each(INSIDER_PRODUCTS.filter(({ isSharedByOthers }) => !isSharedByOthers))(
    'insider finds every plain seed and wins every time: $name',
    LONG,
    async (product) => {
      const plays = playsToTell(product.chance);
      const result = await playInsider({ sql: database.sql, app }, product, plays);
      expect(result).toEqual({ plays, found: plays, won: plays });
      expect(plays).toBeGreaterThan(mostByChance(plays, product.chance));
    },
  );

  it.each(INSIDER_PRODUCTS.filter(({ isSharedByOthers }) => isSharedByOthers))(
    'insider finds every plain seed and wins no more than by chance, as others reveal theirs later: $name',
    LONG,
    async (product) => {
      const plays = playsToTell(product.chance);
      const { found, won } = await playInsider({ sql: database.sql, app }, product, plays);
      expect(found).toBe(plays);
      expect(won).toBeLessThanOrEqual(mostByChance(plays, product.chance));
    },
  );
});
