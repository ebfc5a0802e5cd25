// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1/" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { csvText, plainAmount, saveCsv, textCell } from '../../../src/platform/csv.ts';
import { savePng } from '../../../src/platform/save-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('file of figures', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123_456, '1234.56'],
    [-5, '-0.05'],
    [-123_450, '-1234.50'],
    [9_007_199_254_740_991, '90071992547409.91'],
  ])('amount of %i cents is written as %s', (amount, text) => {
    expect(plainAmount(cents(amount))).toBe(text);
  });

  it.each([
    ['Royal Sevens', 'Royal Sevens'],
    ['=1+1', "'=1+1"],
    ['+63 917', "'+63 917"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("//evil.example","x")', `"'=HYPERLINK(""//evil.example"",""x"")"`],
  ])('cell %j is written as %s, and no spreadsheet runs it', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  it('lines end as spreadsheets expect it, the last one too', () => {
    expect(csvText([['a', 'b'], ['1'], []])).toBe('a,b\r\n1\r\n\r\n');
    expect(csvText([])).toBe('');
  });

  it('file is handed over under its name, and its address is given back', async () => {
    const blobs: Blob[] = [];
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    saveCsv('play.csv', '时间,1\r\n');
    expect(saved).toEqual(['play.csv blob:file']);
    // The byte order mark comes first, by which spreadsheets know UTF-8.
    const bytes = Buffer.from(await (blobs[0] as Blob).arrayBuffer());
    expect(bytes.toString('hex')).toBe(`efbbbf${Buffer.from('时间,1\r\n').toString('hex')}`);
    expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
    expect(revoked).toHaveBeenCalledWith('blob:file');
  });

  it('drawing is saved dark on white at the wanted size', () => {
    const brush = { fillRect: vi.fn(), scale: vi.fn(), fill: vi.fn(), fillStyle: '' };
    vi.stubGlobal('Path2D', class {});
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value: () => brush,
      configurable: true,
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    savePng('code.png', { size: 29, path: 'M0 0' }, 580);
    expect(brush.fillRect).toHaveBeenCalledWith(0, 0, 580, 580);
    expect(brush.scale).toHaveBeenCalledWith(20, 20);
    expect(brush.fillStyle).toBe('#000');
    expect(click).toHaveBeenCalledTimes(1);
  });
});
