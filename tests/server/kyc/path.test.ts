import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { reviewIdentities } from '../../../server/kyc/review-identities.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { fillImages, handIn, makeImage, operator, pendingPlayer, uploadAll } from './support.ts';

const database = useDatabase();
const app = useApp(database);
const ops = operator(database, app);

const statusOf = async (token: string) => (await app.call('kyc', {}, token)).data;
const hasKyc = async (token: string) => (await app.call('refreshData', {}, token)).data.hasKyc;
const review = async () => {
  app.clock.advance(10_000);
  return reviewIdentities(app.context);
};

describe('identity check', () => {
  it('[C28] [C29] [C30] identity check leads from nothing over images and documents to the reviewer’s approval', async () => {
    const { token, playerId } = await newAccount(app);
    expect(await statusOf(token)).toMatchObject({ state: 'none', sides: [], triesLeft: 5, usualHours: 24 });
    await uploadAll(app, token);
    expect((await statusOf(token)).sides).toEqual(['front', 'back', 'selfie']);
    const { data } = await app.call('addKyc', handIn(), token);
    expect(data).toMatchObject({ state: 'pending', submittedAt: app.clock.now(), sides: [], triesLeft: 4 });
    expect(data.person).toMatchObject({ realName: 'Ligaya Santos', address: { city: 'Manila' } });
    expect(await hasKyc(token)).toBe(1);
    expect((await app.call('getTradeInfo', {}, token)).data.isKycMissing).toBe(true);
    expect(await review()).toBe(1);
    expect(await statusOf(token)).toMatchObject({ state: 'approved', decidedAt: app.clock.now() });
    expect(await hasKyc(token)).toBe(2);
    expect((await app.call('getTradeInfo', {}, token)).data.isKycMissing).toBe(false);
    // Payout accounts must be in the name on the identity document.
    expect((await app.call('appUserOther', {}, token)).data).toMatchObject({
      realName: 'Ligaya Santos',
      isNameFixed: true,
    });
    const acts = await database.sql`
      select actor, act from audit_log where subject = ${playerId} and act like '%identity%' or subject = ${playerId} and act like 'kyc%' order by at`;
    expect(acts.map(({ actor, act }) => `${actor}: ${act}`)).toEqual([
      'player: identity check handed in',
      'reviewer:sandbox: kyc approve',
    ]);
  });

  it('[C29] [C30] rejected player is told why and can try again', async () => {
    const { token, playerId } = await pendingPlayer(app, { documentNumber: 'PH-55-0000' });
    await review();
    expect(await statusOf(token)).toMatchObject({ state: 'rejected', reason: 'mismatch', triesLeft: 4 });
    expect(await hasKyc(token)).toBe(3);
    await fillImages(app, playerId);
    expect((await app.call('addKyc', handIn(), token)).data.state).toBe('pending');
    await review();
    expect((await statusOf(token)).state).toBe('approved');
    expect((await app.call('addKyc', handIn(), token)).code).toBe(ERROR_CODES.kycApproved);
  });

  it('[C29] repeated request gets the same answer, and another body under its id an error', async () => {
    const { token, playerId } = await newAccount(app);
    await fillImages(app, playerId);
    const body = handIn();
    const first = await app.call('addKyc', body, token);
    expect((await app.call('addKyc', body, token)).data).toEqual(first.data);
    const other = { ...body, documentNumber: 'PH-77-9999' };
    expect((await app.call('addKyc', other, token)).code).toBe(ERROR_CODES.requestIdReused);
    const image = { requestId: randomUUID(), side: 'front', image: await makeImage() };
    expect((await app.call('uploadKyc', image, token)).code).toBe(ERROR_CODES.kycPending);
  });

  it.each([
    ['a name without letters', { realName: '1234' }, 'realNameInvalid'],
    ['no city', { address: { line: 'a', city: ' ', region: '', postCode: '' } }, 'addressMissing'],
    ['a document number without digits', { documentNumber: 'ABCDEF' }, 'documentNumberInvalid'],
    ['an expired document', { documentKind: 'passport', expiresOn: '2020-01-01' }, 'documentExpired'],
    ['a passport without its expiry', { documentKind: 'passport' }, 'documentExpired'],
  ])('[C29] identity check with %s is rejected with its own error', async (_what, changes, key) => {
    const { token, playerId } = await newAccount(app);
    await fillImages(app, playerId);
    const { code } = await app.call('addKyc', handIn(changes), token);
    expect(code).toBe(ERROR_CODES[key as keyof typeof ERROR_CODES]);
    expect((await statusOf(token)).state).toBe('none');
  });

  it('[C29] document type with a back needs its image, and the missing side is named', async () => {
    const { token, playerId } = await newAccount(app);
    await fillImages(app, playerId, ['front', 'selfie']);
    const refused = await app.call('addKyc', handIn(), token);
    expect(refused).toMatchObject({ code: ERROR_CODES.kycImageMissing });
    expect(refused.data.details).toEqual({ missing: ['back'] });
    const passport = handIn({ documentKind: 'passport', expiresOn: '2031-05-05' });
    expect((await app.call('addKyc', passport, token)).data.state).toBe('pending');
  });

  it('[C29] name other than the known one is rejected, however it is written', async () => {
    const { token, playerId } = await newAccount(app);
    await app.call('updateAppUserOther', { realName: 'Maria Cruz' }, token);
    await fillImages(app, playerId);
    expect((await app.call('addKyc', handIn(), token)).code).toBe(ERROR_CODES.realNameFixed);
    expect((await app.call('addKyc', handIn({ realName: 'MARÍA  CRUZ' }), token)).code).toBe(0);
  });

  it('[C28] [C29] uploads are limited by account and tries by day', async () => {
    const { token, playerId } = await newAccount(app);
    await database.sql`
      update config set value = value || '{"hourUploads": 3, "dayTries": 1}' where key = 'kyc'`;
    try {
      await uploadAll(app, token);
      const image = { requestId: randomUUID(), side: 'front', image: await makeImage() };
      const refused = await app.call('uploadKyc', image, token);
      expect(refused).toMatchObject({ status: 429, code: 429 });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await app.call('addKyc', handIn(), token);
      await ops('kyc', 'reject', String((await accountOf(playerId)).account), 'blurred');
      await database.sql`delete from rate_windows`;
      await fillImages(app, playerId);
      expect((await app.call('addKyc', handIn(), token)).code).toBe(ERROR_CODES.kycTriesUsed);
    } finally {
      await database.sql`
        update config set value = value || '{"hourUploads": 40, "dayTries": 5}' where key = 'kyc'`;
    }
  });

  const accountOf = async (playerId: string) => {
    const [row] = await database.sql`select account from players where id = ${playerId}`;
    return row ?? {};
  };
});

