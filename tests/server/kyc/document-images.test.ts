import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorKey } from '../../../contract/errors.ts';
import { openImages } from '../../../server/kyc/document-images.ts';
import { openNumber } from '../../../server/kyc/identity-documents.ts';
import { purgeDocumentImages } from '../../../server/kyc/purge-document-images-job.ts';
import { hooks } from '../../../server/modules.ts';
import { runCommand } from '../../../server/ops/run-ops.ts';
import { SealError, Sealer } from '../../../server/seal.ts';
import { newAccount } from '../support/accounts.ts';
import { TEST_SEAL_KEY } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { commandAs, keyOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { fillImages, handIn, makeImage, operator, pendingPlayer, uploadAll } from './support.ts';

const database = useDatabase();
const DAY_MS = 86_400_000;
const app = useApp(database);
const ops = operator(database, app);

const sealer = new Sealer([Buffer.from(TEST_SEAL_KEY, 'base64')]);
const otherSealer = new Sealer([Buffer.alloc(32, 9)]);
const send = (token: string | undefined, image: string) =>
  app.call('uploadKyc', { requestId: randomUUID(), side: 'front', image }, token);
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');

/** A PNG whose header declares this size, with hardly any data. */
function bomb(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(body.length);
    return Buffer.concat([size, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(100_000)))]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';

describe('image of an identity document', () => {
  it.each<[string, () => string | Promise<string>, ErrorKey]>([
    ['an SVG', () => base64(svg), 'imageInvalid'],
    ['an HTML page with a GIF signature', () => base64(`GIF89a/*${'<html>'.repeat(40)}*/`), 'imageInvalid'],
    ['a truncated JPEG', async () => (await makeImage()).slice(0, 4_000), 'imageInvalid'],
    [
      'a JPEG signature without data',
      () => base64(Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(900)])),
      'imageInvalid',
    ],
    ['400 million pixels in a kilobyte', () => base64(bomb(20_000)), 'imageTooLarge'],
    ['a file of nine megabytes', () => base64(Buffer.alloc(8 * 1024 * 1024 + 1_000, 0xff)), 'imageTooLarge'],
    ['a too small image', () => makeImage(900, 320), 'imageTooSmall'],
    ['a panorama that is kept too narrow', () => makeImage(9_000, 620), 'imageTooSmall'],
  ])('[C28] image is rejected with its own error: %s', async (_what, make, key) => {
    const { token } = await newAccount(app);
    const { status, code } = await send(token, await make());
    expect([status, code]).toEqual([200, ERROR_CODES[key]]);
    expect((await app.call('kyc', {}, token)).data.sides).toEqual([]);
  });

  it('[C28] image of twelve megabytes is rejected before it is read, and so is one without a session', async () => {
    const { token } = await newAccount(app);
    const huge = 'A'.repeat(12 * 1024 * 1024 * 1.34);
    expect((await send(token, huge)).status).toBe(413);
    expect((await send(undefined, await makeImage())).status).toBe(401);
  });

  it('[C28] image loses hidden data and the place where it was taken', async () => {
    const { token, playerId } = await newAccount(app);
    const polyglot = Buffer.concat([
      Buffer.from(await makeImage(), 'base64'),
      Buffer.from('<script>alert("stowaway")</script>'),
    ]);
    expect((await sharp(polyglot).metadata()).exif).toBeDefined();
    expect((await send(token, base64(polyglot))).code).toBe(0);
    await fillImages(app, playerId, ['back', 'selfie']);
    await app.call('addKyc', handIn(), token);
    const [attempt] = await database.sql<{ id: string }[]>`
      select id from kyc_attempts where player_id = ${playerId}`;
    const images = await openImages(database.sql, sealer, { playerId, attemptId: attempt?.id ?? '' });
    const front = images.find(({ side }) => side === 'front')?.bytes ?? Buffer.alloc(0);
    expect(front.includes('stowaway')).toBe(false);
    expect(front.includes('Camera of Olive')).toBe(false);
    expect((await sharp(front).metadata()).exif).toBeUndefined();
    expect((await sharp(front).metadata()).format).toBe('jpeg');
  });

  it('image replaces the one of the same side, and is accessible to its player only', async () => {
    const one = await newAccount(app);
    const other = await newAccount(app);
    await uploadAll(app, one.token, ['front', 'front', 'selfie']);
    const rows = await database.sql`select side from kyc_pictures where player_id = ${one.playerId}`;
    expect(rows.length).toBe(2);
    expect((await app.call('kyc', {}, other.token)).data.sides).toEqual([]);
  });
});

