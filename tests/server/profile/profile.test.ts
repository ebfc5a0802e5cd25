import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { findNicknameError, tidyNickname } from '../../../contract/profile/profile-rules.ts';
import { maskAddress } from '../../../server/names/mask-address.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
let person: NewAccount;
beforeEach(async () => {
  person = await newAccount(app);
});

const update = (body: Record<string, unknown>, token = person.token) =>
  app.call('updateProfile', body, token);
const image = async (side = 200) =>
  (
    await sharp({ create: { width: side, height: side, channels: 3, background: '#204080' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const userInfo = async () => {
  const { data } = await app.call(
    'preLogin',
    {
      gameListVersion: '',
      messagingToken: '',
      phoneinfoJsonModel: '',
      deviceId: '',
      version: '1',
      os: 'Linux',
      deviceModel: 'test',
    },
    person.token,
  );
  return data.userInfo;
};

describe('nickname', () => {
  it('[C22] [R47] nickname is normalized, returned at the next start, and its change is in the audit log', async () => {
    expect((await update({ nickname: '  Lucky   Star 7 ' })).data.nickname).toBe('Lucky Star 7');
    expect((await userInfo()).nickname).toBe('Lucky Star 7');
    const [row] = await database.sql`
      select details from audit_log where act = 'nickname changed' and subject = ${person.playerId}`;
    expect(row?.details).toMatchObject({ before: person.account, after: 'Lucky Star 7' });
  });

  it('[V01] nickname has the bounds of the platform, and the error names them', async () => {
    const { code, data } = await update({ nickname: 'x' });
    expect(code).toBe(ERROR_CODES.nicknameInvalid);
    expect(data.details).toEqual({ error: 'length', min: 2, max: 24 });
    expect((await userInfo()).nickname).toBe(person.account);
  });

  it.each([
    ['Zoë Ñañez', null],
    ['幸运星', null],
    ['O’Neill-7', null],
    ['a', 'length'],
    ['x'.repeat(25), 'length'],
    ['<b>bold</b>', 'pattern'],
    ['\u202Egnol', 'pattern'],
    ['-dash', 'pattern'],
    ['z\u0336\u0336\u0336\u0336', 'pattern'],
    ['zero\u200Bwidth', 'pattern'],
    ['Customer Service', 'reserved'],
    ['The Admin', 'reserved'],
    ['官方客服', 'reserved'],
  ] as const)('[V01] nickname is validated by its characters: %s', (name, error) => {
    expect(findNicknameError(tidyNickname(name), { min: 2, max: 24 })).toBe(error);
  });
});

describe('avatar', () => {
  it('[C22] [R46] avatar can be one of the platform’s set', async () => {
    expect((await update({ avatar: 'tiger' })).data).toMatchObject({ avatar: 'tiger', avatarOther: '' });
    expect(await userInfo()).toMatchObject({ avatar: 'tiger', avatarOther: '' });
    expect((await update({ avatar: '../secret' })).status).toBe(400);
  });

  it('[C22] [R46] avatar can be the player’s own, at an unguessable address that changes with it', async () => {
    const { data } = await update({ image: await image() });
    expect(data.avatarOther).toMatch(/^\/player-pictures\/[0-9a-f]{32}\.webp$/);
    const shown = await fetch(app.url + data.avatarOther);
    expect([
      shown.status,
      shown.headers.get('content-type'),
      shown.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/webp', 'nosniff']);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(384);
    const { data: next } = await update({ image: await image(300) });
    expect(next.avatarOther).not.toBe(data.avatarOther);
    expect((await fetch(app.url + data.avatarOther)).status).toBe(404);
    expect((await update({ avatar: 'wolf' })).data).toMatchObject({ avatar: 'wolf', avatarOther: '' });
    expect((await fetch(app.url + next.avatarOther)).status).toBe(404);
  });

  it('invalid avatar is rejected, and a body of twelve megabytes is not read', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>').toString(
      'base64',
    );
    expect((await update({ image: svg })).code).toBe(ERROR_CODES.imageInvalid);
    expect((await update({ image: await image(40) })).code).toBe(ERROR_CODES.imageTooSmall);
    expect((await update({ image: 'x'.repeat(16_000_000) })).status).toBe(413);
    expect((await update({ image: `${'A'.repeat(40)}<b>` })).status).toBe(400);
    expect((await userInfo()).avatarOther).toBe('');
  });

  it('avatar is accessible to members only, at its own address only', async () => {
    expect((await app.call('updateProfile', { avatar: 'tiger' })).status).toBe(401);
    for (const path of [
      'x.webp',
      `${'0'.repeat(32)}.webp`,
      '..%2f..%2fetc%2fpasswd',
      `${'0'.repeat(32)}.svg`,
    ])
      expect((await fetch(`${app.url}/player-pictures/${path}`)).status).toBe(404);
  });
});

it('[R47] personal details are those of the registration', async () => {
  const { data } = await app.call('appUserOther', {}, person.token);
  expect(data).toMatchObject({ nationality: 'PH', birthDate: expect.stringMatching(/^19\d\d-\d\d-\d\d$/) });
});

it.each([
  ['203.0.113.77', '203.0.•.•'],
  ['::ffff:203.0.113.77', '203.0.•.•'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:…'],
  ['::1', '…'],
])('address of a sign-in is shown partly masked: %s', (ip, shown) => {
  expect(maskAddress(ip)).toBe(shown);
});
