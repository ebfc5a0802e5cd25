import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../server/db/migrate.ts';
import type { Sql } from '../../server/db/sql.ts';
import { EVERYBODY_AUDIENCE } from '../../server/mail/operator/audience.ts';
import { insertPreview, updateApproved } from '../../server/mail/operator/operator-campaign-queries.ts';
import { sendOperatorMail } from '../../server/mail/operator/send-operator-mail-job.ts';
import { insertTemplate } from '../../server/mail/operator/template-queries.ts';
import { seedPlatform } from '../../server/modules.ts';
import { createPlatform, seedGames } from '../server/games/platform.ts';
import type { Bench, Figure } from './bench.ts';
import { openSpinner, type Place, share } from './spinners.ts';
import { withDatabase } from './with-database.ts';

/** A shorter run names fewer. */
const READERS = Number(process.env.MAIL_READERS ?? 100_000);
const CLIENTS = 16;
/** Of all clients together. */
const SPINS_A_SECOND = 80;
/** As the server's own runner waits between two rounds of its jobs. */
const JOBS_EVERY_MS = 5_000;
const WARM_UP_MS = 5_000;
/** How much longer the slowest spins may take while mail is sent. */
const ALLOWED = 1.2;

/** Players spin at a steady pace until `isOver`; milliseconds of each spin. */
async function spin(places: readonly Place[], isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const everyMs = (CLIENTS * 1000) / SPINS_A_SECOND;
  await Promise.all(
    places.map(async (place, at) => {
      await wait((everyMs * at) / CLIENTS);
      while (!isOver()) {
        const begun = performance.now();
        await place();
        times.push(performance.now() - begun);
        await wait(Math.max(0, everyMs - (performance.now() - begun)));
      }
    }),
  );
  return times;
}

const spinFor = (places: readonly Place[], ms: number) => {
  const end = performance.now() + ms;
  return spin(places, () => performance.now() > end);
};

const TEXT = { en: 'We moved.', fil: 'Lumipat kami.', 'zh-CN': '我们搬家了。' };

/** A mail to all, approved, with an attachment as most have. */
async function approveMail(sql: Sql, { context, clock }: ReturnType<typeof createPlatform>): Promise<void> {
  const [text, id, now] = [context.newId(), context.newId(), clock.at];
  const names = { askedBy: 'olive', approvedBy: 'pim' };
  await sql.begin(async (tx) => {
    const row = { name: 'moved', category: 'account', title: TEXT, body: TEXT, links: [] } as const;
    await insertTemplate(tx, { ...row, id: text, savedBy: 'olive', savedAt: now });
    await insertPreview(tx, {
      id,
      category: 'account',
      params: { text, values: {} },
      audience: EVERYBODY_AUDIENCE,
      rewards: [{ propId: 2002, count: 500 }],
      wageringMultiple: 0,
      claimDays: 30,
      isPromotion: false,
      previewedBy: 'olive',
      previewedAt: now,
    });
    await updateApproved(tx, { id, recipients: READERS, ...names, startedAt: now });
  });
}

const seedReaders = (sql: Sql) => sql`
  insert into players (id, display_id, account, account_key, birth_date, nationality, invite_code, created_at)
  select gen_random_uuid(), 200000000 + n, 'reader_' || n, 'reader_' || n, '1990-01-01', 'PH', 'reader_' || n, 'epoch'
  from generate_series(1, ${READERS}::int) as n`;

interface Measured {
  readonly quiet: number[];
  readonly mailing: number[];
  sent: number;
  /** At work for the mails. */
  busyMs: number;
}

/**
 * Rounds of the job as the server's runner makes them, each with the pause after it, and as long without one, in turns: a
 * busy moment of the machine affects both.
 */
async function measure(
  places: readonly Place[],
  { context }: ReturnType<typeof createPlatform>,
): Promise<Measured> {
  const measured: Measured = { quiet: [], mailing: [], sent: 0, busyMs: 0 };
  for (;;) {
    measured.quiet.push(...(await spinFor(places, JOBS_EVERY_MS)));
    let isOver = false;
    const spins = spin(places, () => isOver);
    const begun = performance.now();
    const count = await sendOperatorMail(context);
    const busyMs = performance.now() - begun;
    if (count > 0) await wait(Math.max(0, JOBS_EVERY_MS - busyMs));
    isOver = true;
    const times = await spins;
    if (count === 0) return measured;
    measured.mailing.push(...times);
    measured.sent += count;
    measured.busyMs += busyMs;
  }
}

async function runOn(sql: Sql): Promise<Figure[]> {
  await migrate(sql);
  await seedGames(sql);
  const platform = createPlatform(sql);
  await seedPlatform(sql, platform.clock.at);
  const places: Place[] = [];
  for (let client = 0; client < CLIENTS; client += 1) places.push(await openSpinner(platform));
  await seedReaders(sql);
  await sql`analyze`;
  await spinFor(places, WARM_UP_MS);
  await approveMail(sql, platform);
  const { quiet, mailing, sent, busyMs } = await measure(places, platform);
  const [p99, quietP99] = [share(mailing, 0.99), share(quiet, 0.99)];
  return [
    { name: 'mails sent', value: sent, unit: '', limit: { atLeast: READERS } },
    { name: 'work for 1,000 of them', value: (busyMs * 1000) / sent, unit: 'ms' },
    { name: 'spins without mail', value: quiet.length, unit: '' },
    { name: 'spins while mail is sent', value: mailing.length, unit: '' },
    { name: 'a spin without mail, median', value: share(quiet, 0.5), unit: 'ms' },
    { name: 'a spin without mail, p99', value: quietP99, unit: 'ms' },
    { name: 'a spin while mail is sent, median', value: share(mailing, 0.5), unit: 'ms' },
    { name: 'a spin while mail is sent, p99', value: p99, unit: 'ms' },
    { name: 'p99 with mail to without', value: p99 / quietP99, unit: '', limit: { atMost: ALLOWED } },
  ];
}

export const bench: Bench = {
  name: 'mail',
  isLong: true,
  run: () => withDatabase('mail', CLIENTS, runOn),
};
