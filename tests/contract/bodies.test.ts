import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { commonBody } from '../../contract/call.ts';
import { GOOD_BODIES } from '../server/support/good-bodies.ts';
import { changeAt, EVERY_CALL, goodBody, letters, placesOf, wrongPlaces } from './support/bodies.ts';

const SERVED = EVERY_CALL.filter(([name]) => name in GOOD_BODIES);

/** JSON values that are valid in no field of any body. */
const HOSTILE: readonly unknown[] = [
  null,
  {},
  [],
  [null],
  { length: 1 },
  { $ne: null },
  -1,
  0.5,
  1e21,
  2 ** 53,
  true,
  '',
  ' ',
  '0x10',
  '1e3',
  'NaN',
  "'; drop table players; --",
  '\ud800',
  '\u202e',
  letters(70_000),
];

/** True when an error path is the field itself, one inside it, or a field missing from its replaced branch. */
const isAbout = (named: string, place: string) => named === place || named.startsWith(`${place}.`);

describe('request bodies', () => {
  it.each(SERVED)('%s names the exact path of every hostile value', (name, call) => {
    const good = goodBody(name);
    expect(wrongPlaces(call, good)).toEqual([]);
    for (const place of placesOf(good))
      for (const value of HOSTILE) {
        const elsewhere = wrongPlaces(call, changeAt(good, place, value)).filter(
          (named) => !isAbout(named, place),
        );
        expect({ place, value, elsewhere }).toEqual({ place, value, elsewhere: [] });
      }
  });

  it('only the listed fields are optional, and each missing required field is named', () => {
    const mayMiss: Record<string, string[]> = {};
    for (const [name, call] of EVERY_CALL) {
      const fields = Object.keys((call.body as z.ZodMiniObject).shape);
      for (const field of fields) {
        const named = wrongPlaces(call, changeAt(goodBody(name), field, undefined));
        if (named.length === 0) mayMiss[name] = [...(mayMiss[name] ?? []), field];
        else expect({ name, named }).toEqual({ name, named: [field] });
      }
    }
    expect(mayMiss).toEqual({
      accountRegist: ['inviteCode'],
      accountRegist4: ['ticket', 'phone', 'code', 'password', 'inviteCode'],
      bindAccount: ['password'],
      socialStart: ['password'],
      preLogin: ['configVersion'],
      'anonymous/appConfig': ['configVersion'],
      'anonymous/appEventLogClient': ['batchId'],
      getAfterLoginInfoWeb: ['deviceId'],
      startGame: ['activityId'],
      exitGame: ['gameSessionId'],
      'game/open': ['launchToken', 'gameToken'],
      delMail: ['isRewardGivenUp'],
      'game/watch': ['seen', 'wantsOwn', 'reveal'],
      recharge: ['hasBack', 'offerId'],
      betBonus: ['type'],
      updateAppUserOther: ['realName', 'email'],
      updateProfile: ['nickname', 'avatar', 'image'],
    });
  });

  it.each(SERVED.filter(([name]) => name !== 'anonymous/appEventLogClient'))(
    '%s drops fields that its contract does not name',
    (name, call) => {
      const more = '{"isAdmin":true,"userId":1,"__proto__":{"isAdmin":true},"constructor":1}';
      const good = goodBody(name) as object;
      const read = call.body.parse({ ...JSON.parse(more), ...good }) as Record<string, unknown>;
      expect(read).toEqual(call.body.parse(good));
      expect([Object.keys(read).includes('__proto__'), 'isAdmin' in read]).toEqual([false, false]);
    },
  );

  it.each(SERVED)('%s rejects a list, text, number or null as its body', (_name, call) => {
    for (const body of [null, undefined, [], 'body', 7, true]) expect(wrongPlaces(call, body)).toEqual(['']);
  });

  it.each(SERVED.filter(([, { body }]) => 'requestId' in (body as z.ZodMiniObject).shape))(
    '%s accepts only a UUID as its request id',
    (name, call) => {
      const uuid = '018f2f5e-7a00-7000-8000-000000000001';
      const named = (value: unknown) => wrongPlaces(call, changeAt(goodBody(name), 'requestId', value));
      expect([uuid, uuid.toUpperCase()].map(named)).toEqual([[], []]);
      const wrong = [
        uuid.replaceAll('-', ''),
        `${uuid} `,
        `${uuid}\n`,
        `{${uuid}}`,
        uuid.slice(1),
        '',
        7,
        null,
      ];
      expect(wrong.map(named)).toEqual(wrong.map(() => ['requestId']));
    },
  );
});

interface Rule {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly items?: Rule;
  readonly anyOf?: readonly Rule[];
  readonly [key: string]: unknown;
}

/** Paths of texts, lists and integers in a schema that have no bound. */
function unboundedPlaces(rule: Rule, path = ''): string[] {
  const below = Object.entries(rule.properties ?? {}).flatMap(([key, inner]) =>
    unboundedPlaces(inner, path === '' ? key : `${path}.${key}`),
  );
  const inList = rule.items ? unboundedPlaces(rule.items, `${path}.0`) : [];
  const ways = (rule.anyOf ?? []).flatMap((way) => unboundedPlaces(way, path));
  const isOpen =
    (rule.type === 'string' &&
      !['maxLength', 'format', 'pattern', 'enum', 'const'].some((key) => key in rule)) ||
    (rule.type === 'array' && !('maxItems' in rule)) ||
    (rule.type === 'integer' &&
      !(Number(rule.minimum) > Number.MIN_SAFE_INTEGER && Number(rule.maximum) < Number.MAX_SAFE_INTEGER));
  return [...(isOpen ? [path] : []), ...below, ...inList, ...ways];
}

/** Tokens are hashed before use: one of any length is an unknown token and is answered as such. */
const TOKENS: Readonly<Record<string, string[]>> = { 'game/open': ['launchToken', 'gameToken'] };

it.each(EVERY_CALL)('%s bounds every text, list and number of its body', (name, { body }) => {
  const unbounded = unboundedPlaces(z.toJSONSchema(body, { io: 'input' }) as Rule);
  expect(unbounded).toEqual(TOKENS[name] ?? []);
});

describe('common fields', () => {
  const common = z.object(commonBody);
  const good = {
    appId: 'member-web',
    channel: 'WEB',
    clientReferrer: '',
    platform: 0,
    appVersion: '1.0.0',
    appWebName: '',
  };

  it.each([
    ['appId', ['a', letters(64)], ['', letters(65), 7]],
    ['channel', ['WEB'], ['web', 'APP', '']],
    ['clientReferrer', ['', letters(500)], [letters(501), null]],
    ['platform', [0, 1], [2, -1, '0', true, null]],
    ['appVersion', ['', letters(32)], [letters(33), 1]],
    ['appWebName', ['', letters(64)], [letters(65), null]],
  ])('[C89] %s is accepted at its bounds and rejected by name beyond them', (field, fine, wrong) => {
    const named = (value: unknown) =>
      common.safeParse({ ...good, [field]: value }).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(fine.map(named)).toEqual(fine.map(() => []));
    expect(wrong.map(named)).toEqual(wrong.map(() => [field]));
  });
});
