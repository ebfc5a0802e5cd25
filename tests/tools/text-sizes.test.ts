import { describe, expect, it } from 'vitest';
import { findFixedTextSizes } from '../../tools/text-sizes.ts';
import { plantFile } from './support/plant-file.ts';

const FILE = 'src/features/a/a.module.css';

describe('text sizes', () => {
  it('text of every page follows the reader’s own size', () => {
    expect(findFixedTextSizes()).toEqual([]);
  });

  it.each([
    'font-size: 14px',
    'font: 400 22px / 1.2 var(--font-text)',
    'font: 400 clamp(1rem, 4vw, 30px) / 1 var(--font-text)',
    'line-height: 44px',
  ])('%s is reported', (declaration) => {
    expect(findFixedTextSizes(plantFile(FILE, `.a {\n  ${declaration};\n}\n`))).toEqual([
      `${FILE}: ${declaration}`,
    ]);
  });

  it.each([
    [FILE, 'font: 400 1.375rem / 1.2 var(--font-text)'],
    [FILE, 'height: 44px'],
    [FILE, '--font-size: 14px'],
    ['src/stage/mirror/a.module.css', 'font-size: 14px'],
  ])('in %s, %s is not reported', (file, declaration) => {
    expect(findFixedTextSizes(plantFile(file, `.a {\n  ${declaration};\n}\n`))).toEqual([]);
  });

  it('project without style sheets fails the check instead of passing', () => {
    expect(() => findFixedTextSizes(plantFile('src/a.ts', ''))).toThrow('no style sheet');
  });
});