describe('operator commands of the identity check', () => {
  it('operator lists pending checks, views images with an audit row, and decides with a listed reason', async () => {
    const { account, token, playerId } = await pendingPlayer(app, { documentNumber: 'PH-66-1111' });
    await review();
    expect(await ops('kyc', 'list')).toContain(`${account}\ttry 1\t`);
    const folder = join(mkdtempSync(join(tmpdir(), 'kyc-')), 'case');
    const said = await ops('kyc', 'show', account, folder);
    expect(said).toContain('PH661111');
    expect(said).toContain('12 Mabini St, Manila');
    const files = readdirSync(folder).sort();
    expect(files).toEqual([`${account}-back.jpg`, `${account}-front.jpg`, `${account}-selfie.jpg`]);
    expect(readFileSync(join(folder, files[0] ?? '')).subarray(0, 3)).toEqual(
      Buffer.from([0xff, 0xd8, 0xff]),
    );
    expect(statSync(join(folder, files[0] ?? '')).mode & 0o077).toBe(0);
    await expect(ops('kyc', 'reject', account, 'ugly')).rejects.toThrow('There is no reason "ugly"');
    await expect(ops('kyc', 'approve', account, '2')).rejects.toThrow('is not pending any more');
    expect(await ops('kyc', 'reject', account, 'glare', 'top', 'left')).toContain(
      'pending → rejected, try 1',
    );
    expect(await statusOf(token)).toMatchObject({ state: 'rejected', reason: 'glare' });
    const rows = await database.sql`
      select act, actor, details from audit_log where subject = ${playerId} and actor = 'olive' order by at`;
    expect(rows.map(({ act }) => act)).toEqual(['kyc show', 'kyc reject']);
    expect(rows[1]?.details).toMatchObject({ reason: 'glare', note: 'top left', attempt: 1 });
  });

  it('approval of an account that has handed in nothing says so', async () => {
    const { account, token } = await newAccount(app);
    expect(await ops('kyc', 'approve', account)).toContain('none → approved, without papers');
    expect(await statusOf(token)).toMatchObject({ state: 'approved', submittedAt: null });
  });
});
