import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedSandbox } from '../../../server/sandbox/seed.ts';
import { seedOperators } from '../../../server/sandbox/seed-operators.ts';
import { useDatabase } from '../support/database.ts';
import { keyOf } from '../support/operators.ts';

// Each case starts programs, which take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'ops-'));
beforeAll(() => seedSandbox(database.sql));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** The program itself, as `npm run ops` starts it. */
function ops(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH ?? '', ...env } };
    execFile(process.execPath, ['server/ops/main.ts', ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

it('help is printed without a database', async () => {
  const { code, out } = await ops(['help'], {});
  expect(code).toBe(0);
  expect(out).toContain('maintenance on');
});

it('database of the running product is found in its data folder', async () => {
  writeFileSync(join(dataDir, 'database-url'), database.url);
  const { code, out } = await ops(['--as', 'olive', 'kyc', 'approve', 'new_player'], {
    DATA_DIR: dataDir,
    OPERATOR_KEY: keyOf('olive'),
  });
  expect([code, out]).toEqual([0, 'new_player: verification none → approved, without papers.\n']);
});

it('first operator of the sandbox and a key file readable by its owner are the defaults', async () => {
  writeFileSync(join(dataDir, 'database-url'), database.url);
  await seedOperators(database.sql, dataDir);
  const env = { DATA_DIR: dataDir };
  expect((await ops(['maintenance', 'off'], env)).code).toBe(0);
  expect((await ops(['--as', 'pim', 'maintenance', 'off'], env)).code).toBe(0);
  const acts = await database.sql`
    select actor from audit_log where act like 'maintenance%' order by place desc limit 2`;
  expect(acts.map(({ actor }) => actor)).toEqual(['pim', 'olive']);
  expect((await ops(['--as', 'rob', 'maintenance', 'off'], env)).err).toContain('Who are you?');
  const file = join(dataDir, 'open-key');
  writeFileSync(file, keyOf('rob'), { mode: 0o644 });
  expect((await ops(['--key-file', file, 'maintenance', 'off'], env)).err).toContain('chmod 600');
});

it.each([
  ['no product is running', ['audit', 'read'], { DATA_DIR: '/nowhere' }, 'Nothing runs on /nowhere'],
  ['the command is unknown', ['kyc', 'shred'], {}, 'no command "kyc shred"'],
  [
    'the database does not answer',
    ['audit', 'read'],
    { DATABASE_URL: 'postgres://a@127.0.0.1:9/a', OPERATOR_KEY: 'any' },
    'does not answer',
  ],
])('error in one line states that %s', async (_what, args, env, said) => {
  const { code, err } = await ops(args, env as Record<string, string>);
  expect(code).toBe(1);
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).toContain(said);
});
