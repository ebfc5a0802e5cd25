import fs from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { compareTexts } from '../../../src/platform/collate.ts';
import { activateMessages } from '../../../src/platform/i18n.ts';

afterEach(() => activateMessages('en'));

it('[C90] names are ordered as a reader of the app’s language looks them up', async () => {
  await activateMessages('en');
  expect(['Zebra', 'éclair', 'Apple', 'banana'].toSorted(compareTexts)).toEqual([
    'Apple',
    'banana',
    'éclair',
    'Zebra',
  ]);
  await activateMessages('zh-CN');
  // By the sound: bǎi, duī, gǔn, miǎn. By the code the first would be 倍.
  expect(['免费旋转', '百搭', '滚轴', '堆叠'].toSorted(compareTexts)).toEqual([
    '百搭',
    '堆叠',
    '滚轴',
    '免费旋转',
  ]);
});

/** Texts that no player sees as a list, by file: an address keeps the same order in every language. */
const UNSEEN: readonly string[] = ['src/features/games/filter-address.ts: .toSorted()'];

const OWN_ORDERS = /\.localeCompare\(|Intl\.Collator\b|\.(?:sort|toSorted)\(\)/g;

/** Comparisons of texts beside the app's own. */
function ordersIn(source: string): string[] {
  return [...source.matchAll(OWN_ORDERS)].map(([found]) => found);
}

it('[C90] no source of the client orders texts by another rule than the app’s language', () => {
  const files = ['src', 'scenes', 'games'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && file !== 'src/platform/collate.ts'),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    ordersIn(fs.readFileSync(file, 'utf8')).map((order) => `${file}: ${order}`),
  );
  expect(found).toEqual(UNSEEN);
  expect(ordersIn('names.sort((a, b) => a.localeCompare(b)); names.toSorted();')).toEqual([
    '.localeCompare(',
    '.toSorted()',
  ]);
});
