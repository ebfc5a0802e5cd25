import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { resealDrafts } from '../../../server/kyc/kyc-drafts.ts';
import { purgeDocumentImages } from '../../../server/kyc/purge-document-images-job.ts';
import { erasePlayer } from '../../../server/rights/erase-player.ts';
import { exportPlayer } from '../../../server/rights/export-data.ts';
import { Sealer } from '../../../server/seal.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { TEST_SEAL_KEY } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { fillImages, handIn, operator } from './support.ts';

const database = useDatabase();
const DAY_MS = 86_400_000;
const app = useApp(database);

const DRAFT = {
  step: 'document',
  realName: 'Ligaya Santos',
  address: { line: '12 Mabini St', city: 'Manila', region: '', postCode: '' },
  documentKind: 'passport',
  documentNumber: 'QX-4815-1623',
  expiresOn: '2040-01-31',
};
const save = (token: string, changes: Record<string, unknown> = {}) =>
  app.call('saveKycDraft', { draft: { ...DRAFT, ...changes } }, token);
const draftOf = async (token: string) => (await app.call('kyc', {}, token)).data.draft;
const rowsOf = ({ playerId }: NewAccount) => database.sql<{ sealed: Buffer }[]>`
  select sealed from kyc_drafts where player_id = ${playerId}`;

describe('draft of the identity check', () => {
  it('[R48] [C29] draft is returned as it was typed last, and to its player only', async () => {
    const [one, other] = [await newAccount(app), await newAccount(app)];
    expect(await draftOf(one.token)).toBe(null);
    expect((await save(one.token, { realName: 'Lig' })).data).toEqual({ savedAt: app.clock.now() });
    await save(one.token);
    expect(await draftOf(one.token)).toEqual(DRAFT);
    expect(await draftOf(other.token)).toBe(null);
    expect((await app.call('saveKycDraft', { draft: DRAFT })).status).toBe(401);
    expect((await save(one.token, { documentNumber: 'x'.repeat(41) })).status).toBe(400);
    expect((await save(one.token, { expiresOn: '31 January' })).status).toBe(400);
  });

  it('[R48] [C29] draft is encrypted for its player, and re-encrypted with a new key', async () => {
    const [one, other] = [await newAccount(app), await newAccount(app)];
    await save(one.token);
    const [row] = await rowsOf(one);
    const sealed = row?.sealed ?? Buffer.alloc(0);
    for (const text of ['Ligaya', 'Mabini', '4815']) expect(sealed.includes(text)).toBe(false);
    await save(other.token, { realName: 'Somebody Else' });
    await database.sql`update kyc_drafts set sealed = ${sealed} where player_id = ${other.playerId}`;
    expect(await draftOf(other.token)).toBe(null);
    await database.sql`delete from kyc_drafts where player_id <> ${one.playerId}`;
    const [old, fresh] = [Buffer.from(TEST_SEAL_KEY, 'base64'), Buffer.alloc(32, 31)];
    expect(await database.sql.begin((tx) => resealDrafts(tx, new Sealer([fresh, old])))).toBe(1);
    // The running server has the old key alone, and treats a draft that it cannot decrypt as missing.
    expect(await draftOf(one.token)).toBe(null);
    expect(await database.sql.begin((tx) => resealDrafts(tx, new Sealer([old, fresh])))).toBe(1);
    expect(await draftOf(one.token)).toEqual(DRAFT);
  });

  it('[R48] [C29] draft is deleted when the check is handed in, and a late save does not restore it', async () => {
    const player = await newAccount(app);
    await fillImages(app, player.playerId);
    await save(player.token);
    expect((await app.call('addKyc', handIn(), player.token)).data).toMatchObject({
      state: 'pending',
      draft: null,
    });
    expect(await rowsOf(player)).toEqual([]);
    expect((await save(player.token)).code).toBe(ERROR_CODES.kycPending);
    expect(await rowsOf(player)).toEqual([]);
  });

  it('[R48] [C29] draft is deleted by an approval', async () => {
    const player = await newAccount(app);
    await save(player.token);
    await operator(database, app)('kyc', 'approve', player.account);
    expect(await rowsOf(player)).toEqual([]);
    expect((await save(player.token)).code).toBe(ERROR_CODES.kycApproved);
  });

  it('[R48] [C29] draft is erased with its player, and a data copy mentions it without its document number', async () => {
    const player = await newAccount(app);
    await save(player.token);
    const copy = gunzipSync(await exportPlayer(database.sql, player.playerId, app.clock.now())).toString();
    expect(JSON.parse(copy).kyc_drafts).toEqual([
      { player_id: player.playerId, saved_at: expect.any(String) },
    ]);
    expect(copy).not.toContain('4815');
    await database.sql.begin((tx) => erasePlayer(tx as never, app.context, player.playerId, app.clock.now()));
    expect(await rowsOf(player)).toEqual([]);
  });

  it('[R48] [C29] draft is deleted by a job 24 h after its last change, and is not returned from then on', async () => {
    const player = await newAccount(app);
    await save(player.token);
    const saved = app.clock.now();
    app.clock.advance(DAY_MS - 1);
    await purgeDocumentImages(app.context);
    expect((await rowsOf(player)).length).toBe(1);
    app.clock.advance(saved + DAY_MS - app.clock.now());
    const { token } = (
      await app.call('accountLogin', { account: player.account, password: 'Quiet-Harbour-71' })
    ).data;
    expect(await draftOf(token)).toBe(null);
    await purgeDocumentImages(app.context);
    expect(await rowsOf(player)).toEqual([]);
  });
});
