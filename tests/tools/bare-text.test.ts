import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findBareText } from '../../tools/bare-text.ts';

const made: string[] = [];

/** A project with one component that has these children. */
function makeProject(children: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-text-'));
  made.push(folder);
  fs.mkdirSync(path.join(folder, 'src'), { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'src/a.tsx'),
    `// ₱\nexport const A = ({ is, list, name }) =>\n${children};\n`,
  );
  return folder;
}

afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true });
});

describe('text in components', () => {
  it('text has an element of its own wherever something beside it comes and goes', () => {
    expect(findBareText()).toEqual([]);
  });

  it.each([
    ['a condition', '<p>{is && <b />}text</p>'],
    ['a condition after it', '<p>text{is && <b />}</p>'],
    ['a choice', '<p>{is ? <b /> : <i />} text</p>'],
    ['a choice of element and nothing', "<p>{t('key')}{is ? <b /> : null}</p>"],
    ['a list', '<p>{name}{list.map((one) => <b key={one} />)}</p>'],
    ['a list that may be missing', '<p>{name}{list?.map((one) => <b key={one} />)}</p>'],
    ['a text that comes and goes', "<p><b />{is && t('key')}</p>"],
    ['a choice of element and text', "<p><i />{is ? <b /> : t('key')}</p>"],
    ['a template', '<p>{is && <b />}{`name`}</p>'],
    ['a fragment with text', '<p>{is && <>text <b /></>}</p>'],
  ])('%s beside bare text is reported with its line', (_what, children) => {
    expect(findBareText(makeProject(children))).toEqual(['src/a.tsx: 3']);
  });

  it.each([
    ['text in an element', '<p>{is && <b />}<span>text</span></p>'],
    ['one text of two', "<p>{is ? t('a') : t('b')}</p>"],
    ['text beside an element that stays', '<p>{name} <b /></p>'],
    ['a list alone', '<ul>{list.map((one) => <li key={one}>{one}</li>)}</ul>'],
    ['children beside a condition', '<div>{is && <b />}{children}</div>'],
    ['an attribute', "<a title={is ? 'a' : 'b'}>text</a>"],
  ])('%s is not reported', (_what, children) => {
    expect(findBareText(makeProject(children))).toEqual([]);
  });

  it('folder without components fails the check instead of passing', () => {
    const folder = makeProject('<p />');
    fs.rmSync(path.join(folder, 'src/a.tsx'));
    expect(() => findBareText(folder)).toThrow('no component');
  });
});
