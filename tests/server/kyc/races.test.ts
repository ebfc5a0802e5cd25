import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { reviewIdentities } from '../../../server/kyc/review-identities.ts';
import { newAccount } from '../support/accounts.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { fillImages, handIn, makeImage, operator, pendingPlayer, uploadAll } from './support.ts';

const database = useDatabase(RACES);
const app = useApp(database);
const ops = operator(database, app);

const attemptsOf = (playerId: string) =>
  database.sql<{ state: string; reason: string }[]>`
    select state, reason from kyc_attempts where player_id = ${playerId} order by ordinal`;
const stateOf = async (playerId: string) => {
  const [row] = await database.sql`select kyc_state from players where id = ${playerId}`;
  return row?.kycState;
};

describe('concurrent identity checks', () => {
  it('[C29] one of eight concurrent hand-ins is accepted', async () => {
    const { token, playerId } = await newAccount(app);
    await fillImages(app, playerId);
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => (await app.call('addKyc', handIn(), token)).code),
    );
    expect(codes.filter((code) => code === 0).length).toBe(1);
    expect(codes.filter((code) => code === ERROR_CODES.kycPending).length).toBe(7);
    expect((await attemptsOf(playerId)).length).toBe(1);
  });

  it('[C28] one of several concurrent uploads for one side is stored', async () => {
    const { token, playerId } = await newAccount(app);
    await Promise.all(Array.from({ length: 5 }, () => uploadAll(app, token, ['front'])));
    const rows = await database.sql`select id from kyc_pictures where player_id = ${playerId}`;
    expect(rows.length).toBe(1);
  });

  it('[C28] [C29] approval during an upload leaves no image behind, whichever comes first', async () => {
    const image = await makeImage();
    for (let round = 0; round < 4; round += 1) {
      const { account, token, playerId } = await newAccount(app);
      await fillImages(app, playerId);
      const sent = { requestId: randomUUID(), side: 'front', image };
      const [upload] = await Promise.all([
        app.call('uploadKyc', sent, token),
        ops('kyc', 'approve', account),
      ]);
      expect([0, ERROR_CODES.kycApproved]).toContain(upload.code);
      expect(await stateOf(playerId)).toBe(2);
      const rows = await database.sql`select id from kyc_pictures where player_id = ${playerId}`;
      expect(rows.length).toBe(0);
    }
  });

  it('[C30] one of the reviewer and two operators decides, and the player has that state', async () => {
    const { account, playerId } = await pendingPlayer(app);
    app.clock.advance(10_000);
    const done = await Promise.allSettled([
      reviewIdentities(app.context),
      ops('kyc', 'reject', account, 'glare'),
      ops('kyc', 'approve', account, '1'),
    ]);
    expect(done.length).toBe(3);
    const [attempt] = await attemptsOf(playerId);
    const rows = await database.sql`
      select count(*)::int as count from audit_log where subject = ${playerId} and act like 'kyc %' and details->>'attempt' = '1'`;
    expect(rows[0]?.count).toBe(1);
    expect(attempt?.state).toMatch(/approved|rejected/);
  });

  it('[C29] decision applies to the try that was viewed, not to a newer one', async () => {
    const { account, token, playerId } = await pendingPlayer(app);
    await ops('kyc', 'reject', account, 'cut');
    await fillImages(app, playerId);
    await app.call('addKyc', handIn(), token);
    await expect(ops('kyc', 'approve', account, '1')).rejects.toThrow('is not pending any more');
    expect((await attemptsOf(playerId)).map(({ state }) => state)).toEqual(['rejected', 'pending']);
  });
});