describe('stored identity documents', () => {
  const rowsOf = async (playerId: string) => {
    const [attempt] = await database.sql`select * from kyc_attempts where player_id = ${playerId}`;
    const images = await database.sql<{ id: string; side: string; sealed: Buffer }[]>`
      select id, side, sealed from kyc_pictures where player_id = ${playerId} order by side`;
    // biome-ignore lint/suspicious/noExplicitAny: one row of a table with many columns.
    return { attempt: attempt as any, images };
  };

  it('stored documents are encrypted: no image, camera name or number is readable, and no other key decrypts them', async () => {
    const { token, playerId } = await newAccount(app);
    await uploadAll(app, token);
    await app.call('addKyc', handIn({ documentNumber: 'QX-4815-1623' }), token);
    const { attempt, images } = await rowsOf(playerId);
    expect(images.length).toBe(3);
    const asked = { playerId, attemptId: attempt.id };
    const opened = await openImages(database.sql, sealer, asked);
    expect(opened.length).toBe(3);
    for (const { sealed } of images) {
      // As many bytes as chance does not write into an encrypted file.
      for (const { bytes } of opened) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
      expect(sealed.includes('JFIF')).toBe(false);
    }
    expect(attempt.documentNumber.includes('48151623')).toBe(false);
    expect(openNumber(sealer, attempt)).toBe('QX48151623');
    expect(() => openNumber(otherSealer, attempt)).toThrow(SealError);
    await expect(openImages(database.sql, otherSealer, asked)).rejects.toThrow(SealError);
    // No other table has any of it either: neither the audit log nor the request's row.
    const [found] = await database.sql`
      select (select count(*) from audit_log where details::text ~ 'QX-?4815|4815-?1623') +
        (select count(*) from request_ids where answer::text ~ 'QX-?4815|4815-?1623') as count`;
    expect(Number(found?.count)).toBe(0);
  });

  it('encrypted document cannot be decrypted in another row or after one changed bit', async () => {
    const { playerId } = await pendingPlayer(app);
    const { attempt, images } = await rowsOf(playerId);
    const [first, second] = images;
    await database.sql`update kyc_pictures set sealed = ${second?.sealed ?? Buffer.alloc(0)} where id = ${first?.id ?? ''}`;
    const asked = { playerId, attemptId: attempt.id };
    await expect(openImages(database.sql, sealer, asked)).rejects.toThrow('stands where it does not belong');
    const bent = Buffer.from(first?.sealed ?? Buffer.alloc(0));
    bent[bent.length - 40] = (bent[bent.length - 40] ?? 0) ^ 1;
    await database.sql`update kyc_pictures set sealed = ${bent} where id = ${first?.id ?? ''}`;
    await expect(openImages(database.sql, sealer, asked)).rejects.toThrow(SealError);
  });

  it('documents are re-encrypted with a new key, and the old key can be removed', async () => {
    const { playerId } = await pendingPlayer(app, { documentNumber: 'RX-2342-1111' });
    const fresh = Buffer.alloc(32, 11).toString('base64');
    const command = commandAs('olive', ['kyc', 'reseal']);
    const before = await rowsOf(playerId);
    const reseal = (sealKeys: string) =>
      runCommand(database.sql, command, {
        clock: app.clock,
        hooks,
        key: keyOf(command.name),
        keys: { dataDir: '', sealKeys },
      });
    // Undecryptable rows of the tests above would stop it, as they should.
    await database.sql`delete from kyc_pictures where player_id <> ${playerId}`;
    expect(await reseal(`${fresh},${TEST_SEAL_KEY}`)).toContain('3 images');
    const after = await rowsOf(playerId);
    const alone = new Sealer([Buffer.from(fresh, 'base64')]);
    expect(openNumber(alone, after.attempt)).toBe('RX23421111');
    expect((await openImages(database.sql, alone, { playerId, attemptId: after.attempt.id })).length).toBe(3);
    expect(after.attempt.documentMark.equals(before.attempt.documentMark)).toBe(false);
    await reseal(`${TEST_SEAL_KEY},${fresh}`);
  });

  it('documents are deleted after their retention time: not handed in, rejected, and approved long after the last visit', async () => {
    const left = await newAccount(app);
    await fillImages(app, left.playerId, ['front']);
    const rejected = await pendingPlayer(app);
    await ops('kyc', 'reject', rejected.account, 'blurred');
    const approved = await pendingPlayer(app);
    await ops('kyc', 'approve', approved.account);
    const count = async (playerId: string) => (await rowsOf(playerId)).images.length;
    app.clock.advance(DAY_MS + 1);
    await purgeDocumentImages(app.context);
    expect([await count(left.playerId), await count(rejected.playerId)]).toEqual([0, 3]);
    app.clock.advance(90 * DAY_MS);
    await purgeDocumentImages(app.context);
    expect([await count(rejected.playerId), await count(approved.playerId)]).toEqual([0, 3]);
    expect((await rowsOf(rejected.playerId)).attempt).toMatchObject({
      documentNumber: null,
      documentMark: null,
    });
    app.clock.advance(1_800 * DAY_MS);
    await database.sql`update sessions set last_seen_at = ${app.clock.now()} where player_id = ${approved.playerId}`;
    await purgeDocumentImages(app.context);
    expect(await count(approved.playerId)).toBe(3);
    app.clock.advance(1_828 * DAY_MS);
    await purgeDocumentImages(app.context);
    expect(await count(approved.playerId)).toBe(0);
    const { attempt } = await rowsOf(approved.playerId);
    expect([attempt.documentNumber, attempt.documentMark === null]).toEqual([null, false]);
    const [audit] = await database.sql`
      select act from audit_log where subject = ${approved.playerId} and actor = 'house'`;
    expect(audit?.act).toBe('identity pictures deleted');
  });
});
