import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { MAX_SUPPORT_IMAGE_BYTES } from '../../../contract/support/support-rules.ts';
import { makePng } from '../images/png-parts.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { chatter, newCode } from './support.ts';

const HOUR_MS = 3_600_000;
const database = useDatabase();
const { sql } = database;
const app = useApp(database);
const ops = operatorOf(sql, app);

const setLimit = (name: string, value: number) => sql`
  update config set value = jsonb_set(value, array['limits', ${name}], to_jsonb(${value}::int)) where key = 'support'`;

describe('images to customer service', () => {
  it('[O23] [R38] image is stored as its pixels alone, and shown to whom it belongs', async () => {
    const chat = chatter(app.call, await newAccount(app));
    const withPlace = await sharp(makePng(3_000, 1_500))
      .jpeg()
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
      .toBuffer();
    expect(withPlace.includes('Secret Camera')).toBe(true);
    const { data: picture } = await chat.upload(withPlace);
    expect([picture.width, picture.height]).toEqual([1_600, 800]);
    await chat.say({ images: [picture.id] });
    const shown = Buffer.from((await chat.open(picture.id)).data.image, 'base64');
    expect((await sharp(shown).metadata()).format).toBe('webp');
    expect(shown.includes('Secret Camera')).toBe(false);
    expect((await chat.look()).data.messages[0].images).toEqual([picture]);
  });

  it('[O23] operator who names a folder gets the images of a chat there, for their own eyes', async () => {
    const chat = chatter(app.call, await newAccount(app));
    const { data: first } = await chat.upload(makePng(60, 40));
    const { data: second } = await chat.upload(makePng(80, 50));
    const { data: begun } = await chat.say({ text: 'Both sides.', images: [first.id, second.id] });
    const { number } = begun.thread;
    const folder = join(mkdtempSync(join(tmpdir(), 'chat-')), 'pictures');
    expect(await ops('chat', 'show', number, folder)).toContain('(2 pictures)');
    const names = [`${number}-1-1.webp`, `${number}-1-2.webp`];
    expect(readdirSync(folder).sort()).toEqual(names);
    const widths = await Promise.all(
      names.map(async (name) => (await sharp(readFileSync(join(folder, name))).metadata()).width),
    );
    expect(widths.sort()).toEqual([60, 80]);
    expect(names.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600]);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [
      'a text',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.repeat(4)),
      'imageInvalid',
    ],
    ['a web page named as one', Buffer.from('GIF89a<script>alert(1)</script>'.repeat(9)), 'imageInvalid'],
    ['a picture of a few pixels', makePng(8, 8), 'imageTooSmall'],
    ['a picture that is huge in its head', makePng(2, 2).fill(0xff, 16, 20), 'imageInvalid'],
  ] as const)('[R38] %s is refused by name', async (_name, file, key) => {
    const { code } = await chatter(app.call, await newAccount(app)).upload(file);
    expect([ERROR_CODES[key], ERROR_CODES.imageTooLarge, ERROR_CODES.imageInvalid]).toContain(code);
    expect((await sql`select from support_images where width < 32`).count).toBe(0);
  });

  it('[R38] file above the limit is refused, and a body far above it is not read', async () => {
    const chat = chatter(app.call, await newAccount(app));
    const large = Buffer.alloc(MAX_SUPPORT_IMAGE_BYTES + 1_000, 1);
    expect((await chat.upload(large)).code).toBe(ERROR_CODES.imageTooLarge);
    expect((await chat.upload(Buffer.alloc(MAX_SUPPORT_IMAGE_BYTES * 2, 1))).status).toBe(413);
  });

  it('[R38] upload whose answer was lost is repeated without a second image', async () => {
    const chat = chatter(app.call, await newAccount(app));
    const id = randomUUID();
    const first = await chat.upload(makePng(60, 40), id);
    expect((await chat.upload(makePng(60, 40), id)).data).toEqual(first.data);
    expect((await sql`select from support_images where id = ${id}`).count).toBe(1);
    const other = chatter(app.call, await newAccount(app));
    expect((await other.upload(makePng(60, 40), id)).data.details).toEqual({ field: 'requestId' });
  });

  it('[O23] images are limited by the hour: of a member, and of all guests of an address', async () => {
    await setLimit('imagesPerHour', 2);
    await setLimit('guestImagesPerHour', 2);
    const player = await newAccount(app);
    const codes: number[] = [];
    for (let count = 0; count < 3; count += 1) codes.push((await chatter(app.call, player).upload()).code);
    for (let count = 0; count < 3; count += 1)
      codes.push((await chatter(app.call, { code: newCode() }).upload()).code);
    expect(codes).toEqual([0, 0, ERROR_CODES.supportLimit, 0, 0, ERROR_CODES.supportLimit]);
    app.clock.advance(HOUR_MS);
    expect((await chatter(app.call, { code: newCode() }).upload()).code).toBe(0);
    await setLimit('imagesPerHour', 30);
    await setLimit('guestImagesPerHour', 10);
  });
});
