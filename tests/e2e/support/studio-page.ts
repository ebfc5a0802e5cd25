import fs from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { mediaTypeOf } from '../../../server/studios/page/media-types.ts';
import type { PackageName } from '../../../tools/studio-packages/build/packages.ts';
import type { FakeRgs, FakeRound } from '../../tools/studio-packages/fake-rgs.ts';

const HOST = 'studio.test';

interface Book {
  readonly payoutMultiplier: number;
  readonly events: readonly object[];
}

/** The first book of a mode that is as wanted, as the round that a server makes of it. */
export function bookOf(folder: string, mode: string, isWanted: (book: Book) => boolean): FakeRound {
  const file = path.join(folder, 'math', `books_${mode}.jsonl.zst`);
  const lines = zstdDecompressSync(fs.readFileSync(file)).toString().trimEnd().split('\n');
  const book = lines.map((line): Book => JSON.parse(line)).find(isWanted);
  if (!book) throw new Error(`no book of ${file} is as wanted`);
  return { payoutMultiplier: book.payoutMultiplier / 100, state: book.events };
}

/** Opens a built package's page below a version's path, with its server behind `https`, as a host would. */
export async function openStudioPage(
  page: Page,
  {
    folder,
    rgs,
    language = 'en',
    more = '',
  }: { folder: string; rgs: FakeRgs; language?: string; more?: string },
): Promise<void> {
  await page.route(`https://${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'POST') {
      const { status, body } = rgs.answer(pathname, route.request().postDataJSON());
      return route.fulfill({ status, json: body });
    }
    const name = pathname.replace(/^\/1\//, '') || 'index.html';
    const file = path.join(folder, 'page', name);
    if (!fs.existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: mediaTypeOf(name) ?? '', body: fs.readFileSync(file) });
  });
  const query = `sessionID=s1&rgs_url=${HOST}&lang=${language}&device=mobile&currency=PHP${more}`;
  await page.goto(`https://${HOST}/1/index.html?${query}`);
}

/** Where the specs' packages are built. */
export const packageFolder = (name: PackageName) => path.join('.cache', 'studio-packages', name);
