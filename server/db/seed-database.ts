import type { Sql, Tx } from './sql.ts';

type SeedFunction = (tx: Tx, now: number) => Promise<void>;

/**
 * Seeds what a platform needs before its first visitor. Rows that an operator may have changed are only added,
 * never overwritten; what only a build can change is updated.
 */
export async function seedDatabase(sql: Sql, now: number, seeds: readonly SeedFunction[]): Promise<void> {
  await sql.begin(async (tx) => {
    for (const seed of seeds) await seed(tx, now);
  });
}
