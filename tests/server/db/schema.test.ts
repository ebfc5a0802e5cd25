import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeSchema, findBareComments, findChangedSignatures } from '../../../tools/describe-schema.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const SCHEMA = readFileSync('server/db/schema.sql', 'utf8');

describe('schema.sql', () => {
  it('schema.sql is the schema of a fresh database: npm run schema writes it', async () => {
    expect(await describeSchema(database.sql)).toBe(SCHEMA);
  });

  it('description tells a changed column, default, check, index, trigger, view, comment and function', async () => {
    const changes = [
      'alter table themes add column more text',
      "alter table themes alter column name set default 'none'",
      'alter table themes alter column name drop not null',
      'alter table themes add check (length(name) > 1)',
      'alter table themes add unique (domain)',
      'alter table themes set (fillfactor = 50)',
      'alter table themes set unlogged',
      'create index themes_by_name on themes (name)',
      'create trigger themes_kept before delete on themes for each statement execute function refuse_change()',
      'create or replace view entries as select player_id, id as journal_id, 1::bigint as line, kind as account, 1::bigint as amount, kind, at from journals',
      "comment on table themes is 'Something else.'",
      "comment on function market_zone is 'Something else.'",
      'create function market_zone(more text) returns text language sql return more',
      'drop table themes',
    ];
    for (const change of changes) {
      await database.sql
        .begin(async (tx) => {
          await tx.unsafe(change);
          const sql = tx as unknown as typeof database.sql;
          expect(await describeSchema(sql), change).not.toBe(SCHEMA);
          throw new Error('taken back');
        })
        .catch((error: unknown) => expect((error as Error).message).toBe('taken back'));
    }
  });

  it('function whose arguments or result changed is found, and a new or removed one is none', () => {
    const before =
      '-- function one(a integer) returns text\n-- function two() returns date\n-- function gone() returns date\n';
    expect(findChangedSignatures(before, before)).toEqual([]);
    const after =
      '-- function one(a integer) returns text\n-- function two() returns text\n-- function new() returns text\n';
    expect(findChangedSignatures(before, after)).toEqual(['two']);
    expect(findChangedSignatures(before, before.replace('a integer', 'b integer'))).toEqual(['one']);
  });
});

describe('comments', () => {
  it('comments of all tables, views and functions say more than their names', () => {
    expect(SCHEMA.match(/^comment on table /gm)?.length).toBeGreaterThan(100);
    expect(findBareComments(SCHEMA)).toEqual([]);
  });

  it('comment that is missing or repeats the name is found', () => {
    const lines = [
      'comment on table games is null;',
      "comment on table game_likes is 'The likes of a game, a row for each like.';",
      "comment on function market_day is 'Returns the market day.';",
      "comment on view entries is 'The lines of all journals one by one, in a player''s order.';",
    ];
    expect(findBareComments(lines.join('\n'))).toEqual(['games', 'game_likes', 'market_day']);
  });
});
