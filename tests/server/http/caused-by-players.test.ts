import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { callerFaults } from '../../../server/caller-faults.ts';
import { rateLimitsConfig } from '../../../server/config/platform-config.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { DEFAULT_RATE_LIMITS } from '../../../server/http/rate-rules.ts';
import { services } from '../../../server/modules.ts';
import { useSandboxedApp } from '../sandbox/use-sandboxed-app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { makeCallerDeeds } from './caller-deeds.ts';

const database = useDatabase(RACES);
const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const platform = useSandboxedApp(database, { log: pino({ level: 'warn' }, sink) });

/** By kind. Other test files count in the same process. */
async function countFaults(): Promise<ReadonlyMap<unknown, number>> {
  const { values } = await callerFaults.get();
  return new Map(values.map(({ labels, value }) => [labels.kind, value]));
}
let faultsBefore: ReadonlyMap<unknown, number>;

beforeAll(async () => {
  const none = { max: 1e9 };
  const limits = Object.fromEntries(Object.keys(DEFAULT_RATE_LIMITS).map((group) => [group, none]));
  await writeConfig(database.sql, rateLimitsConfig, limits, platform.clock.now());
  faultsBefore = await countFaults();
});
beforeEach(() => {
  lines.length = 0;
});

it.each(makeCallerDeeds(platform))(
  '%s is refused or answered without a warning or an error in the log',
  async (_, deed, answer) => {
    expect(await deed()).toEqual(answer);
    expect(lines).toEqual([]);
  },
);

it('metrics count refusals that callers caused, by kind', async () => {
  expect(services.figures).toContain(callerFaults);
  const caused = [...(await countFaults())].map(([kind, count]) => [
    kind,
    count - (faultsBefore.get(kind) ?? 0),
  ]);
  expect(Object.fromEntries(caused)).toMatchObject({
    'arrival refused': 2,
    'payment callback refused': 1,
    'payment held': 2,
    'payout callback refused': 1,
  });
});
