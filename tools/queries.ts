import fs from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { QUERY_NOTES, type QueryNote } from './query-notes.ts';

/** Deletes the notes of earlier runs. */
export function forgetQueryNotes(): void {
  fs.rmSync(QUERY_NOTES, { recursive: true, force: true });
}

/** Every query of the server's domains, as `file: function`. */
export async function listQueries(folder = 'server'): Promise<string[]> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-queries.ts'))
    .map((name) => `${folder}/${name}`)
    .sort();
  const queries: string[] = [];
  for (const file of files) {
    const exported: object = await import(pathToFileURL(resolve(file)).href);
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'function') queries.push(`${file}: ${name}`);
  }
  return queries;
}

/** The queries that some test has run, in the format of `listQueries`. */
export function readNotedQueries(): Set<string> {
  const noted = new Set<string>();
  if (!fs.existsSync(QUERY_NOTES)) return noted;
  for (const name of fs.readdirSync(QUERY_NOTES)) {
    const notes: QueryNote[] = JSON.parse(fs.readFileSync(`${QUERY_NOTES}/${name}`, 'utf8'));
    for (const { file, ran } of notes)
      for (const query of ran) noted.add(`${file.slice(file.lastIndexOf('/server/') + 1)}: ${query}`);
  }
  return noted;
}

/** @throws Error that lists the queries which no server test has run */
export async function checkQueries(): Promise<string> {
  const noted = readNotedQueries();
  const missing = (await listQueries()).filter((query) => !noted.has(query));
  if (missing.length > 0) throw new Error(`No server test runs these queries:\n${missing.join('\n')}`);
  return '';
}
