import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { agentConfig } from '../../../server/agent/agent-config.ts';
import { agentHandlers } from '../../../server/agent/agent-handlers.ts';
import { qualifyMembers } from '../../../server/agent/qualify-members.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import type { Context } from '../../../server/context.ts';
import { seedPlatform } from '../../../server/modules.ts';
import { listedRegisters } from '../../../server/protection/public/listed-registers.ts';
import { createPlatform, requestOf, seedPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { countAllStatements, insertMembers } from './many-members.ts';
import { TERMS } from './terms.ts';

const { sql } = useDatabase({ connections: 4 });
const counting = countAllStatements(sql);
const { context, clock } = createPlatform(counting.sql, {}, listedRegisters(sql) as Context['registers']);

beforeAll(async () => {
  await seedPlatform(sql, clock.now());
  await writeConfig(sql, agentConfig, { ...TERMS, monthMax: 20_000 }, clock.now());
});

/** Claims the commission of so many new members; how many statements that took. */
async function claim(count: number, { isQualified }: { isQualified: boolean }) {
  const agent = await seedPlayer(context);
  await insertMembers(context, agent, count);
  for (let qualified = 0; isQualified && qualified < count; ) {
    qualified += await qualifyMembers(context);
    await sql`analyze`;
  }
  const before = counting.statements();
  const { coin } = await agentHandlers.appAgent5UserReceive(
    { requestId: randomUUID() },
    requestOf(context, agent),
  );
  return { coin, statements: counting.statements() - before };
}

describe('agent of ten thousand members', () => {
  it.each([true, false])(
    '[C67] claim of 10,000 members, evaluated before: %s, takes as many statements as that of one, and pays each',
    async (isQualified) => {
      const one = await claim(1, { isQualified });
      const all = await claim(10_000, { isQualified });
      expect([one.coin, all.coin]).toEqual([5_000, 50_000_000]);
      expect(all.statements).toBe(one.statements);
    },
  );
});
