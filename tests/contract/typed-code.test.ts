import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedCode, readTypedInviteCode } from '../../contract/typed-code.ts';
import { makeInviteCode } from '../../server/auth/public/new-player.ts';

const SIX = { min: 6, max: 6 };

describe('code in a typed or pasted text', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123\u2011456', '123456'],
    ['123\u00a0456', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['\u200b123456\u200e', '123456'],
    ['１２３ ４５６', '123456'],
    ['Your code is 123456.', '123456'],
    ['G-123456', '123456'],
    ['123456 is your code, sent 12:30:45, valid for 10 minutes', '123456'],
    ['@marquee.example #123456', '123456'],
    ['', null],
    ['12345', null],
    ['1234567', null],
    ['123 456 7', null],
    ['123456 654321', null],
    ['123456 or 654321', null],
    ['123456, call 0917 123 4567', null],
    ['A123456', null],
    ['123456.78', null],
    ['١٢٣٤٥٦', null],
  ])('text %j is read as %j', (text, code) => {
    expect(readTypedCode(text, SIX)).toBe(code);
  });

  it('code of every length in the bounds is read, and a longer one is not cut', () => {
    const bounds = { min: 4, max: 8 };
    const digits = fc.stringMatching(/^\d{1,12}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(' ', '-', '\u2013', '\u202f', ''), (code, separator) => {
        const isWhole = code.length >= bounds.min && code.length <= bounds.max;
        expect(readTypedCode([...code].join(separator), bounds)).toBe(isWhole ? code : null);
      }),
    );
  });
});

describe('invite code in a typed or pasted text', () => {
  it('code as the server makes it is read with blanks, dashes, small letters and words around it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        const code = makeInviteCode(bytes);
        const halves = [code.slice(0, 4), code.slice(4)];
        for (const text of [
          code,
          code.toLowerCase(),
          halves.join('-'),
          halves.join(' '),
          `My code: ${code}.`,
        ])
          expect(readTypedInviteCode(text)).toBe(code);
      }),
    );
  });

  it.each(['ABCD234', 'ABCD23456', 'ABCD2345 EFGH6789', 'use ABCD2345 or EFGH6789', 'hello', ''])(
    'text %j without exactly one code is read as none',
    (text) => {
      expect(readTypedInviteCode(text)).toBeNull();
    },
  );
});
