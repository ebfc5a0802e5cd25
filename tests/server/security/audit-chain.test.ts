import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkChain } from '../../../server/audit/audit-chain.ts';
import { writeAudit } from '../../../server/audit/audit-log.ts';
import { logAuditHead } from '../../../server/audit/log-audit-head-job.ts';
import { createTestClock } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
const { sql } = database;
const app = useApp(database);

const ops = (line: string) => operate(sql, app.clock.now(), 'olive', line.split(' '));

const write = (act: string, db = sql) =>
  writeAudit(db, {
    id: app.context.newId(),
    at: app.clock.now(),
    actor: 'olive',
    act,
    subject: 'somebody',
    details: { amount: 12.5, text: 'é "quoted"', none: null },
  });

/** A statement of an attacker with full access to the database. */
async function tamper(statement: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`alter table audit_log disable trigger user`;
    await tx.unsafe(statement);
    await tx`alter table audit_log enable trigger user`;
  });
}

describe('audit log chain', () => {
  beforeEach(async () => {
    await tamper(
      "truncate audit_log; update audit_head set place = 0, hash = sha256('audit'::bytea), told_place = 0",
    );
    for (let row = 1; row <= 5; row += 1) await write(`act ${row}`);
  });

  it('chain is valid after commands of operators and players, and its head is printed', async () => {
    await ops('maintenance off');
    expect(await ops('audit check')).toMatch(/^Valid: 6 rows\. .* 6 [0-9a-f]{64}$/);
  });

  it('chain has one order when many rows are written at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, row) => write(`at once ${row}`)));
    expect(await ops('audit check')).toContain('Valid: 25 rows');
  });

  it('chain is unchanged when a command fails after its row was written', async () => {
    const failed = sql.begin(async (tx) => {
      await write('never', tx as never);
      throw new Error('the act failed');
    });
    await expect(failed).rejects.toThrow('the act failed');
    expect(await ops('audit check')).toContain('Valid: 5 rows');
  });

  it.each([
    ['a changed row', "update audit_log set actor = 'nobody' where place = 3", '3: was changed'],
    ['changed details', `update audit_log set details = '{"amount": 1}' where place = 2`, '2: was changed'],
    [
      'a changed time',
      "update audit_log set at = at - interval '1 second' where place = 4",
      '4: was changed',
    ],
    ['a deleted row', 'delete from audit_log where place = 3', 'between 2 and 4: rows are missing'],
    ['the deleted last row', 'delete from audit_log where place = 5', 'rows are missing at the end'],
    ['the deletion of every row', 'delete from audit_log', 'rows are missing at the end'],
    [
      'an inserted row with the later ones renumbered',
      `update audit_log set place = place + 10 where place > 3;
       update audit_log set place = place - 9 where place > 10;
       insert into audit_log (id, at, actor, act, subject, details, place, previous_hash, row_hash)
         select gen_random_uuid(), at, 'nobody', act, subject, details, 4, row_hash, row_hash
         from audit_log where place = 3;
       update audit_head set place = 6`,
      '4: was changed',
    ],
    [
      'a row appended outside the chain',
      `insert into audit_log (id, at, actor, act, subject, details, place, previous_hash, row_hash)
         select gen_random_uuid(), at, actor, act, subject, details, 99, row_hash, row_hash
         from audit_log where place = 3`,
      '1 rows are outside of the chain',
    ],
  ])('check detects %s', async (_name, statement, error) => {
    await tamper(statement);
    await expect(ops('audit check')).rejects.toThrow(error);
  });

  it('check by a recorded head detects a chain that was rebuilt as a whole', async () => {
    const [, place, hash] = /(\d+) ([0-9a-f]{64})$/.exec(await ops('audit check')) ?? [];
    expect(await ops(`audit check ${place} ${hash}`)).toContain('Valid');
    await tamper("truncate audit_log; update audit_head set place = 0, hash = sha256('audit'::bytea)");
    for (let row = 1; row <= 6; row += 1) await write(`other ${row}`);
    expect(await ops('audit check')).toContain('Valid: 6 rows');
    await expect(ops(`audit check ${place} ${hash}`)).rejects.toThrow('5: is not the row of the stored head');
    await expect(ops('audit check 5 abc')).rejects.toThrow('64 hex digits');
  });

  it('head of the chain is logged once an hour while it grows', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const clock = createTestClock(app.clock.now() + 86_400_000);
    const parts = { sql, clock, log: pino({}, sink) };
    expect(await logAuditHead(parts)).toBe(1);
    await write('one more');
    expect(await logAuditHead(parts)).toBe(0);
    clock.advance(3_600_000);
    expect([await logAuditHead(parts), await logAuditHead(parts)]).toEqual([1, 0]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'audit head', place: 6 });
  });

  it('chain includes the rows of a database that is older than it', async () => {
    const read = (name: string) =>
      readFile(new URL(`../../../server/db/migrations/${name}`, import.meta.url), 'utf8');
    const made = /create table audit_log[\s\S]*?;/.exec(await read('0001-players.sql'))?.[0] ?? '';
    await sql.begin(async (tx) => {
      await tx`create schema of_before`;
      await tx`set local search_path to of_before`;
      await tx.unsafe(made + (await read('0004-audit-is-kept.sql')));
      for (const act of ['first', 'second']) await write(act, tx as never);
      await tx.unsafe(await read('0190-audit-chain.sql'));
      await write('third', tx as never);
      expect(await checkChain(tx, null)).toMatchObject({ head: { place: 3 }, errors: [] });
      const rows = await tx`select act from audit_log order by place`;
      expect(rows.map(({ act }) => act)).toEqual(['first', 'second', 'third']);
      await tx`drop schema of_before cascade`;
    });
  });
});
