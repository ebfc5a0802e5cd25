import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { readJson, readTimestamp, readWhole } from '../../../server/strict-json.ts';
import { REPORT_HEAD, readReport } from '../../../server/wallet/settlement-report.ts';

const NAN = Number.NaN;

describe('external JSON', () => {
  it.each([
    ['10000', 10_000],
    ['10000.00', 10_000],
    ['-7', -7],
    ['0.1', 0.1],
    ['500.50', 500.5],
    ['1e-7', 1e-7],
    ['1E4', NAN],
    ['1e4', NAN],
    ['10000.0000000000001', NAN],
    ['9007199254740993', NAN],
    ['1e400', NAN],
    ['-0', NAN],
  ])('number %s is read as %s', (text, value) => {
    expect(readJson(`{"a":[${text}]}`)).toEqual({ a: [value] });
  });

  it.each([
    [String.raw`"a\u0000"`, NAN],
    [String.raw`"cut \ud83d"`, NAN],
    [String.raw`"\ud83d\ude00"`, '😀'],
    [String.raw`"\\u0000"`, String.raw`\u0000`],
  ])('JSON text %s is read as %s', (text, value) => expect(readJson(text)).toEqual(value));

  it('invalid or too deeply nested JSON is read as undefined', () => {
    expect([readJson(''), readJson('{'), readJson('01'), readJson('"\u0000"')]).toEqual(
      Array(4).fill(undefined),
    );
    expect(readJson(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toBeUndefined();
  });
});

it.each([
  ['0', 0],
  ['20', 20],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', null],
  ['1E4', null],
  ['0x10', null],
  ['010', null],
  [' 1', null],
  ['1.0', null],
  ['-1', null],
  ['', null],
])('whole number %j is read as %s', (text, value) => expect(readWhole(text)).toBe(value));

it.each([
  ['2027-03-10T18:00:00Z', Date.UTC(2027, 2, 10, 18)],
  ['2027-03-10T18:00+08:00', Date.UTC(2027, 2, 10, 10)],
  ['2027-03-10', null],
  ['1 Z', null],
  ['2027-13-10T18:00:00Z', null],
])('timestamp %j is read as %s', (text, value) => expect(readTimestamp(text)).toBe(value));

it.each(['8e3', '0x50', ' 8080', '8080.0', '+8080'])('[C90] setting PORT=%j is rejected', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow('Bad setting PORT');
});

describe('settlement report', () => {
  const line = (changes: Partial<Record<'id' | 'cents' | 'at', string>>) =>
    [
      changes.id ?? 'p-1',
      'r-1',
      changes.cents ?? '10000',
      'PHP',
      'paid',
      changes.at ?? '2027-03-10T04:00:00.000Z',
    ].join();
  it.each([
    { cents: '1E4' },
    { cents: '10000.0' },
    { cents: '10000.0000000000001' },
    { cents: '0x10' },
    { cents: ' 10000' },
    { cents: '99999999999999999' },
    { id: 'p\u0000' },
    { id: 'p\ud800' },
    { at: '1' },
    { at: '2027-03-10' },
  ])('report with %j in a line is rejected as a whole', (changes) => {
    expect(readReport(`${REPORT_HEAD}\n${line({})}\n`)).toHaveLength(1);
    expect(() => readReport(`${REPORT_HEAD}\n${line(changes)}\n`)).toThrow('line 2: not a payment');
  });
});
