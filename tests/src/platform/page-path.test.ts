import { describe, expect, it } from 'vitest';
import { isPagePath, NON_PAGE_PATTERNS } from '../../../src/platform/page-path.ts';
import * as table from '../../../src/platform/path-constants.ts';

describe('addresses that the app answers', () => {
  it.each([
    '/',
    '/promotions?utm_source=mail.ph',
    '/promotions?next=/a.b',
    '/wallets?back=/app/v1/x.js',
    '/appointment',
    '/artists',
    '/iconsets?x=1',
    '/sandboxes',
    '/metrics-of-play',
    '/member/v1.2/x',
  ])('[O25] %s is a page', (address) => {
    expect(isPagePath(address)).toBe(true);
  });

  it.each([
    '/version.json',
    '/version.json?at=1',
    '/verify-round.html',
    '/fair/sheets/airship.json',
    '/sw.js',
    '/app/v1/preLogin',
    '/app?x=1',
    '/art/0a1b/posters/x',
    '/posters/x',
    '/icons',
    '/sandbox',
    '/sandbox/mails?to=a',
    '/live/stream',
    '/healthz',
    '/.well-known/change-password',
  ])('[O25] %s is no page', (address) => {
    expect(isPagePath(address)).toBe(false);
  });

  it('[O25] every address of the path table is a page, with any query', () => {
    const excluded = Object.values(table).filter((path) => !isPagePath(`${path}?next=/app/a.js`));
    expect(excluded).toEqual([]);
  });

  it('patterns keep no state between two tests of one address', () => {
    expect(NON_PAGE_PATTERNS.filter(({ global, sticky }) => global || sticky)).toEqual([]);
  });
});
