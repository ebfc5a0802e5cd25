import { expect, it } from 'vitest';
import { eraseDue } from '../../../server/rights/data-rights-jobs.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { type FilledRow, fillTables, idOf, numberOf, type Owner, readTables } from './fill-tables.ts';

const database = useDatabase({ unbalancedLedgers: 'rows of every table are made without their journals' });
const { sql } = database;
const app = useApp(database);

type Row = FilledRow['row'];

/** What decides that a row is erased, or by what its table says whose it is. */
function specialRows(owner: Owner): Record<string, Row[]> {
  const mobile = `+63917000${numberOf(owner)}`;
  return {
    players: [{ mobile, status: 'open' }],
    codes: [{ phone: '' }, { id: idOf('codes', owner, 'other'), player_id: null, phone: mobile }],
    newcomer_tickets: [{ subject: mobile }],
    client_events: [{ segment: 0, user_id: String(numberOf(owner)) }],
    case_messages: [{ case_id: idOf('cases', owner) }],
    family_evidence: [{ request_id: idOf('family_requests', owner) }],
    kyc_attempts: [{ state: 'approved' }],
    kyc_pictures: [{ attempt_id: idOf('kyc_attempts', owner) }],
    self_exclusions: [{ lifted_at: null }],
    erasure_requests: [{ done_at: null, ...(owner === 'erased' && { withdrawn_at: null }) }],
  };
}

const NOBODY = `nobody_${idOf('players', 'erased').replaceAll('-', '')}`;
const NEVER_EMPTY = expect.stringMatching(/./);

/** What each table loses, gets and has changed in its rows; of all others nothing is different. */
const DIFFERENCES: Readonly<Record<string, unknown[]>> = {
  audit_head: [{ place: 1, hash: NEVER_EMPTY }],
  audit_log: ['added'],
  case_messages: [{ text: '', operator: '' }],
  cases: [{ contact: '', subject: '', address: '' }],
  client_events: ['deleted'],
  codes: ['deleted', 'deleted'],
  consents: ['deleted'],
  credentials: ['deleted'],
  data_exports: ['deleted'],
  declarations: [{ ip: '' }],
  detail_changes: ['deleted'],
  device_tickets: ['deleted'],
  erasure_requests: [{ done_at: NEVER_EMPTY }],
  // By phone, name, provider and document.
  exclusion_marks: ['added', 'added', 'added', 'added'],
  family_evidence: ['deleted'],
  family_requests: ['deleted'],
  forfeitures: [{ text: '', reversal_text: '' }],
  game_history: ['deleted'],
  game_likes: ['deleted'],
  jackpot_winners: [{ nickname: '' }],
  known_devices: ['deleted'],
  kyc_attempts: ['deleted'],
  kyc_drafts: ['deleted'],
  kyc_pictures: ['deleted'],
  legal_acceptances: [{ ip: '' }],
  login_history: [{ ip: '', device: '' }],
  mails: ['deleted'],
  newcomer_tickets: ['deleted'],
  password_tries: ['deleted'],
  payout_accounts: [{ holder: '', number: '' }],
  player_details: ['deleted'],
  player_devices: ['deleted'],
  player_pictures: ['deleted'],
  players: [
    {
      account: NOBODY,
      account_key: NOBODY,
      invite_code: NOBODY,
      nickname: '',
      avatar: '',
      mobile: '',
      mobile_proven_at: null,
      birth_date: '1990-01-01',
      nationality: '',
      kyc_reason: '',
      request_id: null,
      request_fingerprint: null,
      status: 'closed',
    },
  ],
  push_messages: ['deleted'],
  push_settings: ['deleted'],
  push_subscriptions: ['deleted'],
  safebox_credentials: ['deleted'],
  sessions: [{ ip: '', device: '' }],
  social_attempts: ['deleted'],
  social_identities: ['deleted'],
  support_images: ['deleted'],
  support_messages: ['deleted'],
  support_threads: ['deleted'],
  way_out_tickets: ['deleted'],
  withdrawals: [{ holder: '', number: '' }],
};

const textOf = (value: unknown) => JSON.stringify(value);

/** The names of each table's key. */
async function readKeys(): Promise<(table: string) => string[]> {
  const names = await sql<{ tableName: string; name: string }[]>`
    select relname as table_name, attname as name from pg_index
      join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indisprimary and relnamespace = 'public'::regnamespace`;
  return (table) => names.filter(({ tableName }) => tableName === table).map(({ name }) => name);
}

/** Every row by its key; by itself where the table has none. */
async function readRows(table: string, key: readonly string[]): Promise<Map<string, Row>> {
  const rows = await sql<{ row: Row }[]>`select to_jsonb(held) as row from ${sql(table)} as held`;
  return new Map(
    rows.map(({ row }) => [textOf(key.length > 0 ? key.map((name) => row[name]) : row), row] as const),
  );
}

function differencesOf(before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>): unknown[] {
  const ofOld = [...before].map(([key, old]) => {
    const row = after.get(key);
    return row
      ? Object.fromEntries(Object.entries(row).filter(([name, value]) => textOf(value) !== textOf(old[name])))
      : 'deleted';
  });
  const added = [...after.keys()].filter((key) => !before.has(key)).map(() => 'added');
  return [...ofOld.filter((difference) => textOf(difference) !== '{}'), ...added];
}

/** Every table's rows by its name. */
async function readDatabase(): Promise<Map<string, Map<string, Row>>> {
  const keysOf = await readKeys();
  const database = new Map<string, Map<string, Row>>();
  for (const table of await readTables(sql)) database.set(table, await readRows(table, keysOf(table)));
  return database;
}

it('[C90] erasure changes exactly the listed tables, and in them the rows of the erased player alone', async () => {
  const filled = await fillTables(sql, specialRows);
  const before = await readDatabase();
  expect(await eraseDue(app.context)).toBe(1);
  const after = await readDatabase();
  const rowsAfter = (table: string) => after.get(table) ?? new Map<string, Row>();
  const differences = [...before].map(
    ([table, rows]) => [table, differencesOf(rows, rowsAfter(table))] as const,
  );
  expect(Object.fromEntries(differences.filter(([, ofTable]) => ofTable.length > 0))).toEqual(DIFFERENCES);
  const ofOther = filled.filter(({ owner }) => owner === 'other');
  const isKept = ({ table, row }: FilledRow) =>
    [...rowsAfter(table).values()].some((kept) => textOf(kept) === textOf(row));
  expect(ofOther.filter((row) => !isKept(row))).toEqual([]);
  // Only the seed's own rows are in a table without one of each player.
  const unfilled = [...before.keys()].filter((table) => !ofOther.some((row) => row.table === table));
  const named = unfilled.filter((table) =>
    [...(before.get(table)?.values() ?? [])].some((row) => 'player_id' in row),
  );
  expect(named).toEqual(['journals']);
});
