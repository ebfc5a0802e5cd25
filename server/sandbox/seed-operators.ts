import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Sql } from '../db/sql.ts';
import { operatorKeyFile, SANDBOX_OPERATORS } from '../ops/operator-keys.ts';
import { insertOperator, makeOperatorKey, operatorKeyHash } from '../ops/operators.ts';

const randomByteArray = (count: number) => new Uint8Array(randomBytes(count));

/**
 * Two operators with their keys in files, so that commands of two operators can be tried. Each start renews the keys.
 */
export async function seedOperators(sql: Sql, dataDir: string, now = Date.now()): Promise<void> {
  for (const name of SANDBOX_OPERATORS) {
    const key = makeOperatorKey(randomByteArray);
    await sql.begin(async (tx) => {
      const { count } = await tx`
        update operators set key_hash = ${operatorKeyHash(key)} where name = ${name} and retired_at is null`;
      if (count === 0) await insertOperator(tx, { name, key, madeBy: null, now, random: randomByteArray });
    });
    const file = operatorKeyFile(dataDir, name);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
  }
}
