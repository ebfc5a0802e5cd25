import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDefinitionFiles } from '../../../../server/db/definitions.ts';

const FOLDER = join(import.meta.dirname, '../../../../server/db');

/** A copy of what brings a database up to date, to be changed and given to `migrate`. */
export function copySchemaFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  for (const name of ['migrations', 'functions', 'comments.sql', 'definitions.json']) {
    cpSync(join(FOLDER, name), join(folder, name), { recursive: true });
  }
  return folder;
}

/** Gives the changed definitions of `folder` the version, as `npm run schema` would. */
export async function nameVersion(folder: string, version: number): Promise<void> {
  const { hash } = await readDefinitionFiles(folder);
  writeFileSync(join(folder, 'definitions.json'), JSON.stringify({ version, hash }));
}
