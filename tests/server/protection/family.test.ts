import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { breakEnd, exclusionEnd } from '../../../contract/protection/protection-rules.ts';
import { hooks } from '../../../server/modules.ts';
import { runCommand } from '../../../server/ops/run-ops.ts';
import { purgeFamilyRequests } from '../../../server/protection/purge-family-requests-job.ts';
import { SealError } from '../../../server/seal.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { commandAs, keyOf } from '../support/operators.ts';

const DAY_MS = 86_400_000;
const database = useDatabase(RACES);
const { sql } = database;
let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'family-'));
beforeAll(async () => {
  app = await startApp(database);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

const opsWith = (settings: TestApp['context']['settings'], words: string[]): Promise<string> => {
  app.clock.advance(1);
  return runCommand(sql, commandAs('olive', words), {
    clock: app.clock,
    hooks,
    key: keyOf('olive'),
    keys: settings,
  });
};
const ops = (...words: string[]) => opsWith(app.context.settings, words);

let requests = 0;
const wish = (changes: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  applicant: { name: 'Rosa Vilaluz', email: 'rosa@lantern.example', phone: '+63 917 000 1111' },
  relation: 'spouse',
  person: { name: 'Juan Vilaluz', birthDate: '1988-04-02', account: '', phone: '' },
  reason: `He plays with the money for our rent, time ${++requests}.`,
  evidence: [],
  ...changes,
});

/** The daily limit counts by address, so that each test runs on another day. */
const nextDay = () => app.clock.advance(DAY_MS + 1);

async function image(): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#884422' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'Rosa was here' } } })
    .jpeg()
    .toBuffer();
  return bytes.toString('base64');
}

describe('family request for an exclusion', () => {
  it('[R51] request gets a number, is encrypted with its evidence, and a repeat is the same request', async () => {
    const body = wish({ evidence: [await image()] });
    const { data } = await app.call('requestFamilyExclusion', body);
    expect(data).toEqual({ number: expect.stringMatching(/^[A-Z2-9]{8}$/), receivedAt: app.clock.now() });
    expect((await app.call('requestFamilyExclusion', body)).data).toEqual(data);
    const other = await app.call('requestFamilyExclusion', { ...body, reason: 'Something else altogether.' });
    expect(other.code).toBe(ERROR_CODES.requestIdReused);

    const rows = await sql<{ id: string; row: string }[]>`
      select id, to_jsonb(family_requests)::text as row from family_requests where number = ${data.number}`;
    expect(rows).toHaveLength(1);
    for (const secret of ['Vilaluz', 'lantern', '+63 917', 'our rent', '1988-04-02']) {
      expect(rows[0]?.row).not.toContain(secret);
      expect(rows[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
    }
    const evidence = await sql<{ sealed: Buffer }[]>`
      select sealed from family_evidence where request_id = ${rows[0]?.id ?? ''}`;
    expect(evidence.map(({ sealed }) => sealed.subarray(0, 3).toString('hex'))).not.toContain('ffd8ff');
    expect(evidence).toHaveLength(1);
  });

  it.each([
    ['applicant.name', { applicant: { name: ' ', email: 'rosa@lantern.example', phone: '' } }],
    ['applicant.email', { applicant: { name: 'Rosa', email: 'rosa', phone: '' } }],
    ['person.name', { person: { name: '', birthDate: '1988-04-02', account: '', phone: '' } }],
    ['person.birthDate', { person: { name: 'Juan', birthDate: '2999-01-01', account: '', phone: '' } }],
    ['reason', { reason: 'He plays.' }],
  ])(
    '[R51] family exclusion request without a valid %s is rejected, naming the field',
    async (field, changes) => {
      nextDay();
      const { code, data } = await app.call('requestFamilyExclusion', wish(changes));
      expect([code, data.details.field]).toEqual([ERROR_CODES.invalidValue, field]);
    },
  );

  it('[R51] request with evidence that is no image is rejected, and nothing is stored', async () => {
    nextDay();
    const body = wish({ evidence: [Buffer.from('<svg/>'.repeat(40)).toString('base64')] });
    expect((await app.call('requestFamilyExclusion', body)).code).toBe(ERROR_CODES.imageInvalid);
    expect(await sql`select from family_requests where request_id = ${body.requestId}`).toHaveLength(0);
  });

  it('[R51] requests from one address are limited to five a day, also when eight arrive at once', async () => {
    nextDay();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call('requestFamilyExclusion', wish())),
    );
    const codes = answers.map(({ code }) => code).sort((a, b) => a - b);
    expect(codes).toEqual([0, 0, 0, 0, 0, ...Array(3).fill(ERROR_CODES.familyLimit)]);
  });
});

