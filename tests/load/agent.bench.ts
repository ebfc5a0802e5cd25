import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentConfig } from '../../server/agent/agent-config.ts';
import { agentHandlers } from '../../server/agent/agent-handlers.ts';
import { qualifyMembers } from '../../server/agent/qualify-members.ts';
import { writeConfig } from '../../server/config/public/config-value-queries.ts';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase, type Sql } from '../../server/db/sql.ts';
import { seedPlatform } from '../../server/modules.ts';
import { listedRegisters } from '../../server/protection/public/listed-registers.ts';
import { insertMembers } from '../server/agent/many-members.ts';
import { TERMS } from '../server/agent/terms.ts';
import { createPlatform, requestOf, seedPlayer } from '../server/games/platform.ts';
import type { Bench, Figure } from './bench.ts';

const MEMBERS = 10_000;
const ALLOWED_MS = 1_000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function runOn(sql: Sql): Promise<Figure[]> {
  await migrate(sql);
  const { context, clock } = createPlatform(sql, {}, listedRegisters(sql));
  await seedPlatform(sql, clock.now());
  await writeConfig(sql, agentConfig, { ...TERMS, monthMax: 2 * MEMBERS }, clock.now());
  const claim = async (isQualified: boolean) => {
    const agent = await seedPlayer(context);
    await insertMembers(context, agent, MEMBERS);
    for (let qualified = 0; isQualified && qualified < MEMBERS; ) qualified += await qualifyMembers(context);
    await sql`analyze`;
    const request = requestOf(context, agent);
    const ms = await timed(() => agentHandlers.appAgent5UserReceive({ requestId: randomUUID() }, request));
    return { ms, request };
  };
  const unqualified = await claim(false);
  const qualified = await claim(true);
  const overview = await timed(() => agentHandlers.appAgent5User({}, qualified.request));
  const limit = { atMost: ALLOWED_MS };
  return [
    { name: 'claim of all members, qualified by the job', value: qualified.ms, unit: 'ms', limit },
    { name: 'claim of all members, qualified with it', value: unqualified.ms, unit: 'ms', limit },
    { name: 'page of an agent with so many', value: overview, unit: 'ms' },
  ];
}

/** A database of its own for the work, removed after it. */
async function onFreshDatabase(work: (sql: Sql) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-bench-'));
  const database = await startEmbeddedDatabase(dataDir);
  const sql = openDatabase(database.url);
  return work(sql).finally(async () => {
    await sql.end({ timeout: 5 });
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

/** Commission of ten thousand members of one agent. */
export const bench: Bench = { name: 'agent', run: () => onFreshDatabase(runOn) };
