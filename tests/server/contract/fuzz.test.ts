import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMMON } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { liftRateLimits, SERVED_CALLS, sendText, tokenFor, writeWith } from '../support/every-call.ts';
import { GOOD_BODIES } from '../support/good-bodies.ts';
import { bodiesOf, bodyRule, numbersAndDays } from '../support/schema-bodies.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
liftRateLimits(database, app);

const SEED = 7;
const BODIES = 2_000;

type Served = (typeof SERVED_CALLS)[number];
const goodBody = ({ name }: Served) => GOOD_BODIES[name]?.() ?? {};

/** Sends bodies of one call one after the other; those that the server answered with an internal error. */
async function failuresOf(call: Served, bodies: Iterable<string>): Promise<string[]> {
  const failed: string[] = [];
  let token = await tokenFor(app, call.access);
  for (const body of bodies) {
    const { status } = await sendText(app, call.name, body, token);
    if (status >= 500) failed.push(`${call.name} ${status} ${body.slice(0, 500)}`);
    // Some calls end the session, so that the next one is tried by a new player.
    if (status === 401 && call.access !== 'guest') token = await tokenFor(app, call.access);
  }
  return failed;
}

it('[C90] no body that a schema allows, nor one with a hostile field, causes an internal error', async () => {
  // What has no fields has one body, and the test of hostile values adds some.
  const calls = SERVED_CALLS.filter((call) => Object.keys(bodyRule(call).properties ?? {}).length > 0);
  const numRuns = Math.ceil(BODIES / calls.length);
  const failed: string[] = [];
  for (const call of calls) {
    const bodies = fc.sample(bodiesOf(call, goodBody(call)), { seed: SEED, numRuns });
    failed.push(
      ...(await failuresOf(
        call,
        bodies.map((body) => JSON.stringify({ ...COMMON, ...body })),
      )),
    );
  }
  expect(failed).toEqual([]);
}, 240_000);

const NUMBERS = ['0', '1', '-1', '0.5', '1e-7', '2147483648', '9007199254740992', '8.64e15', '9e14', '1e308'];
const DAYS = ['"0000-01-01"', '"0001-01-01"', '"1969-12-31"', '"9999-12-31"'];

it('[C90] number and day fields cause no internal error at and beyond their bounds', async () => {
  const failed: string[] = [];
  for (const call of SERVED_CALLS) {
    const body = { ...COMMON, ...goodBody(call) };
    const bodies = numbersAndDays(bodyRule(call)).flatMap(({ path, kind }) =>
      (kind === 'day' ? DAYS : NUMBERS).map((raw) => writeWith(body, path, raw)),
    );
    if (bodies.length > 0) failed.push(...(await failuresOf(call, bodies)));
  }
  expect(failed).toEqual([]);
}, 120_000);
