import { createHash } from 'node:crypto';
import { type Db, sqlState, type Tx } from '../db/sql.ts';
import { makeId } from '../make-id.ts';
import { CommandError } from './command.ts';
import { isOperatorName, skeletonOf } from './operator-names.ts';

export interface Operator {
  readonly id: string;
  readonly name: string;
}

export const operatorKeyHash = (key: string): Buffer => createHash('sha256').update(key).digest();

/** 256 bits; it is shown once. */
export const makeOperatorKey = (random: (count: number) => Uint8Array): string =>
  Buffer.from(random(32)).toString('base64url');

/** With fewer nobody could approve anything: the first two are added by whoever has the database. */
export const FIRST_OPERATORS = 2;

export async function countOperators(db: Db): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from operators where retired_at is null`;
  return row.count;
}

/** @throws CommandError for an unknown key, a retired operator's, or one of another operator than `name`. */
export async function authenticate(db: Db, key: string | null, name: string | null): Promise<Operator> {
  if (!key)
    throw new CommandError('Who are you? Set OPERATOR_KEY, or give --key-file <file>. See docs/running.md.');
  const [operator] = await db<(Operator & { retiredAt: number | null })[]>`
    select id, name, retired_at from operators where key_hash = ${operatorKeyHash(key)}`;
  if (!operator) throw new CommandError('This key belongs to no operator.');
  if (operator.retiredAt !== null) throw new CommandError(`${operator.name} is no longer an operator.`);
  if (name !== null && name !== operator.name)
    throw new CommandError(`This key is not the key of "${name}".`);
  return operator;
}

interface NewOperator {
  readonly name: string;
  readonly key: string;
  readonly madeBy: string | null;
  readonly now: number;
  readonly random: (count: number) => Uint8Array;
}

/**
 * @throws CommandError for a name with other characters, and for one that looks like another's, retired ones
 * included.
 */
export async function insertOperator(
  tx: Tx,
  { name, key, madeBy, now, random }: NewOperator,
): Promise<string> {
  if (!isOperatorName(name))
    throw new CommandError(
      'A name has 2 to 32 lower-case letters a to z, digits, dots or dashes, and begins with a letter.',
    );
  const id = makeId(now, random(10));
  try {
    await tx.savepoint(
      (inner) => inner`
        insert into operators ${inner({
          id,
          name,
          skeleton: skeletonOf(name),
          keyHash: operatorKeyHash(key),
          madeAt: now,
          madeBy,
        })}`,
    );
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw new CommandError(
      `"${name}" is, or looks like, the name of another operator. Names are never reused.`,
    );
  }
  return id;
}