describe('repeated identity', () => {
  const DOCUMENT = { documentNumber: 'SX-9001-7777', realName: 'Rosa Villanueva' };

  it('[C29] document of a self-excluded player is rejected, and the operator can see whose it is', async () => {
    const first = await pendingPlayer(app, DOCUMENT);
    await ops('kyc', 'approve', first.account);
    await app.call('excludeSelf', { period: 'year' }, first.token);
    const again = await newAccount(app);
    await fillImages(app, again.playerId);
    const { data } = await app.call(
      'addKyc',
      handIn({ ...DOCUMENT, documentNumber: 'sx 90017777' }),
      again.token,
    );
    expect(data).toMatchObject({ state: 'rejected', reason: 'excluded' });
    expect(await stateOf(again.playerId)).toBe(3);
    const [row] = await database.sql`
      select details from audit_log where subject = ${again.playerId} and act = 'identity check refused'`;
    expect(row?.details.paperOf).toEqual([first.account]);
  });

  it('[C29] document of another account waits for the operator and is flagged', async () => {
    const first = await pendingPlayer(app, { documentNumber: 'TX-1234-8888' });
    app.clock.advance(10_000);
    await reviewIdentities(app.context);
    const second = await pendingPlayer(app, { documentNumber: 'TX12348888', realName: 'Another Name' });
    app.clock.advance(10_000);
    await reviewIdentities(app.context);
    expect([await stateOf(first.playerId), await stateOf(second.playerId)]).toEqual([2, 1]);
    expect(await ops('kyc', 'list')).toContain(`same document as ${first.account}`);
    const flags = await ops('flags', 'list');
    expect(flags).toContain(`one-document\t${second.account}`);
  });

  it('[C29] name and birth date of an excluded person wait for the operator', async () => {
    const birthDate = '1988-02-29';
    const first = await newAccount(app, { birthDate });
    const second = await newAccount(app, { birthDate });
    await fillImages(app, first.playerId);
    await app.call('addKyc', handIn({ realName: 'José Ángel Cruz' }), first.token);
    await app.call('excludeSelf', { period: 'year' }, first.token);
    await fillImages(app, second.playerId);
    await app.call('addKyc', handIn({ realName: 'JOSE ANGEL CRUZ' }), second.token);
    app.clock.advance(10_000);
    await reviewIdentities(app.context);
    expect(await stateOf(second.playerId)).toBe(1);
    expect(await ops('kyc', 'list')).toContain(
      `name and birth date and address of ${first.account} (excluded)`,
    );
    expect((await app.call('kyc', {}, second.token)).data.isByPerson).toBe(true);
  });

  it.each([
    ['accents', 'Renée Núñez Ibáñez', 'Renee Nunez Ibanez'],
    ['Cyrillic letters', 'Сергей Юрьевич Королёв', 'Sergei Korolev'],
    ['Chinese characters', '李小明', 'Xiaoming Li'],
    ['another order', 'Li Xiao Ming', 'Ming Xiao Li'],
    ['middle names left out', 'Maria Clara Santos Dela Cruz', 'Maria de la Cruz'],
  ])('[C29] excluded name in %s waits for the operator and is not rejected', async (what, known, given) => {
    const birthDate = `19${60 + what.length}-05-05`;
    const first = await newAccount(app, { birthDate });
    await fillImages(app, first.playerId);
    const elsewhere = { line: `${what.length} Far Road`, city: 'Cebu', region: '', postCode: '' };
    await app.call('addKyc', handIn({ realName: known, address: elsewhere }), first.token);
    await app.call('excludeSelf', { period: 'year' }, first.token);
    const again = await newAccount(app, { birthDate });
    const stranger = await newAccount(app, { birthDate });
    await fillImages(app, again.playerId);
    await fillImages(app, stranger.playerId);
    const { data } = await app.call('addKyc', handIn({ realName: given }), again.token);
    expect(data).toMatchObject({ state: 'pending', isByPerson: true });
    const other = await app.call('addKyc', handIn({ realName: 'Bayani Ocampo' }), stranger.token);
    expect(other.data).toMatchObject({ state: 'pending', isByPerson: false });
    app.clock.advance(10_000);
    await reviewIdentities(app.context);
    expect([await stateOf(again.playerId), await stateOf(stranger.playerId)]).toEqual([1, 2]);
  });

  it('[C29] document number that an excluded account has only typed is not rejected for its owner', async () => {
    const document = { documentNumber: 'VX-4321-9999', realName: 'Imelda Rosario' };
    const excluded = await pendingPlayer(app, { ...document, realName: 'Nobody Real' });
    await app.call('excludeSelf', { period: 'year' }, excluded.token);
    const owner = await newAccount(app);
    await fillImages(app, owner.playerId);
    const { data } = await app.call('addKyc', handIn(document), owner.token);
    expect(data).toMatchObject({ state: 'pending', isByPerson: true });
  });
});
