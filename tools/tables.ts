import fs from 'node:fs';
import { SERVER_RANKS } from './server-ranks.ts';
import { HOLES, listStatements } from './sql-statements.ts';
import { FUNCTION_OWNERS, TABLE_OWNERS } from './table-owners.ts';

/** What a statement does with a table, a view or a function of the database. */
export interface TableUse {
  /** `$` or `$name` where only the running program knows the table. */
  readonly name: string;
  readonly kind: 'reads' | 'writes' | 'calls';
}

const ownersByName = (owners: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(owners).flatMap(([owner, names]) => names.map((name) => [name, owner] as const)));

const tableOwners = ownersByName(TABLE_OWNERS);
const functionOwners = ownersByName(FUNCTION_OWNERS);

const WRITES = ['into', 'update', 'copy', 'truncate'];
const READS = ['from', 'join', 'using', 'table', 'only'];
/** Words that end the list of tables after `from`. */
const LIST_ENDS = [
  'where',
  'set',
  'group',
  'order',
  'limit',
  'returning',
  'for',
  'union',
  'having',
  'values',
];
const isHole = (word: string): boolean => word === HOLES.value || word === HOLES.name;

/** Which tables and functions a statement names, found where a table can stand: after the verbs, and in lists after `from`. */
export function listTableUses(statement: string): TableUse[] {
  const words =
    statement
      .replaceAll(/--[^\n]*|'[^']*'/g, ' ')
      .toLowerCase()
      .match(/\$name|\$|[a-z_][a-z0-9_]*|[(),]/g) ?? [];
  const uses: TableUse[] = [];
  /** Whether the words at each depth of brackets stand in a list of tables. */
  const lists = [false];
  words.forEach((word, at) => {
    if (word === '(') lists.push(false);
    else if (word === ')') lists.pop();
    else if (word === 'from' || word === 'using') lists[lists.length - 1] = true;
    else if (LIST_ENDS.includes(word)) lists[lists.length - 1] = false;
    if (functionOwners.has(word) && words[at + 1] === '(') uses.push({ name: word, kind: 'calls' });
    const kind = kindOf(words, at, lists.at(-1) ?? false);
    if (kind !== null) uses.push({ name: word, kind });
  });
  return uses;
}

/** Null where the word is no table. */
function kindOf(words: readonly string[], at: number, isInList: boolean): 'reads' | 'writes' | null {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const isWritten = WRITES.includes(before) || (before === 'from' && words[at - 2] === 'delete');
  const isRead = READS.includes(before);
  if (word === HOLES.value) return isWritten ? 'writes' : before === 'table' ? 'reads' : null;
  // `extract(epoch from …)` names a column.
  if (word === HOLES.name) return isWritten ? 'writes' : isRead && words[at - 2] !== 'epoch' ? 'reads' : null;
  if (!tableOwners.has(word)) return null;
  if (isWritten) return 'writes';
  return isRead || (before === ',' && isInList) ? 'reads' : null;
}

const PROGRAMS = ['main.ts', 'modules.ts', 'ops/main.ts'];
const BASE_FOLDERS = ['names', 'localization'];

/** The unit of tools/server-ranks.ts that a file of `server` belongs to; its path begins below that folder. */
export function unitOf(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  if (PROGRAMS.includes(file)) return 'programs';
  if (file === 'module.ts') return 'module';
  return rest.length === 0 || BASE_FOLDERS.includes(folder) ? 'base' : folder;
}

const rankOf = (unit: string): number => SERVER_RANKS.findIndex((units) => units.includes(unit));

/** Plays the outside parties and fills the first database: it writes what an operator or a provider would have caused. */
const FILLING = 'sandbox';

/** Null: the use is in order. */
export function findTableBreach(unit: string, { name, kind }: TableUse): string | null {
  if (unit === FILLING) return null;
  if (isHole(name)) return `${kind} a table that no check knows`;
  const owner = (kind === 'calls' ? functionOwners : tableOwners).get(name) ?? '';
  if (owner === unit) return null;
  const isAllowed = kind !== 'writes' && rankOf(owner) < rankOf(unit);
  return isAllowed ? null : `${kind} ${name} of ${owner}`;
}

/** Files whose statements get the name of a table while the program runs, and why. */
const NAMED_AT_RUN_TIME: Readonly<Record<string, string>> = {
  'event-log/event-segment-queries.ts': 'A segment of its own table client_events, by its number.',
  'rights/held-data-queries.ts':
    'A person may have everything that is kept of them, so it reads every table that has a player’s id.',
};

/** Each statement of the server that goes against the owners, as `file: what it does`, once. */
export function listTableBreaches(folder = 'server'): string[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !(file in NAMED_AT_RUN_TIME))
    .sort();
  return files.flatMap((file) => {
    const uses = listStatements(fs.readFileSync(`${folder}/${file}`, 'utf8')).flatMap(listTableUses);
    const breaches = uses
      .map((use) => findTableBreach(unitOf(file), use))
      .filter((breach) => breach !== null);
    return [...new Set(breaches)].map((breach) => `${file}: ${breach}`);
  });
}
