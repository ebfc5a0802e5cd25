import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer, writeAnswer, writeError } from '../../contract/answer.ts';
import type { Envelope } from '../../contract/call.ts';

const ENVELOPES: readonly Envelope[] = ['code-data', 'errcode-flat', 'code-flat', 'code-200-flat'];

describe('answer envelope', () => {
  it.each(ENVELOPES)('[E01] envelope %s returns the value that was written into it', (envelope) => {
    const value = { coin: 5, list: [1] };
    const answer = readAnswer(envelope, JSON.parse(JSON.stringify(writeAnswer(envelope, value))));
    expect(answer).toMatchObject({ ok: true, value });
  });

  it.each(ENVELOPES)('[E01] envelope %s returns the error that was written into it', (envelope) => {
    expect(readAnswer(envelope, writeError(2005, 'no'))).toEqual({ ok: false, code: 2005, msg: 'no' });
  });

  it('[E01] code 0 means success, and 200 does so only in the code-200-flat envelope', () => {
    expect(readAnswer('code-data', { code: 0, data: 1 }).ok).toBe(true);
    expect(readAnswer('code-data', { code: 200, data: 1 }).ok).toBe(false);
    expect(readAnswer('code-200-flat', { code: 200 }).ok).toBe(true);
    expect(readAnswer('code-200-flat', { code: 0 }).ok).toBe(false);
    expect(readAnswer('errcode-flat', { errcode: 0, code: 7 }).ok).toBe(true);
  });

  it('[E02] expired session is answered as code 401', () => {
    expect(readAnswer('code-flat', writeError(401, ''))).toMatchObject({ ok: false, code: 401 });
  });

  it('answer without a known code is never read as success', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENVELOPES), fc.jsonValue(), (envelope, answer) => {
        const said = (answer ?? {}) as { code?: unknown; errcode?: unknown };
        fc.pre(said.code === undefined && said.errcode === undefined);
        expect(readAnswer(envelope, answer)).toMatchObject({ ok: false, code: 500 });
      }),
    );
  });
});
