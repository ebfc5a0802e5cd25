import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import { sqlState, type Tx } from './sql.ts';

const VERSION_FILE = 'definitions.json';

interface DefinitionFile {
  /** Within the folder of all, like `functions/check_bet.sql`. */
  readonly name: string;
  readonly text: string;
}

/** What a version has in one form only: its functions, and the comments of its tables. */
export interface Definitions {
  /** Greater than that of every version before. */
  readonly version: number;
  /** Of all files. */
  readonly hash: string;
  readonly files: readonly DefinitionFile[];
}

/** `current` has been applied before; `newer`: by a process of a later version, and nothing was touched. */
export type DefinitionsOutcome = 'applied' | 'current' | 'newer';

/** @throws DatabaseStartError for files that do not have the form, or that are not of the version that they name. */
export async function readDefinitions(folder: string): Promise<Definitions> {
  const [{ files, hash }, named] = await Promise.all([readDefinitionFiles(folder), readNamedVersion(folder)]);
  if (named.hash !== hash) {
    throw new DatabaseStartError(
      `${VERSION_FILE} is not of the functions and comments beside it: npm run schema gives them a new version.`,
    );
  }
  return { version: named.version, hash, files };
}

/** @throws DatabaseStartError for a file that does not have the form. */
export async function readDefinitionFiles(folder: string): Promise<Omit<Definitions, 'version'>> {
  const functions = (await readdir(join(folder, 'functions'))).sort().map((name) => `functions/${name}`);
  const files = await Promise.all(
    [...functions, 'comments.sql'].map(async (name) => ({
      name,
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
  for (const file of files) checkForm(file);
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  return { files, hash: hash.digest('hex') };
}

export async function readNamedVersion(folder: string): Promise<Pick<Definitions, 'version' | 'hash'>> {
  return JSON.parse(await readFile(join(folder, VERSION_FILE), 'utf8'));
}

const FUNCTION_HEAD = /^(?:--.*\n)*create or replace function (\w+)\([^;]* as $/;
const FUNCTION_TAIL = /^;\n\ncomment on function (\w+) is\n(?: {2}'(?:[^']|'')*'\n?)+;\n$/;
const COMMENTS = /^(?:--.*\n|\n|comment on (?:table|view) \w+ is\n(?: {2}'(?:[^']|'')*'\n?)+;\n)+$/;

/** A body is a string, because one that is not (`begin atomic`) would need the functions that it calls at once. */
function checkForm({ name, text }: DefinitionFile): void {
  if (name === 'comments.sql') {
    if (!COMMENTS.test(text)) throw new DatabaseStartError(`${name} has something else than comments.`);
    return;
  }
  const wanted = /^functions\/([a-z_0-9]+)\.sql$/.exec(name)?.[1];
  if (!wanted) throw new DatabaseStartError(`${name} is not the file of a function.`);
  const [head = '', , tail = '', more] = text.split('$$');
  const made = FUNCTION_HEAD.exec(head)?.[1];
  const commented = FUNCTION_TAIL.exec(tail)?.[1];
  if (!made || !commented || more !== undefined) {
    throw new DatabaseStartError(`${name} is not one function, with its body in $$, and its comment.`);
  }
  const other = [made, commented].find((found) => found !== wanted);
  if (other) throw new DatabaseStartError(`${name} is about ${other}: a file has the name of its function.`);
}

/**
 * Applies the definitions unless this or a later version of them is there. The caller holds the lock of migrations, and
 * has applied all of them.
 * @throws DatabaseStartError for a definition that PostgreSQL does not accept.
 */
export async function applyDefinitions(tx: Tx, definitions: Definitions): Promise<DefinitionsOutcome> {
  const { version, hash, files } = definitions;
  const [held] = await tx<Pick<Definitions, 'version' | 'hash'>[]>`
    select version, hash from schema_definitions`;
  if (held && held.version > version) return 'newer';
  if (held?.version === version) {
    if (held.hash === hash) return 'current';
    throw new DatabaseStartError(
      `The functions or comments of version ${version} were changed after they were applied to this database.`,
    );
  }
  // First all unchecked and then all checked, so that each may call any other whatever their order.
  for (const check of ['off', 'on']) {
    await tx.unsafe(`set local check_function_bodies = ${check}`);
    for (const file of files) await apply(tx, file);
  }
  await tx`
    insert into schema_definitions (version, hash) values (${version}, ${hash})
    on conflict (only_row) do update set version = excluded.version, hash = excluded.hash`;
  return 'applied';
}

async function apply(tx: Tx, { name, text }: DefinitionFile): Promise<void> {
  try {
    await tx.unsafe(text);
  } catch (error) {
    // Class 42 is what another start would meet again; a lost connection or a deadlock it would not.
    if (!sqlState(error).startsWith('42')) throw error;
    throw new DatabaseStartError(`${name}: ${(error as Error).message}`);
  }
}
