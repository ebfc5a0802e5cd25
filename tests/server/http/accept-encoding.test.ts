import { expect, it } from 'vitest';
import { acceptedCodings } from '../../../server/http/accept-encoding.ts';

it.each([
  ['br', ['br']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0', []],
  ['br;q=0.0, gzip', ['gzip']],
  ['br ; q=0,gzip;q=0.5', ['gzip']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['br;q=0, *', ['gzip']],
  ['gzip, *;q=0', ['gzip']],
  ['identity', []],
  ['brx, xgzip', []],
  ['br;q=x', []],
  ['', []],
  [undefined, []],
])('Accept-Encoding of %j takes the codings %j', (header, codings) => {
  expect(acceptedCodings(header, ['br', 'gzip'])).toEqual(codings);
});
