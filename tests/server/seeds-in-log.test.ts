import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../contract/errors.ts';
import { createLog } from '../../server/create-log.ts';
import { revealSeedPairs } from '../../server/games/seed-pairs/reveal-seed-pairs-job.ts';
import { runJobs } from '../../server/jobs/run-jobs.ts';
import { openOldCards } from '../../server/mall/open-card.ts';
import { playingCalls, seedWaitingPlayer } from './insider/waiting-seeds.ts';
import { RACES, useDatabase } from './support/database.ts';
import { useApp } from './support/use-app.ts';

const SEED_BYTES = 32;

const database = useDatabase(RACES);
const { sql } = database;
const seeds: Buffer[] = [];
const lines: string[] = [];
const app = useApp(database, {
  log: createLog('trace', { write: (line) => void lines.push(line) }),
  random: {
    bytes(count) {
      const bytes = randomBytes(count);
      if (count === SEED_BYTES) seeds.push(bytes);
      return new Uint8Array(bytes);
    },
  },
});

/** As a log could have it: in hex, in base64, and as an array of numbers. */
const formsOf = (seed: Buffer): string[] => [
  seed.toString('hex'),
  seed.toString('base64'),
  [...seed.subarray(0, 8)].join(','),
];

it('seed that a statement reveals is in no log when the database refuses that statement', async () => {
  const waiting = await seedWaitingPlayer(app);
  const second = await seedWaitingPlayer(app);
  // The database's error names the whole row that breaks a constraint.
  await sql`alter table seed_pairs add constraint planted check (revealed_at is null) not valid`;
  await sql`alter table scratch_cards add constraint planted check (opened_at is null) not valid`;
  await sql`alter table jackpot_draws add constraint planted check (false) not valid`;
  await sql`alter table invite_spins add constraint planted check (false) not valid`;
  const revealing = playingCalls(waiting).filter(({ name }) =>
    ['receiveDrawChance', 'scratchCardLottery', 'actInviteUserSpin', 'rotateSeedPair'].includes(name),
  );
  expect(revealing).toHaveLength(4);
  for (const { name, body, token } of revealing)
    expect((await app.call(name, body, token)).code).toBe(ERROR_CODES.internal);
  app.clock.advance(25 * 3_600_000);
  await runJobs(app.context, { revealSeedPairs, openOldCards });
  const log = lines.join('\n');
  expect(log.match(/"call failed"/g)).toHaveLength(revealing.length);
  expect(log.match(/"job failed"/g)).toHaveLength(2);
  expect(log).toContain('violates check constraint');
  expect(seeds.length).toBeGreaterThan(Object.keys(second.commits).length);
  expect(seeds.flatMap(formsOf).filter((form) => log.includes(form))).toEqual([]);
});