describe('operator commands of family requests', () => {
  it('[R51] operator reads a request with its evidence, which is audited, and excludes the person, who is told why', async () => {
    nextDay();
    const player = await newAccount(app);
    const { number } = (await app.call('requestFamilyExclusion', wish({ evidence: [await image()] }))).data;
    expect(await ops('exclusion', 'list')).toContain(`${number}\topen`);
    const shown = await ops('exclusion', 'show', number, folder);
    expect(shown).toContain('Rosa Vilaluz, rosa@lantern.example, +63 917 000 1111');
    expect(shown).toContain('Juan Vilaluz, born 1988-04-02');
    expect(shown).toContain('He plays with the money for our rent');
    const file = join(folder, readdirSync(folder).find((name) => name.startsWith(number)) ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // The image is re-encoded, so that hidden data is removed.
    expect(readFileSync(file).toString('latin1')).not.toContain('Rosa was here');

    const why = 'Your wife has asked for it and has shown the rent that was not paid.';
    await ops('exclusion', 'approve', number, player.account, 'year', ...why.split(' '));
    const at = app.clock.now();
    expect((await app.call('refreshData', {}, player.token)).status).toBe(401);
    const refused = await app.call('accountLogin', { account: player.account, password: GOOD_PASSWORD });
    expect(refused.code).toBe(ERROR_CODES.selfExcluded);
    const told = { number, at, period: 'year', until: exclusionEnd('year', at), told: why };
    const { details } = refused.data;
    expect(details).toMatchObject({ familyExclusion: told, until: told.until });
    const { token } = (await app.call('startWithdrawalOnly', { ticket: details.withdrawalTicket })).data;
    expect((await app.call('getFamilyDecisions', {}, token)).data.decisions).toEqual([told]);
    await expect(ops('exclusion', 'reject', number, 'No.')).rejects.toThrow('approved already');
    const acts = await sql<{ act: string; details: Record<string, unknown> }[]>`
      select act, details from audit_log where details ->> 'number' = ${number} order by place`;
    expect(acts.map(({ act }) => act)).toEqual([
      'family exclusion asked for',
      'exclusion show',
      'exclusion approve',
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/Vilaluz|rent/);
  });

  it('[R51] operator sets a break that is never shorter than a current one, and the player is told at once', async () => {
    nextDay();
    const player = await newAccount(app);
    await app.call('takeTimeOut', { period: 'sixWeeks' }, player.token);
    const own = breakEnd('sixWeeks', app.clock.now());
    const { number } = (await app.call('requestFamilyExclusion', wish())).data;
    await ops('exclusion', 'approve', number, player.account, 'week', 'Your mother has asked for it.');
    expect((await app.call('getSelfLimited', {}, player.token)).data.breakUntil).toBe(own);
    expect((await app.call('getFamilyDecisions', {}, player.token)).data.decisions).toMatchObject([
      { number, period: 'week', told: 'Your mother has asked for it.' },
    ]);
  });

  it('[R51] story and evidence are re-encrypted with a new key, and the old key can be removed', async () => {
    nextDay();
    const { number } = (await app.call('requestFamilyExclusion', wish({ evidence: [await image()] }))).data;
    const { settings } = app.context;
    const old = settings.sealKeys ?? '';
    const fresh = Buffer.alloc(32, 11).toString('base64');
    const show = ['exclusion', 'show', number, folder];
    await expect(opsWith({ ...settings, sealKeys: fresh }, show)).rejects.toThrow(SealError);
    expect(await opsWith({ ...settings, sealKeys: `${fresh},${old}` }, ['kyc', 'reseal'])).toMatch(
      /[1-9]\d* parts of family requests/,
    );
    expect(await opsWith({ ...settings, sealKeys: fresh }, show)).toContain('Rosa Vilaluz');
    await opsWith({ ...settings, sealKeys: `${old},${fresh}` }, ['kyc', 'reseal']);
    expect(await ops(...show)).toContain('Rosa Vilaluz');
  });

  it('[R51] operator rejects a request, and its story and evidence are deleted after their retention time', async () => {
    nextDay();
    const [kept, gone] = await Promise.all([
      app.call('requestFamilyExclusion', wish()),
      app.call('requestFamilyExclusion', wish({ evidence: [await image()] })),
    ]);
    await ops('exclusion', 'reject', gone.data.number, 'Nobody', 'of', 'this', 'name', 'plays', 'here.');
    app.clock.advance(90 * DAY_MS - 2);
    expect(await purgeFamilyRequests(app.context)).toBe(0);
    app.clock.advance(3);
    expect(await purgeFamilyRequests(app.context)).toBe(1);
    await expect(ops('exclusion', 'show', gone.data.number, folder)).rejects.toThrow('retention');
    expect(await ops('exclusion', 'show', kept.data.number, folder)).toContain('Rosa Vilaluz');
    const [left] = await sql<{ images: number }[]>`
      select count(*)::int as images from family_evidence as held join family_requests on family_requests.id = held.request_id
      where number = ${gone.data.number}`;
    expect(left?.images).toBe(0);
  });
});
