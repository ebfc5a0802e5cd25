import { beforeEach, describe, expect, it } from 'vitest';
import { commands, hooks, seedPlatform } from '../../../server/modules.ts';
import { parseCommand, runCommand } from '../../../server/ops/run-ops.ts';
import { useDatabase } from '../support/database.ts';
import { insertTestOperators, keyOf } from '../support/operators.ts';

const database = useDatabase();
const { sql } = database;
let now = Date.UTC(2027, 2, 10);
beforeEach(async () => {
  await seedPlatform(sql, now);
  await sql`delete from pending_approvals`;
  await sql`delete from operators`;
});

/** A command as typed, with a key or without one. */
function ops(key: string | null, ...words: string[]): Promise<string> {
  const command = parseCommand(words, commands);
  if (!command) throw new Error('help');
  now += 1;
  return runCommand(sql, command, { clock: { now: () => now }, hooks, key, keys: null });
}
const keyIn = (say: string) => /shown only once: (\S+)/.exec(say)?.[1] ?? '';
const approvalOf = (say: string) => /act approve (\S+)/.exec(say)?.[1] ?? '';

describe('first operators', () => {
  it('[C90] first two operators are added by whoever has the database, and a third one needs a key', async () => {
    const olive = keyIn(await ops(null, 'operator', 'add', 'olive'));
    const pim = keyIn(await ops(null, 'operator', 'add', 'pim'));
    expect([olive, pim].map((key) => key.length)).toEqual([43, 43]);
    await expect(ops(null, 'operator', 'add', 'rob')).rejects.toThrow('Who are you?');
    await expect(ops(null, 'audit', 'read')).rejects.toThrow('Who are you?');
    await expect(ops('made up', 'audit', 'read')).rejects.toThrow('no operator');
    expect(await ops(olive, 'maintenance', 'on')).not.toBe('');
    const stored = await sql`select encode(key_hash, 'hex') as hash from operators`;
    for (const { hash } of stored) expect([olive, pim]).not.toContain(hash);
  });

  it('[C90] third operator is approved by the two, and the approver alone sees the key', async () => {
    await insertTestOperators(sql);
    const asked = await ops(keyOf('olive'), 'operator', 'add', 'quin');
    expect(keyIn(asked)).toBe('');
    await expect(ops(keyOf('olive'), 'act', 'approve', approvalOf(asked))).rejects.toThrow(
      'another operator',
    );
    const key = keyIn(await ops(keyOf('pim'), 'act', 'approve', approvalOf(asked)));
    const own = keyIn(await ops(key, 'operator', 'renew-key'));
    await expect(ops(key, 'audit', 'read')).rejects.toThrow('no operator');
    expect(await ops(own, 'operator', 'list')).toContain('quin');
  });
});

describe('operator name', () => {
  it.each([
    ['olіve', 'Cyrillic і'],
    ['Olive', 'a capital'],
    ['olivé', 'an accent'],
    ['ｏlive', 'a wide letter'],
    ['o live', 'a space'],
    ['o', 'one letter'],
  ])('[C90] operator name %s is rejected because of %s', async (name) => {
    await expect(ops(null, 'operator', 'add', name)).rejects.toThrow('A name has 2 to 32');
  });

  it.each([
    ['ollve', 'olive'],
    ['o1ive', 'olive'],
    ['o.live', 'olive'],
    ['rorn', 'rom'],
  ])('[C90] name %s is rejected because it looks like %s', async (alike, name) => {
    await ops(null, 'operator', 'add', name);
    await expect(ops(null, 'operator', 'add', alike)).rejects.toThrow('looks like');
  });
});

describe('operator rights', () => {
  it('[C90] operator who signs in by their own key under another operator’s name is rejected', async () => {
    await insertTestOperators(sql);
    await expect(ops(keyOf('olive'), '--as', 'pim', 'audit', 'read')).rejects.toThrow('not the key of "pim"');
  });

  it('[C90] operator cannot approve their own request, and both audit rows have an id', async () => {
    await insertTestOperators(sql);
    const asked = await ops(keyOf('olive'), 'config', 'set', 'withdraw.autoApproveMax', '99000000');
    await expect(ops(keyOf('olive'), 'act', 'approve', approvalOf(asked))).rejects.toThrow(
      'another operator',
    );
    await ops(keyOf('pim'), 'act', 'approve', approvalOf(asked));
    const rows = await sql`
      select audit_log.actor, operators.name from audit_log
      join operators on operators.id::text = details ->> 'operatorId'
      where details ->> 'wish' = ${approvalOf(asked)} order by place`;
    expect(rows).toEqual([
      { actor: 'olive', name: 'olive' },
      { actor: 'pim', name: 'pim' },
    ]);
  });

  it('[C90] retired operator cannot do anything, nor can their pending requests be approved', async () => {
    await insertTestOperators(sql);
    const asked = await ops(keyOf('rob'), 'config', 'set', 'withdraw.autoApproveMax', '98000000');
    await ops(keyOf('olive'), 'operator', 'retire', 'rob');
    await expect(ops(keyOf('rob'), 'audit', 'read')).rejects.toThrow('no longer an operator');
    await expect(ops(keyOf('pim'), 'act', 'approve', approvalOf(asked))).rejects.toThrow('act list');
    const again = await ops(keyOf('olive'), 'operator', 'add', 'rob').catch(String);
    expect(again).toContain('never reused');
  });

  it('[C90] one of the last two operators cannot be retired', async () => {
    await ops(null, 'operator', 'add', 'olive');
    const pim = keyIn(await ops(null, 'operator', 'add', 'pim'));
    await expect(ops(pim, 'operator', 'retire', 'olive')).rejects.toThrow('At least two operators');
  });
});
