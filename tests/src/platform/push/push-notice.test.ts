import { describe, expect, it } from 'vitest';
import { PUSH_NOTICES } from '../../../../contract/push/push-payload.ts';
import { NOTICE_RULES } from '../../../../server/push/notice-rules.ts';
import { findRoute } from '../../../../src/app/route-table.ts';
import { LOCALES } from '../../../../src/platform/locale.ts';
import { readOpenPath } from '../../../../src/platform/push/open-path.ts';
import { ownPath } from '../../../../src/platform/push/own-path.ts';
import { readNotice } from '../../../../src/platform/push/push-notice.ts';
import { readNoticeTexts } from '../../../../tools/build/push-worker.ts';

const ORIGIN = 'https://marquee.example';
const texts = readNoticeTexts();
const read = (value: unknown, chosen?: unknown) =>
  readNotice(typeof value === 'string' ? value : JSON.stringify(value), { texts, origin: ORIGIN, chosen });

describe('notification that is shown', () => {
  it('message becomes its text and its page; one of a kind takes the place of the last', () => {
    expect(read({ notice: 'mail', path: '/email', locale: 'en' })).toEqual({
      title: 'You have a new message',
      body: 'It’s in your inbox.',
      tag: 'mail',
      path: '/email',
      locale: 'en',
    });
  });

  it('language that was chosen in this browser comes before that of the message', () => {
    const message = { notice: 'mail', path: '/email', locale: 'fil' };
    expect(read(message).title).toBe('May bago kang mensahe');
    expect(read(message, 'zh-CN')).toMatchObject({ title: '您有一条新消息', locale: 'zh-CN' });
    expect(read(message, 'de').locale).toBe('fil');
    expect(read({ ...message, locale: 7 }).locale).toBe('en');
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1]'],
    ['an unknown notice', { notice: 'jackpot', path: '/email', locale: 'en' }],
    ['a name of every object', { notice: 'constructor', path: '/', locale: '__proto__' }],
  ])('message that is %s shows the neutral text', (_what, message) => {
    expect(read(message)).toMatchObject({ title: 'You have a notification', tag: 'other' });
  });

  it.each([
    ['of another site', 'https://evil.example/x'],
    ['of another host by two slashes', '//evil.example/x'],
    ['of another host by a backslash', '/\\evil.example/x'],
    ['of a script', 'javascript:alert(1)'],
    ['without a slash', 'email'],
    ['that is no text', { a: 1 }],
    ['that is missing', undefined],
    ['that cannot be parsed', '//['],
  ])('page %s becomes the first page', (_what, path) => {
    expect(ownPath(path, ORIGIN)).toBe('/');
    expect(read({ notice: 'mail', path, locale: 'en' }).path).toBe('/');
  });

  it('page of our own keeps its query, and a fragment is left out', () => {
    expect(ownPath('/wallets/record?kind=withdraw#x', ORIGIN)).toBe('/wallets/record?kind=withdraw');
  });

  it.each(PUSH_NOTICES)('page of %s is one of the site’s', (notice) => {
    const { pathname, searchParams } = new URL(NOTICE_RULES[notice].path, ORIGIN);
    expect(findRoute(pathname, searchParams)).not.toBeNull();
  });

  it('no text names an amount, a game, a win or a loss', () => {
    const all = LOCALES.flatMap((locale) => Object.values(texts[locale]).flatMap(Object.values));
    for (const text of all)
      expect(text).not.toMatch(/\d|₱|\b(?:win|won|lost|loss|bet|jackpot|back)\b|panalo|talo|赢|输/i);
  });

  it('page hears of a press by its own message only', () => {
    expect(readOpenPath({ type: 'OPEN_PATH', path: '/email' })).toBe('/email');
    for (const data of [null, 'x', { type: 'SKIP_WAITING' }, { type: 'OPEN_PATH', path: 7 }])
      expect(readOpenPath(data)).toBeNull();
  });
});
